import type { FigureName } from '#shared/features/platform-figures/figures.ts';

/** Figures that are read together, in one chart: three lines or four columns at most. */
export interface FigureGroup {
  readonly title: string;
  readonly description: string;
  readonly kind: 'columns' | 'lines';
  readonly figures: readonly FigureName[];
}

/** All figures, in the order of the screen. */
export const FIGURE_GROUPS: readonly FigureGroup[] = [
  {
    title: 'Active users',
    description:
      'Different users in each period. Someone who came on seven days of a week counts once in it.',
    kind: 'lines',
    figures: ['activeUsers'],
  },
  {
    title: 'Joining',
    description: 'New accounts, and who finished onboarding.',
    kind: 'columns',
    figures: ['signUps', 'onboarded'],
  },
  {
    title: 'Applying',
    description: 'Postings, applications for them, and answers that came by the promised day.',
    kind: 'lines',
    figures: ['postings', 'applications', 'replies'],
  },
  {
    title: 'Hiring',
    description: 'What applications led to, in the period in which it happened.',
    kind: 'columns',
    figures: ['interviews', 'hires'],
  },
  {
    title: 'Mentoring and reviews',
    description: 'What mentors were asked for, and what took place.',
    kind: 'columns',
    figures: ['mentoringRequests', 'sessions', 'reviews'],
  },
  {
    title: 'Courses and events',
    description: 'What users learn, and where they go.',
    kind: 'columns',
    figures: ['coursesBegun', 'coursesCompleted', 'events', 'eventVisits'],
  },
  {
    title: 'Conversations',
    description: 'Messages between users, and reports.',
    kind: 'lines',
    figures: ['messages', 'reports'],
  },
  {
    title: 'Advisor',
    description: 'Questions, and what users said of the answers.',
    kind: 'columns',
    figures: ['questions', 'answersRight', 'answersWrong'],
  },
];

import {
  AdminIcon,
  AnalyticsIcon,
  InternshipsIcon,
  MailIcon,
  ProjectsIcon,
  StartupIcon,
} from '#frontend/ui/style/icons.ts';
import type { Benefit } from '../parts/Benefits.tsx';
import type { Tool } from '../parts/Tools.tsx';

// `soon` marks what cannot be used yet. It goes away with the screen that makes it true.

export interface CoreFeature extends Benefit {
  /** What it consists of, in a few words each. */
  readonly parts: readonly string[];
}

/** The six core features (spec, point 1). */
export const CORE: readonly CoreFeature[] = [
  {
    title: 'Internships and live projects',
    text: 'Search by kind, place and skill. Every result says which of its skills you have, and every application says where it stands.',
    parts: [
      'Jobs, internships and projects in one search',
      'A match receipt before you apply',
      'Application tracking with dates',
    ],
  },
  {
    title: 'Skill courses and certifications',
    text: 'Short courses for the skill that your receipts keep missing, each with a certificate at its end.',
    parts: ['Chosen by your gaps', 'In parts of an hour', 'A certificate for your profile'],
    soon: true,
  },
  {
    title: 'Mentorship and buddy system',
    text: 'Somebody who does the job, and somebody who is one year ahead of you. Both have been where you are.',
    parts: ['A mentor from your field', 'A buddy from your course', 'Sessions with notes and goals'],
    soon: true,
  },
  {
    title: 'Overseas education guidance',
    text: 'Which programme, which papers, which deadline: one list for each country in place of forty open tabs.',
    parts: ['Programmes side by side', 'Papers and deadlines by country', 'Partner universities'],
    soon: true,
  },
  {
    title: 'AI career advisor',
    text: 'Ask what to learn next or how to begin a letter. It answers from your profile and from open positions, and says which.',
    parts: ['Answers with their sources', 'Knows only what you may see', 'Never computes a score'],
    soon: true,
  },
  {
    title: 'Digital library',
    text: 'Guides, templates and recorded talks about first applications, first interviews and first weeks, sorted by what you are about to do next.',
    parts: ['Guides and templates', 'Talks by mentors', 'Sorted by your next step'],
    soon: true,
  },
];

/** The six tools around them (spec, point 2). */
export const ADDITIONAL: readonly Tool[] = [
  {
    icon: ProjectsIcon,
    title: 'Project lifecycle management',
    text: 'A live project from its brief to its review, with milestones, hand-ins and feedback in one place.',
    soon: true,
  },
  {
    icon: MailIcon,
    title: 'Real-time communication',
    text: 'Write with mentors, buddies and employers beside the application or session that it is about.',
    soon: true,
  },
  {
    icon: InternshipsIcon,
    title: 'Achievement system',
    text: 'Badges for what you have finished and can show, never for how often you came by.',
    soon: true,
  },
  {
    icon: AnalyticsIcon,
    title: 'Analytics dashboard',
    text: 'Your applications and your Resume Health, counted from records. Interviews and profile views join them when companies can answer here.',
  },
  {
    icon: AdminIcon,
    title: 'Privacy and security',
    text: 'GDPR-compliant by design: one cookie to keep you signed in, no trackers, and a page that says what is stored and for how long.',
  },
  {
    icon: StartupIcon,
    title: 'Career acceleration',
    text: 'Resume Health names what your profile lacks and how much each part counts. Recommendations begin with what fits best.',
  },
];

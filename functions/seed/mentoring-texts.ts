import type { ResourceFields } from '#shared/features/mentors/schema.ts';
import type { GoalArea } from '#shared/features/mentorships/rules.ts';

/** A goal of the seed: the first `done` of its steps are done. */
export interface SeedGoal {
  readonly title: string;
  readonly area: GoalArea;
  readonly steps: readonly string[];
}

/** The goals of the demo student. */
export const DEMO_GOALS: readonly SeedGoal[] = [
  {
    title: 'Write tests that find mistakes',
    area: 'skillDevelopment',
    steps: [
      'Read the tests of a library',
      'Test the timetable import',
      'Add a property test',
      'Measure what the tests miss',
    ],
  },
  {
    title: 'Be ready for interviews',
    area: 'careerReadiness',
    steps: [
      'Explain one project in five minutes',
      'Solve two problems aloud',
      'Ask questions about the team',
    ],
  },
  {
    title: 'Finish the timetable project',
    area: 'projectCompletion',
    steps: ['Plan the last features', 'Publish a version', 'Write down what was measured'],
  },
];

/** What the other mentees want to achieve, one after the other. */
export const GOALS: readonly SeedGoal[] = [
  {
    title: 'Find a first job in data',
    area: 'careerReadiness',
    steps: ['Choose three fields', 'Rewrite the resume', 'Apply for two positions'],
  },
  {
    title: 'Learn to review code',
    area: 'skillDevelopment',
    steps: ['Review a small change', 'Discuss a review together'],
  },
  {
    title: 'Publish a portfolio',
    area: 'projectCompletion',
    steps: ['Select three works', 'Describe each in ten lines', 'Ask two people for comments'],
  },
  {
    title: 'Speak in front of a group',
    area: 'skillDevelopment',
    steps: ['Give a talk of five minutes', 'Give the same talk to strangers'],
  },
  {
    title: 'Prepare for a master’s degree',
    area: 'careerReadiness',
    steps: ['Compare four programs', 'Ask a professor for advice'],
  },
];

/** What the demo mentor shares often. */
export const RESOURCES: readonly ResourceFields[] = [
  {
    kind: 'link',
    title: 'How to review a change',
    url: 'https://google.github.io/eng-practices/review/reviewer/',
    text: 'Read “What to look for” before you ask me for a review: you will find half of it yourself.',
  },
  {
    kind: 'link',
    title: 'Web basics, in order',
    url: 'https://developer.mozilla.org/en-US/docs/Learn_web_development',
    text: '',
  },
  {
    kind: 'text',
    title: 'Before our first session',
    url: '',
    text: 'Please send me two things: one piece of your work, and the question that you would ask me if we had ten minutes only.',
  },
];

/** Requests that wait for the demo mentor. */
export const REQUESTS = [
  {
    goals: ['Understand how teams plan their work', 'Decide between frontend and backend'],
    note: 'I study in the second year and have built two small sites by myself. I would like to know what changes when five people work on one.',
  },
  {
    goals: ['Prepare for technical interviews'],
    note: 'My first interviews are in two months. I would like to practise once a week and hear honestly where I stand.',
  },
] as const;

/** The request of the demo student that waits for another mentor. */
export const DEMO_REQUEST = {
  goals: ['Learn how products are decided'],
  note: 'I can build things, and would like to learn how a team decides what to build.',
} as const;

/** The past sessions of the demo student, the first first: topic, and how both rated it. */
export const SESSIONS = [
  { topic: 'First session', mentee: 5, mentor: 5 },
  { topic: 'Tests of the timetable import', mentee: 5, mentor: 4 },
  { topic: 'Explaining a project', mentee: 4, mentor: 5 },
  { topic: 'Review of the last version', mentee: 5, mentor: 5 },
] as const;

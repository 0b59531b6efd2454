import type { Role } from '#shared/core/contract.ts';

/** Three questions to begin with, as a user would type them. */
type Questions = readonly [string, string, string];

interface Beginnings {
  /** What the advisor can do for this role, in a sentence or two. */
  readonly greeting: string;
  /** Wherever no screen below fits. */
  readonly anywhere: Questions;
  /** By the beginning of the screen’s address. The first that fits. */
  readonly at: readonly (readonly [path: string, questions: Questions])[];
}

const OPENINGS: Questions = [
  'Which openings fit me best?',
  'Which skills am I missing for a data analyst role?',
  'Show me remote internships',
];
const APPLICATIONS: Questions = [
  'How are my applications going?',
  'Help me practice for an interview',
  'Do I have unread messages?',
];
const PROFILE: Questions = [
  'How complete is my profile?',
  'Which skills am I missing for a data analyst role?',
  'What makes a good portfolio?',
];
const SESSIONS: Questions = [
  'Help me prepare my next session',
  'When is my next meeting?',
  'Do I have unread messages?',
];

const GREETING_OF_APPLICANTS =
  'I look up your applications, matches and meetings, and prepare what you want to do next. Nothing is sent or changed before you confirm it.';

const BEGINNINGS: Readonly<Record<Role, Beginnings>> = {
  student: {
    greeting: GREETING_OF_APPLICANTS,
    anywhere: [
      'How are my applications going?',
      'Which openings fit me best?',
      'How complete is my profile?',
    ],
    at: [
      ['/explore', OPENINGS],
      ['/opportunities', OPENINGS],
      ['/dashboard/student/jobs', OPENINGS],
      ['/dashboard/student/internships', OPENINGS],
      ['/dashboard/student/applications', APPLICATIONS],
      [
        '/dashboard/student/mentors',
        ['Which mentors have free times?', 'What are my goals?', 'How do I ask a mentor a good question?'],
      ],
      [
        '/dashboard/mentorships',
        ['Help me prepare my next session', 'What are my goals?', 'Book a time with my mentor'],
      ],
      ['/dashboard/calendar', SESSIONS],
      ['/dashboard/messages', SESSIONS],
      ['/dashboard/profile', PROFILE],
    ],
  },
  mentor: {
    greeting:
      'I look up your mentees, requests and sessions, and help you prepare. I see only what you see yourself.',
    anywhere: ['Who is waiting for my answer?', 'When is my next session?', 'What are my mentees’ goals?'],
    at: [
      ['/dashboard/calendar', SESSIONS],
      ['/dashboard/messages', SESSIONS],
      [
        '/dashboard/profile',
        ['How complete is my profile?', 'When is my next session?', 'Do I have a free place?'],
      ],
    ],
  },
  employer: {
    greeting:
      'I sum up your postings and the answers that candidates wait for. I never rank people, and nothing is published before you confirm it.',
    anywhere: [
      'Which answers are overdue?',
      'How is the pipeline of my postings?',
      'What do my hiring figures say?',
    ],
    at: [
      [
        '/dashboard/employer/post-job',
        [
          'Draft a posting for a junior developer',
          'What makes a posting fair?',
          'How is the pipeline of my postings?',
        ],
      ],
      [
        '/dashboard/employer/screening',
        [
          'Compare my candidates by their receipts',
          'Which answers are overdue?',
          'What should a fair interview ask?',
        ],
      ],
    ],
  },
  alumni: {
    greeting: GREETING_OF_APPLICANTS,
    anywhere: [
      'How are my applications going?',
      'Which openings fit me best?',
      'Who is waiting for my answer?',
    ],
    at: [
      ['/explore', OPENINGS],
      ['/opportunities', OPENINGS],
      ['/dashboard/calendar', SESSIONS],
      ['/dashboard/messages', SESSIONS],
      ['/dashboard/profile', PROFILE],
    ],
  },
  admin: {
    greeting: 'I count what waits for a decision and who uses the platform. Decisions stay with you.',
    anywhere: ['What is waiting for a decision?', 'How many users are there?', 'Do I have unread messages?'],
    at: [],
  },
};

const VISITORS: Beginnings = {
  greeting:
    'I answer from your own applications, matches and meetings, so I can help once you have an account. It’s free for students.',
  anywhere: [
    'Which openings fit me best?',
    'What do I need for my first application?',
    'How does matching work?',
  ],
  at: [],
};

/** How the advisor introduces itself on a screen, and what it offers to ask there. */
export const beginningsAt = (
  pathname: string,
  role: Role | undefined,
): { greeting: string; questions: Questions } => {
  const { greeting, anywhere, at } = role === undefined ? VISITORS : BEGINNINGS[role];
  return { greeting, questions: at.find(([path]) => pathname.startsWith(path))?.[1] ?? anywhere };
};

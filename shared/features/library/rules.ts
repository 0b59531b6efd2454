import type { EntryType, Topic } from './article.ts';

// Limits and names without schemas, for the browser.

/** How many entries admins can add, replace and hide. */
export const ENTRIES_AT_MOST = 200;
/** How many entries a user can save. */
export const SAVED_AT_MOST = 200;
/** Reports that one sender may send within the window. */
export const REPORT_LIMIT = { limit: 10, windowSeconds: 3600 } as const;

/** What can be wrong with an entry. */
export const REPORT_CODES = ['dead-link', 'out-of-date', 'wrong'] as const;
export type ReportCode = (typeof REPORT_CODES)[number];
export const REPORT_LABELS: Readonly<Record<ReportCode, string>> = {
  'dead-link': 'A link is dead',
  'out-of-date': 'It is out of date',
  wrong: 'Something is wrong',
};

export const TYPE_LABELS: Readonly<Record<EntryType, string>> = {
  guide: 'Guide',
  template: 'Template',
  checklist: 'Checklist',
  link: 'Link',
};

/** How long an entry takes to read: a minute, up to two, or more. Links lead elsewhere, so that they have no length. */
export const LENGTHS = ['one', 'two', 'more'] as const;
export type Length = (typeof LENGTHS)[number];
export const LENGTH_LABELS: Readonly<Record<Length, string>> = {
  one: '1 minute',
  two: '2 minutes',
  more: '3 minutes or more',
};

/** The next steps by which a reader can have the library sorted, with the topics that help with each, the nearest first. */
export const STEPS = {
  apply: { label: 'Applying', topics: ['applying', 'portfolios', 'networking'] },
  interview: { label: 'Interviews', topics: ['interviewing', 'applying'] },
  offer: { label: 'An offer', topics: ['offers', 'networking'] },
  start: { label: 'Starting work', topics: ['first-weeks', 'mentoring'] },
  found: { label: 'Founding a startup', topics: ['founding', 'mentoring'] },
  mentor: { label: 'Mentoring', topics: ['mentoring', 'reviews'] },
  hire: { label: 'Hiring', topics: ['hiring', 'hiring-law', 'interviewing'] },
  'give-back': { label: 'Giving back', topics: ['alumni', 'networking', 'mentoring'] },
  moderate: { label: 'Running Fledge', topics: ['fledge', 'hiring-law'] },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly topics: readonly Topic[] }>>;
export type Step = keyof typeof STEPS;
export const STEP_NAMES = [
  'apply',
  'interview',
  'offer',
  'start',
  'found',
  'mentor',
  'hire',
  'give-back',
  'moderate',
] as const satisfies readonly Step[];

/** The length of an entry in words of the filter; null for a link. */
export const lengthOf = ({
  type,
  minutes,
}: {
  readonly type: EntryType;
  readonly minutes: number;
}): Length | null => {
  if (type === 'link') return null;
  if (minutes <= 1) return 'one';
  return minutes === 2 ? 'two' : 'more';
};

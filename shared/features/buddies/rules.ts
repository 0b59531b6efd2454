import { DAY_MS, WEEK_MS } from '#shared/core/durations.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';
import { ASK_TOPICS } from '../asks/rules.ts';
import { isMinor } from '../mentorships/rules.ts';

// Plain data and functions without schemas: the browser loads them with the panel of buddies.

/** Where a user is: waits for a buddy, has an offer, is paired, or was and is not looking for another. */
export const BUDDY_STATUSES = ['waiting', 'offered', 'paired', 'ended'] as const;

/** The two sides of a pair: a student, and a senior, who is an alumnus or graduates at least a year earlier. */
export const BUDDY_SIDES = ['student', 'senior'] as const;
export type BuddySide = (typeof BUDDY_SIDES)[number];
export const BUDDY_ACTORS = [...BUDDY_SIDES, 'schedule'] as const;
export type BuddyActor = (typeof BUDDY_ACTORS)[number];
export const otherSide = (side: BuddySide): BuddySide => (side === 'student' ? 'senior' : 'student');

export const BUDDY_PAIR_STATUSES = ['offered', 'paired', 'ended'] as const;

/** The life of a pair: offered to both, paired once both have accepted, ended by one of them or at the end of the term. */
export const buddyWorkflow = defineWorkflow({
  statuses: {
    offered: { label: 'Offered', tone: 'info' },
    paired: { label: 'Active', tone: 'positive' },
    ended: { label: 'Ended', tone: 'neutral' },
  },
  transitions: [
    { from: 'offered', to: 'offered', by: BUDDY_SIDES },
    { from: 'offered', to: 'paired', by: BUDDY_SIDES },
    { from: 'offered', to: 'ended', by: BUDDY_ACTORS },
    { from: 'paired', to: 'ended', by: BUDDY_ACTORS },
  ],
});

/** An offer that one of the two has not answered by then is closed, and both wait on. */
export const OFFER_MS = 7 * DAY_MS;
/** How long buddies are paired. */
export const BUDDY_WEEKS = 8;
export const BUDDY_TERM_MS = BUDDY_WEEKS * WEEK_MS;

/** What a user would like to talk about. */
export const BUDDY_TOPICS = ['Settling in', 'Choosing courses', ...ASK_TOPICS] as const;
export type BuddyTopic = (typeof BUDDY_TOPICS)[number];
export const MAX_BUDDY_TOPICS = 5;
/** How often one user may look for a buddy within the window. */
export const SEARCHES = { limit: 20, windowSeconds: 3600 } as const;

/** A user who waits for a buddy, as far as it decides with whom they are paired. */
export interface Candidate {
  readonly userId: string;
  readonly side: BuddySide;
  readonly role: string;
  readonly university: string;
  readonly field: string;
  /** The year of graduation; empty for none. */
  readonly year: string;
  readonly topics: readonly string[];
  readonly age: AgeGroup;
  /** An admin lets this user guide students under 18. */
  readonly approvedForMinors: boolean;
  /** Since when they wait. */
  readonly since: string;
}

/** Under 18, under 20, and older or unknown. */
export type AgeGroup = 'minor' | 'young' | 'adult';
/** Minors may be paired with students under this age. */
export const YOUNG_AGE = 20;

/** The age group of a user with a date of birth on a day (`YYYY-MM-DD`); one without a date counts as a minor. */
export const ageGroupOf = (dateOfBirth: string, day: string): AgeGroup => {
  if (dateOfBirth === '' || isMinor(dateOfBirth, day)) return 'minor';
  const turns = `${Number(dateOfBirth.slice(0, 4)) + YOUNG_AGE}${dateOfBirth.slice(4)}`;
  return turns > day ? 'young' : 'adult';
};

/** Whether a user may be paired with a minor: a student under 20, or someone whom an admin has approved for minors. */
const mayGuideMinors = ({ role, age, approvedForMinors }: Candidate): boolean =>
  approvedForMinors || (role === 'student' && age !== 'adult');

const isSenior = (senior: Candidate, student: Candidate): boolean =>
  senior.role === 'alumni' ||
  (senior.year !== '' && student.year !== '' && Number(senior.year) < Number(student.year));

/** A name of a university or a field as it is compared: without the difference of letters and of spaces. */
export const comparable = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');
const isSame = (one: string, other: string): boolean => one !== '' && comparable(one) === comparable(other);

/** What two users have in common; empty where nothing. */
export interface Common {
  readonly university: string;
  readonly field: string;
  readonly topics: readonly string[];
}
export const commonOf = (one: Candidate, other: Candidate): Common => ({
  university: isSame(one.university, other.university) ? one.university : '',
  field: isSame(one.field, other.field) ? one.field : '',
  topics: one.topics.filter((topic) => other.topics.includes(topic)),
});

/** Whether two users who wait may be offered to each other. */
export const mayPair = (one: Candidate, other: Candidate): boolean => {
  if (one.side === other.side || one.userId === other.userId) return false;
  const [student, senior] = one.side === 'student' ? [one, other] : [other, one];
  const { university, field } = commonOf(student, senior);
  if (university === '' && field === '') return false;
  const withMinor = student.age === 'minor' || senior.age === 'minor';
  if (withMinor && !(student.age === 'minor' ? mayGuideMinors(senior) : mayGuideMinors(student)))
    return false;
  return isSenior(senior, student);
};

/** How much two users have in common: the university counts most, then the field, then topics. */
const fitOf = (one: Candidate, other: Candidate): number => {
  const { university, field, topics } = commonOf(one, other);
  return (university === '' ? 0 : 8) + (field === '' ? 0 : 6) + Math.min(topics.length, MAX_BUDDY_TOPICS);
};

/** Those with whom a user may be paired, the best first; of two that fit alike, the one who has waited longer. */
export const bestFirst = <C extends Candidate>(one: Candidate, others: readonly C[]): C[] =>
  others
    .filter((other) => mayPair(one, other))
    .sort((a, b) => fitOf(one, b) - fitOf(one, a) || (a.since < b.since ? -1 : 1));

/** What happened, of which a user is notified. */
export const BUDDY_NEWS = ['offered', 'accepted', 'paired', 'back', 'ended', 'over'] as const;
export type BuddyNews = (typeof BUDDY_NEWS)[number];

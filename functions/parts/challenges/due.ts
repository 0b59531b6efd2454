import { listKey } from '#functions/core/keys.ts';
import { CHALLENGE_REMINDERS_MS, CLOSING_MS } from '#shared/features/challenges/rules.ts';
import { INDEXES } from '#shared/records.ts';
import type { ChallengeRecord } from './record.ts';

/** What is due about an open challenge: a reminder of participants, with the milliseconds that are left, or the end of entries. */
export interface Due {
  readonly kind: 'reminder' | 'close';
  readonly at: string;
  readonly before?: number;
}

type DueTimes = Pick<ChallengeRecord, 'status' | 'deadline' | 'announced'>;
const momentBefore = (deadline: string, ms: number): string =>
  new Date(Date.parse(deadline) - ms).toISOString();

/** Identifies a reminder: after the deadline was moved it has another moment, and is said again. */
export const dueKey = ({ kind, at }: Due): string => `${kind}@${at}`;

/** All reminders of a challenge, whether they are past or not. */
export const remindersOf = ({ deadline }: Pick<ChallengeRecord, 'deadline'>): Due[] =>
  CHALLENGE_REMINDERS_MS.map((before) => ({
    kind: 'reminder',
    at: momentBefore(deadline, before),
    before,
  }));

/** The keys of reminders that are in the past: a challenge that opens, or gets its deadline, later than that does not give them. */
export const pastReminders = (challenge: Pick<ChallengeRecord, 'deadline'>, now: Date): string[] =>
  remindersOf(challenge)
    .filter(({ at }) => Date.parse(at) <= now.getTime())
    .map(dueKey);

/** What is still to be done about a challenge, in order. */
export const openDues = ({ status, deadline, announced }: DueTimes): Due[] =>
  status === 'open'
    ? [
        ...remindersOf({ deadline }).filter((due) => !announced.includes(dueKey(due))),
        { kind: 'close', at: momentBefore(deadline, -CLOSING_MS) },
      ]
    : [];

const { pk: LIST, sk: DUE_ON } = INDEXES.openDeadlines;

/** The attributes by which the schedule finds a challenge, or those that it loses. */
export const dueFields = (challenge: DueTimes) => {
  const dueAt = openDues(challenge)[0]?.at;
  return dueAt === undefined
    ? { set: {}, remove: ['dueAt', LIST, DUE_ON] }
    : { set: { dueAt, ...listKey('challenge', 'due', { dueAt }) }, remove: [] };
};

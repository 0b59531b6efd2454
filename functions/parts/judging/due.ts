import { listKey } from '#functions/core/keys.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { JUDGING_REMINDER_MS } from '#shared/features/judging/rules.ts';
import { INDEXES } from '#shared/records.ts';
import type { JudgingRecord } from './record.ts';

/**
 * What is due about judging:
 * - `reminder`: judges are reminded of what they have to score.
 * - `late`: what was not scored in time goes to others; `conflicts`: so does what was declared as a conflict.
 * - `resume`: an assignment that takes so long was interrupted, and goes on.
 */
export interface JudgingDue {
  readonly kind: 'reminder' | 'late' | 'conflicts' | 'resume';
  readonly at: string;
}

type DueTimes = Pick<JudgingRecord, 'phase' | 'dues' | 'announced' | 'settleAt' | 'changedAt'>;

const momentAfter = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** What is still to be done, in order. */
export const openDues = ({ phase, dues, announced, settleAt, changedAt }: DueTimes): JudgingDue[] => {
  if (phase === 'assigning') return [{ kind: 'resume', at: momentAfter(changedAt, HOUR_MS) }];
  if (phase !== 'judging') return [];
  const all: JudgingDue[] = [
    ...dues
      .map((at): JudgingDue => ({ kind: 'reminder', at: momentAfter(at, -JUDGING_REMINDER_MS) }))
      .filter(({ at }) => !announced.includes(at)),
    ...dues.map((at): JudgingDue => ({ kind: 'late', at })),
    ...(settleAt === undefined ? [] : [{ kind: 'conflicts', at: settleAt } as const]),
  ];
  return all.sort((one, other) => (one.at < other.at ? -1 : 1));
};

const { pk: LIST, sk: DUE_ON } = INDEXES.openDeadlines;

/** The attributes by which the schedule finds it, or those that it loses. */
export const dueFields = (judging: DueTimes) => {
  const dueAt = openDues(judging)[0]?.at;
  return dueAt === undefined
    ? { set: {}, remove: ['dueAt', LIST, DUE_ON] }
    : { set: { dueAt, ...listKey('judging', 'due', { dueAt }) }, remove: [] };
};

import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { type Condition, getItem, type Key } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { RECORD_FROM, type ReplyRecord } from '#shared/core/reply-record.ts';
import {
  answerOf,
  daysToAnswer,
  LONGEST_DAYS,
  replyOutcome,
} from '#shared/features/applications/reply-promise.ts';
import type { StoredApplication } from './repository.ts';

type Counted = Pick<StoredApplication, 'status' | 'history' | 'appliedAt' | 'opportunity' | 'missedAt'>;

/**
 * The counters in which an application counts by its promised reply: `kept`, `late` or `missed`, and for an answer `d` and
 * the number of days it took. None before anything became of it.
 */
export const countersOf = (application: Counted): readonly string[] => {
  const { history, appliedAt, missedAt } = application;
  const answer = answerOf(history);
  const outcome = replyOutcome(application);
  if (!answer || outcome === undefined) return missedAt === undefined ? [] : ['missed'];
  return [outcome, `d${daysToAnswer(appliedAt, answer)}`];
};

/** Whose record a posting counts in. */
interface Poster {
  readonly companyId: string | null;
  readonly owner?: string | undefined;
}
/** Under which name the record of a poster is kept. */
export const posterName = ({ companyId, owner }: Poster): string =>
  companyId === null ? `user#${owner ?? ''}` : `company#${companyId}`;

/** The id of the company in the name of a poster; undefined for a user. */
export const posterCompany = (poster: string): string | undefined => /^company#(.+)$/.exec(poster)?.[1];

/** How an application for a posting was, and is after a change. Without a before it counts from now on. */
interface Change {
  readonly posting: Poster & { readonly id: string };
  readonly before: Counted | undefined;
  readonly after: Counted;
}

/** By how much each counter changes, by what `keyOf` says of the posting. */
const changesBy = (changes: readonly Change[], partOf: (posting: Change['posting']) => string) => {
  const all = new Map<string, Map<string, number>>();
  for (const { posting, before, after } of changes) {
    const by = all.get(partOf(posting)) ?? new Map<string, number>();
    const add = (counters: readonly string[], number: number) => {
      for (const name of counters) by.set(name, (by.get(name) ?? 0) + number);
    };
    add(before ? countersOf(before) : [], -1);
    add(countersOf(after), 1);
    all.set(partOf(posting), by);
  }
  return [...all].map(([part, by]) => [part, [...by].filter(([, number]) => number !== 0)] as const);
};

/** Adds numbers to counters, of which there is at least one: `#c0` is the first. Under a condition, if there is one. */
export const addWrite = (
  { entity, pk, sk }: Key & { entity: string },
  changes: readonly (readonly [string, number])[],
  only?: Condition,
): Write => ({
  Update: updateOf({ pk, sk }, { set: { entity }, add: Object.fromEntries(changes) }, only),
});

const addTo = (item: Parameters<typeof addWrite>[0], changes: Parameters<typeof addWrite>[1]): Write[] =>
  changes.length === 0 ? [] : [addWrite(item, changes)];

/**
 * The writes that follow from changes of applications: the counters of their postings and of who posted these. In the
 * transaction of the change itself, under its condition, so that each answer counts exactly once.
 */
export const replyWrites = (changes: readonly Change[]): Write[] => [
  ...changesBy(changes, ({ id }) => id).flatMap(([opportunityId, by]) =>
    addTo(itemOf('posting-replies', { opportunityId }), by),
  ),
  ...changesBy(changes, posterName).flatMap(([poster, by]) =>
    addTo(itemOf('poster-replies', { poster }), by),
  ),
];

/** The counters as the table holds them. */
export const replyCountersSchema = z.record(z.string(), z.unknown()).transform((item) => {
  const number = (name: string): number => Math.max(0, Number(item[name] ?? 0) || 0);
  return {
    kept: number('kept'),
    late: number('late'),
    missed: number('missed'),
    days: Array.from({ length: LONGEST_DAYS + 1 }, (_, days) => number(`d${days}`)),
  };
});
type ReplyCounters = z.output<typeof replyCountersSchema>;

/** The number of days within which half of the answers came, counted up to `LONGEST_DAYS`. */
const medianOf = (days: readonly number[]): number | null => {
  const all = days.reduce((sum, number) => sum + number, 0);
  let seen = 0;
  const median = days.findIndex((number) => {
    seen += number;
    return seen * 2 >= all;
  });
  return all === 0 ? null : median;
};

/** What is shown of the counters; undefined while they are too few. */
export const recordFrom = (counters: ReplyCounters | undefined): ReplyRecord | undefined => {
  if (!counters) return undefined;
  const { kept, late, missed, days } = counters;
  const of = kept + late + missed;
  return of < RECORD_FROM ? undefined : { kept, of, medianDays: medianOf(days) };
};

/** The record of a company, or of a user who posts under their own name. Half a read unit. */
export const replyRecordOf = async (poster: Poster): Promise<ReplyRecord | undefined> =>
  recordFrom(await getItem(replyCountersSchema, keyOf('poster-replies', { poster: posterName(poster) })));

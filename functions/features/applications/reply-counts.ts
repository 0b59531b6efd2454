import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, type Key, type Write } from '#functions/core/table.ts';
import { answerOf } from '#shared/features/reply-promise.ts';
import { LONGEST_DAYS, RECORD_FROM, type ReplyRecord } from '#shared/features/reply-record.ts';
import type { StoredApplication } from './repository.ts';

const DAY_MS = 86_400_000;
const dayNumber = (moment: string): number => Math.floor(Date.parse(moment) / DAY_MS);

type Counted = Pick<StoredApplication, 'history' | 'appliedAt' | 'opportunity' | 'missedAt'>;

/**
 * The counters in which an application counts by its promised reply: `kept`, `late` or `missed`, and for an answer `d` and
 * the number of days it took. None without a promise, and before anything became of it.
 */
const countersOf = ({ history, appliedAt, opportunity, missedAt }: Counted): readonly string[] => {
  const { replyBy } = opportunity;
  if (replyBy === undefined) return [];
  const answer = answerOf(history);
  if (!answer) return missedAt === undefined ? [] : ['missed'];
  const days = Math.min(LONGEST_DAYS, Math.max(0, dayNumber(answer.at) - dayNumber(appliedAt)));
  return [answer.at.slice(0, 10) <= replyBy ? 'kept' : 'late', `d${days}`];
};

/** How an application was, and is after a change. Undefined for one that counts from now on. */
export interface Change {
  readonly before: Counted | undefined;
  readonly after: Counted;
}

/** By how much each counter changes. */
export const countChanges = (changes: readonly Change[]): ReadonlyMap<string, number> => {
  const by = new Map<string, number>();
  const add = (application: Counted | undefined, number: number) => {
    for (const name of application ? countersOf(application) : []) by.set(name, (by.get(name) ?? 0) + number);
  };
  for (const { before, after } of changes) {
    add(before, -1);
    add(after, 1);
  }
  return new Map([...by].filter(([, number]) => number !== 0));
};

/** Whose record a posting counts in. */
type Poster = { readonly id: string; readonly companyId: string | null; readonly owner?: string | undefined };
const nameOf = ({ companyId, owner }: Poster): string =>
  companyId === null ? `user#${owner ?? ''}` : `company#${companyId}`;

const postingParts = (opportunityId: string) => itemOf('posting-replies', { opportunityId });
const posterParts = (poster: string) => itemOf('poster-replies', { poster });

const addTo = ({ entity, pk, sk }: Key & { entity: string }, changes: ReadonlyMap<string, number>): Write => {
  const entries = [...changes];
  return {
    Update: {
      Key: { pk, sk },
      UpdateExpression: `SET entity = :entity ADD ${entries.map((_, i) => `#c${i} :c${i}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], i) => [`#c${i}`, name])),
      ExpressionAttributeValues: {
        ':entity': entity,
        ...Object.fromEntries(entries.map(([, number], i) => [`:c${i}`, number])),
      },
    },
  };
};

/**
 * The writes that follow from changes of applications for one posting: its counters and its poster’s. In the transaction of
 * the change itself, under its condition, so that each answer counts exactly once.
 */
export const replyWrites = (posting: Poster, changes: readonly Change[]): Write[] => {
  const by = countChanges(changes);
  return by.size === 0 ? [] : [addTo(postingParts(posting.id), by), addTo(posterParts(nameOf(posting)), by)];
};

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
export const replyRecordOf = async (
  poster: Pick<Poster, 'companyId' | 'owner'>,
): Promise<ReplyRecord | undefined> =>
  recordFrom(
    await getItem(replyCountersSchema, keyOf('poster-replies', { poster: nameOf({ id: '', ...poster }) })),
  );

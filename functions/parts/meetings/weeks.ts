import * as z from 'zod';
import { itemOf, keyOf, partsOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { shortened } from '#shared/core/characters.ts';
import { DAY_MS, WEEK_MS } from '#shared/core/durations.ts';
import { MEETING_MINUTES } from '#shared/features/meetings/availability-rules.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import type { Span } from '#shared/features/meetings/slots.ts';

/*
 * What is booked of each user is in one record for each week (of UTC) in which something is. A booking reads the weeks that
 * matter to it, decides, and writes in a transaction that fails when one of them has changed since: no two meetings can take
 * the same time, whatever races, and neither can two that break a buffer or a limit together (docs/decisions/0201).
 */

const MINUTE_MS = 60_000;
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY_MS = -3 * DAY_MS;

/** Longer topics are cut in the weeks' records, whose size is what a feed costs. */
export const ENTRY_TEXT = 32;

/** A meeting or an event in a week's record. Short names: a feed reads 500 of them (docs/decisions/0203). */
const entrySchema = z.object({
  id: z.string(),
  /** Minutes since 1970. */
  at: z.number().int(),
  minutes: z.number().int(),
  seq: z.number().int(),
  /** The beginning of the topic. */
  text: z.string(),
  /** The mentorship of which it is a session; missing for all other meetings. */
  of: z.string().optional(),
});
export type Entry = z.infer<typeof entrySchema>;

/** The entry of a meeting that takes a time. */
export const entryOf = (
  {
    id,
    topic,
    minutes,
    sequence,
    reason,
  }: Pick<StoredMeeting, 'id' | 'topic' | 'minutes' | 'sequence' | 'reason'>,
  start: string,
): Entry => ({
  id,
  at: Date.parse(start) / MINUTE_MS,
  minutes,
  seq: sequence,
  text: shortened(topic, ENTRY_TEXT),
  ...(reason.kind === 'mentorship' && { of: reason.id }),
});

const weekSchema = z.object({ sk: z.string(), entries: z.array(entrySchema), version: z.number().int() });

/** A week as it was read; version 0 when nothing was ever booked in it. */
export interface Week {
  readonly userId: string;
  /** The date of its Monday. */
  readonly monday: string;
  readonly entries: readonly Entry[];
  readonly version: number;
}

/** The most meetings of a user in a week: a record has a limited size. */
export const MOST_IN_WEEK = 150;

const mondayOf = (ms: number): string =>
  new Date(Math.floor((ms - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS)
    .toISOString()
    .slice(0, 10);

const mondaysIn = ({ start, end }: Span): string[] => {
  const mondays: string[] = [];
  for (let at = Date.parse(mondayOf(start)); at <= end; at += WEEK_MS) mondays.push(mondayOf(at));
  return mondays;
};

/**
 * The weeks of a user that a span touches, those without meetings included, and the one before when a meeting that began in
 * it can reach into the span. One query.
 */
export const weeksOf = async (userId: string, span: Span, ConsistentRead = true): Promise<Week[]> => {
  const mondays = mondaysIn({ start: span.start - MEETING_MINUTES.max * MINUTE_MS, end: span.end });
  const stored = new Map<string, z.infer<typeof weekSchema>>();
  const { pk } = keyOf('calendar-week', { userId, monday: '' });
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(weekSchema, {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': pk,
        ':first': keyOf('calendar-week', { userId, monday: mondays[0] ?? '' }).sk,
        ':last': keyOf('calendar-week', { userId, monday: mondays.at(-1) ?? '' }).sk,
      },
      ConsistentRead,
      Limit: 100,
      ...(after && { ExclusiveStartKey: after }),
    });
    for (const item of items) stored.set(partsOf('calendar-week', { sk: item.sk }).monday, item);
    after = lastKey;
  } while (after);
  return mondays.map((monday) => {
    const { entries = [], version = 0 } = stored.get(monday) ?? {};
    return { userId, monday, entries, version };
  });
};

/** When a meeting is. */
export const spanOf = ({ at, minutes }: Pick<Entry, 'at' | 'minutes'>): Span => ({
  start: at * MINUTE_MS,
  end: (at + minutes) * MINUTE_MS,
});

/** Whether an entry is in the record of a week: where it begins, and when it is longer than any meeting where it goes on. */
export const belongsTo = (entry: Entry, monday: string): boolean => {
  const { start, end } = spanOf(entry);
  if (mondayOf(start) === monday) return true;
  const begins = Date.parse(monday);
  return entry.minutes > MEETING_MINUTES.max && start < begins && begins < end;
};

/** All that is booked in weeks, without one meeting if it is given. */
export const bookedIn = (weeks: readonly Week[], except?: string): Span[] =>
  weeks.flatMap(({ entries }) => entries.filter(({ id }) => id !== except).map(spanOf));

/** That a week is as it was read. */
const unchanged = ({ version }: Week) =>
  version === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } };

/**
 * The writes that bring the weeks of one user to what they are without a meeting (`gone`) and with another entry of it
 * (`entry`). Those in which nothing changes are checked only: what was decided from them must still hold.
 */
export const weekWrites = (
  weeks: readonly Week[],
  { gone, entry }: { gone?: string; entry?: Entry },
): Write[] =>
  weeks.map((week): Write => {
    const { userId, monday, entries, version } = week;
    const key = { userId, monday };
    const kept = entries.filter(({ id }) => id !== gone);
    const added = entry && belongsTo(entry, monday) ? [entry] : [];
    if (kept.length === entries.length && added.length === 0)
      return { ConditionCheck: { Key: keyOf('calendar-week', key), ...unchanged(week) } };
    const next = [...kept, ...added].sort((one, other) => one.at - other.at);
    return {
      Put: {
        Item: { ...itemOf('calendar-week', key), entries: next, version: version + 1 },
        ...unchanged(week),
      },
    };
  });

import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { type Condition, getItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { conditionOf, updateOf } from '#functions/core/update.ts';
import { type AskSide, MAX_OPEN_ASKS, nextWeekOf, roomFrom } from '#shared/features/asks/rules.ts';
import { askSettingsFields, shownAlumnusSchema } from '#shared/features/asks/schema.ts';

/** What an alumnus takes, as the table holds it. */
export const storedSettingsSchema = z.object({
  ...askSettingsFields,
  userId: z.string(),
  version: z.number().int(),
  /** The Monday of the week in which the latest question came, and how many came in it; empty before the first. */
  week: z.string(),
  used: z.number().int(),
  /** When the latest question came; empty before the first. */
  askedAt: z.string(),
  shown: shownAlumnusSchema,
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

const settingsKey = (userId: string) => keyOf('ask-settings', { userId });

/** What a user takes, or undefined for one who has not said it. */
export const getSettings = (userId: string): Promise<StoredSettings | undefined> =>
  getItem(storedSettingsSchema, settingsKey(userId));

/** The place in the list of those who take questions; none for one who takes none. */
const placeOf = ({ userId, askedAt, ...use }: StoredSettings, monday: string) => {
  const from = roomFrom(use, monday);
  return from === undefined ? {} : listKey('ask-settings', 'taking', { roomFrom: from, askedAt, userId });
};

/** The record of what a user takes, in the week that begins on a Monday. */
export const settingsItem = (settings: StoredSettings, monday: string) => ({
  ...itemOf('ask-settings', settings),
  ...placeOf(settings, monday),
  ...settings,
});

/** The write of settings over those that were read, if there were any. It fails when another change or a question came first. */
export const saveWrite = (saved: StoredSettings, before: StoredSettings | undefined, monday: string) => ({
  Item: settingsItem(saved, monday),
  ...conditionOf(
    before
      ? asRead({ version: before.version, week: before.week, used: before.used })
      : { condition: 'attribute_not_exists(pk)' },
  ),
});

/** How many questions a user has taken in the week that begins on a Monday. */
export const usedIn = ({ week, used }: StoredSettings, monday: string): number =>
  week === monday ? used : 0;

/**
 * Takes one of the week’s questions of an alumnus, from the settings as they were read. It fails when another question or
 * change came first. With the last one, the alumnus leaves the list until the next week.
 */
export const takeQuestion = (settings: StoredSettings, monday: string, at: string): Write => {
  const { userId, week, used, version } = settings;
  const after = { ...settings, week: monday, used: usedIn(settings, monday) + 1, askedAt: at };
  return {
    Update: updateOf(
      settingsKey(userId),
      {
        set: { week: after.week, used: after.used, askedAt: at, ...placeOf(after, monday) },
      },
      {
        condition: 'version = :version AND #week = :before AND #used = :used',
        names: { '#week': 'week', '#used': 'used' },
        values: { ':version': version, ':before': week, ':used': used },
      },
    ),
  };
};

/** The moment from which on an alumnus without room takes questions again. */
export const roomAgainAt = (monday: string): string => new Date(nextWeekOf(monday)).toISOString();

const countsSchema = z.object({ open: z.number().int().default(0), closed: z.number().int().default(0) });

/** How many questions of a user wait and were closed, on one side. */
export const getCounts = async (userId: string, side: AskSide) =>
  (await getItem(countsSchema, keyOf('ask-counts', { userId, side }))) ?? { open: 0, closed: 0 };

/** Counts questions of a user on one side. */
export const countChange = (
  userId: string,
  side: AskSide,
  add: Readonly<Partial<Record<'open' | 'closed', number>>>,
  only?: Condition,
): Write => ({
  Update: updateOf(
    keyOf('ask-counts', { userId, side }),
    { set: { entity: itemOf('ask-counts', { userId, side }).entity }, add },
    only,
  ),
});

const ROOM_FOR_ONE_MORE: Condition = {
  condition: 'attribute_not_exists(#open) OR #open < :most',
  names: { '#open': 'open' },
  values: { ':most': MAX_OPEN_ASKS },
};

/** Counts a new question of a user on one side. It fails for a student of whom as many wait as may. */
export const countOpened = (userId: string, side: AskSide): Write =>
  countChange(userId, side, { open: 1 }, side === 'student' ? ROOM_FOR_ONE_MORE : undefined);

/** Counts a question that is closed. */
export const countClosed = (userId: string, side: AskSide): Write =>
  countChange(userId, side, { open: -1, closed: 1 });

import * as z from 'zod';
import { type Account, accountKey, accountSchema } from '#functions/core/account.ts';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { keyOf, listPartition } from '#functions/core/keys.ts';
import { getItems, queryItems } from '#functions/core/table.ts';
import { fullName } from '#shared/core/names.ts';
import type { asks } from '#shared/features/asks/routes.ts';
import type { AskTopic } from '#shared/features/asks/rules.ts';
import { weekOf } from '#shared/features/conversations/rules.ts';
import { type StoredSettings, storedSettingsSchema, usedIn } from './settings-repository.ts';

/** The most alumni whose settings and accounts are read for a page: about ten read units. */
const LOOKED_THROUGH = 50;

const placeSchema = z.object({ gsi1sk: z.string() });
const foundSchema = storedSettingsSchema.and(placeSchema);
const positionSchema = z.object({ userId: z.string(), gsi1sk: z.string() });
type Position = z.infer<typeof positionSchema>;

/** At most `count` alumni after a position who have room in the week that begins on a Monday. */
const takingFrom = async (monday: string, count: number, after: Position | undefined) => {
  const list = listPartition('ask-settings', 'taking', {});
  const { items } = await queryItems(foundSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk < :until',
    // After every place of this week: a Monday is followed by a number sign.
    ExpressionAttributeValues: { ':pk': list, ':until': `${monday}~` },
    Limit: count,
    ...(after && {
      ExclusiveStartKey: { ...keyOf('ask-settings', after), gsi1pk: list, gsi1sk: after.gsi1sk },
    }),
  });
  return items;
};

const isWanted =
  (q: string | undefined, topic: AskTopic | undefined) =>
  ([settings, account]: readonly [StoredSettings, Account]): boolean => {
    const { topics, shown } = settings;
    if (topic !== undefined && topics.length > 0 && !topics.includes(topic)) return false;
    const texts = [fullName(account), shown.university, shown.field, shown.work, ...topics];
    return q === undefined || texts.some((text) => text.toLowerCase().includes(q.toLowerCase()));
  };

/** The alumni who have room this week. Names are those of the accounts now; who cannot be asked is left out. */
export const people: Handler<typeof asks.people> = async ({ account, query, now }) => {
  const { q, topic, cursor, limit } = query;
  const monday = weekOf(now);
  const purpose = `asks.people ${q ?? ''} ${topic ?? ''}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const most = q === undefined && topic === undefined ? limit + 1 : LOOKED_THROUGH;
  const read = await takingFrom(monday, most, after);
  const accounts = await getItems(
    accountSchema,
    read.map(({ userId }) => accountKey(userId)),
  );
  const byId = new Map(accounts.map((one) => [one.id, one]));
  const found = read
    .flatMap((settings) => {
      const person = byId.get(settings.userId);
      return person ? [[settings, person] as const] : [];
    })
    .filter(
      ([, { id, role, approved, suspended }]) =>
        id !== account.id && role === 'alumni' && approved && !suspended,
    )
    .filter(isWanted(q, topic));
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1)?.[0] : read.length === most ? read.at(-1) : undefined;
  return {
    items: shown.map(([settings, { id, firstName, lastName }]) => ({
      ...settings.shown,
      id,
      firstName,
      lastName,
      topics: settings.topics,
      left: Math.max(1, settings.perWeek - usedIn(settings, monday)),
    })),
    nextCursor: last ? encodeCursor(purpose, positionSchema.parse(last)) : null,
  };
};

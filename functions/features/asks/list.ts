import type * as z from 'zod';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { listPartition } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { askKey } from '#functions/parts/asks/keys.ts';
import { askLists } from '#functions/parts/asks/repository.ts';
import type { asks } from '#shared/features/asks/routes.ts';
import type { AskSide, AskState } from '#shared/features/asks/rules.ts';
import { type StoredAsk, storedAskSchema } from '#shared/features/asks/schema.ts';
import { publishedAnswers, publishedPosition } from './published-repository.ts';
import { getCounts } from './settings-repository.ts';
import { shownAsk } from './view.ts';

const positionSchema = storedAskSchema.pick({
  id: true,
  student: true,
  alumnus: true,
  status: true,
  createdAt: true,
});
type Position = z.infer<typeof positionSchema>;

const LISTS = {
  student: { index: 'gsi1', partition: (id: string) => listPartition('ask', 'ofStudent', { studentId: id }) },
  alumnus: { index: 'gsi2', partition: (id: string) => listPartition('ask', 'ofAlumnus', { alumnusId: id }) },
} as const;

/** The attributes of an index by which a query goes on after an ask. */
const startAt = (index: 'gsi1' | 'gsi2', after: Position) => {
  const { gsi1pk, gsi1sk, gsi2pk, gsi2sk } = askLists(after);
  return { ...askKey(after.id), ...(index === 'gsi1' ? { gsi1pk, gsi1sk } : { gsi2pk, gsi2sk }) };
};

/** At most `count` asks of a user on one side after a position: `open` sorts behind `closed`, and the list is read backwards. */
const asksOf = async (
  { userId, side, state }: { userId: string; side: AskSide; state: AskState },
  count: number,
  after: Position | undefined,
): Promise<StoredAsk[]> => {
  const { index, partition } = LISTS[side];
  const { items } = await queryItems(storedAskSchema, {
    IndexName: index,
    KeyConditionExpression: `${index}pk = :pk${state === 'all' ? '' : ` AND begins_with(${index}sk, :state)`}`,
    ExpressionAttributeValues: {
      ':pk': partition(userId),
      ...(state !== 'all' && { ':state': `${state}#` }),
    },
    ScanIndexForward: false,
    Limit: count,
    ...(after && { ExclusiveStartKey: startAt(index, after) }),
  });
  return items;
};

/** The user’s asks on one side: those that wait first, then the latest. From an index, which lags a little. */
export const list: Handler<typeof asks.list> = async ({ account, query: { as, state, cursor, limit } }) => {
  const side = as ?? (account.role === 'alumni' ? 'alumnus' : 'student');
  const purpose = `asks.list ${account.id} ${side} ${state}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const [found, counts] = await Promise.all([
    asksOf({ userId: account.id, side, state }, limit + 1, after),
    getCounts(account.id, side),
  ]);
  const { items, nextCursor } = pageFrom(found, limit, (last) =>
    encodeCursor(purpose, positionSchema.parse(last)),
  );
  return { items: items.map((ask) => shownAsk(ask, account.id)), nextCursor, counts };
};

/** The most published answers that a search reads for a page. */
const LOOKED_THROUGH = 50;

/** What was published, the latest first. A page of a search may be short and still go on. */
export const published: Handler<typeof asks.published> = async ({ query: { q, topic, cursor, limit } }) => {
  const purpose = `asks.published ${topic ?? ''} ${q ?? ''}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, publishedPosition);
  const most = q === undefined ? limit + 1 : LOOKED_THROUGH;
  const read = await publishedAnswers(topic, most, after);
  const wanted = q?.toLowerCase();
  const found = read.filter(
    ({ question, answer, field }) =>
      wanted === undefined || [question, answer, field].some((text) => text.toLowerCase().includes(wanted)),
  );
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : read.length === most ? read.at(-1) : undefined;
  return { items, nextCursor: last ? encodeCursor(purpose, publishedPosition.parse(last)) : null };
};

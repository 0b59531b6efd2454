import * as z from 'zod';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { getItem, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { PRACTICE_A_DAY } from '#shared/features/assessments/rules.ts';
import { practiceCardSchema } from '#shared/features/assessments/schema.ts';
import type { Reviewed } from './fsrs.ts';

/** A card with its exercise as it is shown, so that a day’s practice is one query. */
const cardSchema = practiceCardSchema.extend({
  stability: z.number(),
  difficulty: z.number(),
  reviewedAt: momentSchema,
});
export type Card = z.infer<typeof cardSchema>;

const partsOfCard = (userId: string, { courseId, exercise }: Pick<Card, 'courseId' | 'exercise'>) => ({
  userId,
  courseId,
  exercise: String(exercise),
});

export const cardKey = (userId: string, card: Pick<Card, 'courseId' | 'exercise'>): Key =>
  keyOf('practice-card', partsOfCard(userId, card));

const dueList = (userId: string, card: Pick<Card, 'courseId' | 'exercise' | 'dueAt'>) =>
  listKey('practice-card', 'due', { ...partsOfCard(userId, card), dueAt: card.dueAt });

export const getCard = (userId: string, card: Pick<Card, 'courseId' | 'exercise'>) =>
  getItem(cardSchema, cardKey(userId, card));

/**
 * The put of a new card; it fails when the user has it already. One of an earlier version of the course, whose exercise of the
 * number was another one, gives way.
 */
export const newCard = (userId: string, card: Card) => ({
  Item: {
    ...itemOf('practice-card', partsOfCard(userId, card)),
    userId,
    ...card,
    ...dueList(userId, card),
  },
  ConditionExpression: 'attribute_not_exists(pk) OR #version < :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':version': card.version },
});

/** The write that schedules a card as it was read again; it fails when it was practised meanwhile. */
export const reviewedWrite = (userId: string, card: Card, reviewed: Reviewed): Write => ({
  Update: updateOf(
    cardKey(userId, card),
    { set: { ...reviewed, ...dueList(userId, { ...card, ...reviewed }) } },
    { condition: 'reviewedAt = :read', values: { ':read': card.reviewedAt } },
  ),
});

/** The cards of a user by when they are due, the longest due first. */
export const cardsOf = async (userId: string, count: number): Promise<Card[]> => {
  const { items } = await queryItems(cardSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list',
    ExpressionAttributeValues: { ':list': listPartition('practice-card', 'due', { userId }) },
    Limit: count,
  });
  return items;
};

const dayKey = (userId: string, date: string): Key => keyOf('practice-day', { userId, date });

/** How many cards a user practised on a day. */
export const practisedOn = async (userId: string, date: string): Promise<number> =>
  (await getItem(z.object({ cards: z.number().int() }), dayKey(userId, date)))?.cards ?? 0;

const KEPT_MS = 3 * DAY_MS;

/** The write that counts a card of a day; it fails once as many were practised as a day has. */
export const countPractised = (userId: string, date: string, now: Date): Write => ({
  Update: updateOf(
    dayKey(userId, date),
    {
      set: {
        entity: 'practice-day',
        userId,
        ttl: Math.floor((now.getTime() + KEPT_MS) / 1000),
      },
      add: { cards: 1 },
    },
    {
      condition: 'attribute_not_exists(cards) OR cards < :most',
      values: { ':most': PRACTICE_A_DAY },
    },
  ),
});

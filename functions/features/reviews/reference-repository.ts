import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, getItems, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { FIRST_REFERENCES } from '#functions/parts/reviews/first-references.ts';
import { momentSchema } from '#shared/core/contract.ts';
import {
  plainScoresSchema,
  type RatedReference,
  ratedReferenceSchema,
} from '#shared/features/reviews/schema.ts';

const storedSchema = ratedReferenceSchema.extend({ retired: z.boolean() });
/** A reference project with whether mentors are still asked to rate it. */
export type StoredReference = z.infer<typeof storedSchema>;

/** More than can be in use, with those that were retired lately. */
const READ = 100;

/** The reference projects, those in use first: of the code and of admins. */
export const allReferences = async (): Promise<StoredReference[]> => {
  const { items } = await queryItems(storedSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('review-reference', { id: '' }).pk },
    ConsistentRead: true,
    Limit: READ,
  });
  const stored = new Set(items.map(({ id }) => id));
  const first = FIRST_REFERENCES.filter(({ id }) => !stored.has(id)).map((one) => ({
    ...one,
    retired: false,
  }));
  return [...first, ...items].sort((one, other) => Number(one.retired) - Number(other.retired));
};

export const getReference = async (id: string): Promise<StoredReference | undefined> => {
  const stored = await getItem(storedSchema, keyOf('review-reference', { id }));
  const first = FIRST_REFERENCES.find((one) => one.id === id);
  return stored ?? (first && { ...first, retired: false });
};

const inUseKey = keyOf('review-figures', { name: 'references' });
const inUseSchema = z.object({ inUse: z.number().int() });

/** How many reference projects are in use, as it is stored: missing before an admin changed them. */
export const countInUse = async (): Promise<{ stored: number | undefined; inUse: number }> => {
  const stored = (await getItem(inUseSchema, inUseKey))?.inUse;
  return { stored, inUse: stored ?? FIRST_REFERENCES.length };
};

/** Changes the number of those in use. It fails when another admin has changed it since it was read. */
export const inUseWrite = (before: number | undefined, after: number): Write => ({
  Update: updateOf(
    inUseKey,
    { set: { entity: itemOf('review-figures', { name: '' }).entity, inUse: after } },
    asRead({ inUse: before }),
  ),
});

/** The write of a reference project that is added, or that is retired: it fails when it was before. */
export const referenceWrite = (reference: RatedReference, retired: boolean): Write => ({
  Put: {
    Item: { ...itemOf('review-reference', reference), ...reference, retired },
    ConditionExpression: retired ? 'attribute_not_exists(pk) OR retired = :no' : 'attribute_not_exists(pk)',
    ...(retired && { ExpressionAttributeValues: { ':no': false } }),
  },
});

const ratingSchema = z.object({
  referenceId: z.string(),
  scores: plainScoresSchema,
  ratedAt: momentSchema,
});
export type Rating = z.infer<typeof ratingSchema>;

/** How a mentor rated some reference projects. */
export const ratingsOf = (userId: string, referenceIds: readonly string[]): Promise<Rating[]> =>
  getItems(
    ratingSchema,
    referenceIds.map((referenceId) => keyOf('reference-rating', { userId, referenceId })),
    true,
  );

/** The write of a mentor’s first rating of a reference project. */
export const ratingWrite = (userId: string, rating: Rating): Write => ({
  Put: {
    Item: {
      ...itemOf('reference-rating', { userId, referenceId: rating.referenceId }),
      userId,
      ...rating,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

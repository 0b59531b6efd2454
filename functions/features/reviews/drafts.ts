import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { conditionOf } from '#functions/core/update.ts';
import { draftSchema, type ReviewDraft } from '#shared/features/reviews/schema.ts';

const storedSchema = draftSchema.extend({ draftVersion: z.number().int().min(0) });
type StoredDraft = z.infer<typeof storedSchema>;
const NONE: StoredDraft = { scores: [], feedback: '', draftVersion: 0 };

const draftKey = (id: string, reviewerId: string) => keyOf('review-draft', { id, reviewerId });

/** What a mentor has entered so far for a review: it outlives their claim. */
export const getDraft = async (id: string, reviewerId: string): Promise<StoredDraft> =>
  (await getItem(storedSchema, draftKey(id, reviewerId))) ?? NONE;

/** The write of a draft over the one with `draftVersion`; 0 is none. */
export const draftWrite = (
  handed: { readonly id: string; readonly reviewerId: string },
  draft: ReviewDraft,
  draftVersion: number,
  now: Date,
): Write => ({
  Put: {
    Item: {
      ...itemOf('review-draft', handed),
      ...{ reviewId: handed.id, userId: handed.reviewerId, updatedAt: now.toISOString() },
      ...draft,
      draftVersion: draftVersion + 1,
    },
    ...conditionOf(asRead({ draftVersion: draftVersion === 0 ? undefined : draftVersion })),
  },
});

/** The write by which a draft is gone, once it is handed in. */
export const removeDraft = (id: string, reviewerId: string): Write => ({
  Delete: { Key: draftKey(id, reviewerId) },
});

import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, putItem, queryItems } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { momentSchema } from '#shared/core/contract.ts';
import type { Tallies } from '#shared/features/fairness/tally.ts';

const count = z.number().int().min(0);
const tallySchema = z.object({ people: count, reached: z.array(count), scored: count, above: count });
const groupsSchema = z.record(z.string(), tallySchema);

/** The counts as they are stored. Only what `disclosed` leaves of them goes to anyone. */
const figuresSchema = z.object({
  quarter: z.string(),
  madeAt: momentSchema,
  all: tallySchema,
  groups: z.object({ sex: groupsSchema, race: groupsSchema, sexAndRace: groupsSchema, age: groupsSchema }),
});
export type StoredFigures = z.infer<typeof figuresSchema>;

/** Stores the counts of a company for a quarter. What is there stays: figures are made once. */
export const storeFigures = async (
  companyId: string,
  { all, groups }: Tallies,
  quarter: string,
  at: Date,
): Promise<void> => {
  const Item = {
    ...itemOf('fairness-figures', { companyId, quarter }),
    companyId,
    quarter,
    madeAt: at.toISOString(),
    all,
    groups,
  };
  await unlessRefused(putItem({ Item, ConditionExpression: 'attribute_not_exists(pk)' }));
};

/** Whether a company has its figures for a quarter. */
export const hasFigures = async (companyId: string, quarter: string): Promise<boolean> =>
  (await getItem(figuresSchema, keyOf('fairness-figures', { companyId, quarter }))) !== undefined;

/** How many quarters are shown: three years. */
const QUARTERS = 12;

/** The figures of a company, the latest quarter first. */
export const figuresOf = async (companyId: string): Promise<StoredFigures[]> => {
  const { items } = await queryItems(figuresSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('fairness-figures', { companyId, quarter: '' }).pk },
    ScanIndexForward: false,
    Limit: QUARTERS,
  });
  return items;
};

const progressSchema = z.object({
  /** Where the next page of companies begins; none at the beginning and at the end. */
  after: z.object({ id: z.string(), name: z.string() }).optional(),
  /** All companies have been gone through. */
  through: z.boolean(),
  /** Those whose figures could not be made; they are tried again in each run. */
  failed: z.array(z.string()),
});
export type Progress = z.infer<typeof progressSchema>;

/** How far the figures of a quarter have been made. */
export const getProgress = async (quarter: string): Promise<Progress> =>
  (await getItem(progressSchema, keyOf('fairness-progress', { quarter }))) ?? { through: false, failed: [] };

export const storeProgress = (quarter: string, progress: Progress): Promise<void> =>
  putItem({ Item: { ...itemOf('fairness-progress', { quarter }), ...progress } });

import { AppError } from '#functions/core/errors.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { type Rubric, rubricSchema } from '#shared/features/reviews/schema.ts';
import { FIRST_RUBRIC } from './first-rubric.ts';

/** A number that sorts as text. */
const versionPart = (version: number) => ({ version: String(version).padStart(6, '0') });

/** A version of the rubric. 404 for one that was not published. */
export const getRubric = async (version: number): Promise<Rubric> => {
  if (version === FIRST_RUBRIC.version) return FIRST_RUBRIC;
  const found = await getItem(rubricSchema, keyOf('rubric', versionPart(version)));
  if (!found) throw new AppError('not_found', { message: 'There is no such version of the rubric.' });
  return found;
};

/** At most `count` versions of the rubric, the latest first; the first one is among them when there is room. */
export const latestRubrics = async (count: number): Promise<Rubric[]> => {
  const { items } = await queryItems(rubricSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('rubric', versionPart(0)).pk },
    ConsistentRead: true,
    ScanIndexForward: false,
    Limit: count,
  });
  return [...items, FIRST_RUBRIC].slice(0, count);
};

/** The version by which reviews that are claimed now are scored. */
export const currentRubric = async (): Promise<Rubric> => (await latestRubrics(1))[0] ?? FIRST_RUBRIC;

/** The write of a version, once. */
export const newRubric = (rubric: Rubric): Write => ({
  Put: {
    Item: { ...itemOf('rubric', versionPart(rubric.version)), ...rubric },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

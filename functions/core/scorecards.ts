import type * as z from 'zod';
import {
  type Criterion,
  type LabelledRating,
  type Opening,
  type Rated,
  ratableCriteria,
  seesOthers,
} from '#shared/core/scorecard-rules.ts';
import { AppError } from './errors.ts';
import { ConditionFailed, type Key, putItem, queryItems } from './table.ts';

/** A scorecard as it is stored, whatever it is about. Each author has at most one, in the partition of what it is about. */
export interface StoredScorecard {
  readonly authorId: string;
  readonly ratings: readonly LabelledRating<string>[];
  readonly submittedAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

/** A company has at most a hundred members; those who left may have written some, too. */
const READ_AT_MOST = 200;

/** The scorecards in a partition, read consistently. */
export const scorecardsIn = async <T extends z.ZodType<StoredScorecard>>(
  schema: T,
  pk: string,
): Promise<z.output<T>[]> => {
  const { items } = await queryItems(schema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
    Limit: READ_AT_MOST,
  });
  return items;
};

const byFirstSubmission = (a: StoredScorecard, b: StoredScorecard): number =>
  a.submittedAt < b.submittedAt ? -1 : 1;

/**
 * What one of the authors may see of all scorecards about something. What others wrote leaves the server only after the
 * author has formed an opinion of their own, or from the moment of an opening on.
 */
export const visibleTo = <T extends StoredScorecard>(
  authorId: string,
  stored: readonly T[],
  opening?: Opening,
): { own: T | undefined; submitted: number; others: T[] } => {
  const own = stored.find((one) => one.authorId === authorId);
  const others = stored.filter((one) => one.authorId !== authorId);
  return {
    own,
    submitted: stored.length,
    others: seesOthers(own !== undefined, opening) ? others.sort(byFirstSubmission) : [],
  };
};

/** The ratings with the texts of their criteria. Throws 400 for one that is not asked for, or rated twice. */
export const withLabels = <Rating extends string>(
  asked: readonly Criterion[],
  own: StoredScorecard | undefined,
  ratings: readonly Rated<Rating>[],
  refusal: string,
): LabelledRating<Rating>[] => {
  const labels = new Map(ratableCriteria(asked, own).map(({ id, label }) => [id, label]));
  return ratings.map((rated, index) => {
    const label = labels.get(rated.criterion);
    const again = ratings.findIndex(({ criterion }) => criterion === rated.criterion) !== index;
    if (label === undefined || again)
      throw new AppError('invalid_input', { fields: { [`ratings.${index}.criterion`]: refusal } });
    return { ...rated, label };
  });
};

/** The write of a scorecard whose version before was `version - 1`. */
export const scorecardPut = (item: Key & { entity: string }, scorecard: StoredScorecard) => ({
  Item: { ...item, ...scorecard },
  ...(scorecard.version === 1
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: 'version = :before',
        ExpressionAttributeValues: { ':before': scorecard.version - 1 },
      }),
});

const submittedElsewhere = (): AppError =>
  new AppError('conflict', { message: 'Your scorecard was submitted elsewhere in the meantime.' });

/** Throws `conflict` unless an author’s scorecard has the version that they read; 0 is none. */
export const refuseUnlessRead = (own: StoredScorecard | undefined, version: number): void => {
  if ((own?.version ?? 0) !== version) throw submittedElsewhere();
};

/**
 * Stores an author’s scorecard over the one that they had. `content` is its ratings, and what else its kind asks for. Throws
 * `conflict` when another submission came first.
 */
export const submit = async <Content extends Pick<StoredScorecard, 'ratings'>>(
  item: Key & { entity: string },
  { authorId, own, now }: { authorId: string; own: StoredScorecard | undefined; now: Date },
  content: Content,
) => {
  const at = now.toISOString();
  const scorecard = {
    ...content,
    authorId,
    version: (own?.version ?? 0) + 1,
    submittedAt: own?.submittedAt ?? at,
    updatedAt: at,
  };
  try {
    await putItem(scorecardPut(item, scorecard));
  } catch (error) {
    if (error instanceof ConditionFailed) throw submittedElsewhere();
    throw error;
  }
  return scorecard;
};

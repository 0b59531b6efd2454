import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItems, transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import type { RubricScore } from '#shared/core/review-outcome.ts';
import { CRITERION_IDS, type RubricCriterion } from '#shared/core/rubric.ts';
import { countedOnce } from './counted.ts';

const figuresKey = (rubricVersion: number) =>
  keyOf('review-figures', { name: `disagreement-${rubricVersion}` });

/** The attributes with the sums of a criterion: how far scores were apart, and how many were the same. */
const sumsOf = (criterion: RubricCriterion) =>
  ({ distance: `${criterion}Distance`, same: `${criterion}Same` }) as const;

const figuresSchema = z
  .object({ rubricVersion: z.number().int(), pairs: z.number().int() })
  .catchall(z.unknown());

/** What pairs of reviews come to, of one criterion of one version of the rubric. */
export interface PairFigures {
  readonly rubricVersion: number;
  readonly criterion: RubricCriterion;
  readonly pairs: number;
  /** The sum of the distances of their scores. */
  readonly distance: number;
  /** How many gave the same score. */
  readonly same: number;
}

/** The figures of some versions of the rubric, the latest first. */
export const pairFiguresOf = async (rubricVersions: readonly number[]): Promise<PairFigures[]> => {
  const found = await getItems(figuresSchema, rubricVersions.map(figuresKey));
  return found
    .sort((one, other) => other.rubricVersion - one.rubricVersion)
    .flatMap(({ rubricVersion, pairs, ...sums }) =>
      CRITERION_IDS.map((criterion) => {
        const { distance, same } = sumsOf(criterion);
        return {
          ...{ rubricVersion, criterion, pairs },
          distance: Number(sums[distance] ?? 0),
          same: Number(sums[same] ?? 0),
        };
      }),
    );
};

/** Two independent reviews of the same submission. */
export interface Pair {
  /** Which reviews they are, in an order of their own. */
  readonly id: string;
  readonly rubricVersion: number;
  readonly scores: readonly [readonly RubricScore[], readonly RubricScore[]];
  readonly at: string;
}

/** How far the two scores of a criterion are apart. */
const distanceIn = ([one, other]: Pair['scores'], criterion: RubricCriterion): number => {
  const scoreIn = (scores: readonly RubricScore[]) =>
    scores.find((score) => score.criterion === criterion)?.score ?? 0;
  return Math.abs(scoreIn(one) - scoreIn(other));
};

/** Counts a pair, once. */
export const countPair = async ({ id, rubricVersion, scores, at }: Pair): Promise<void> => {
  const added = CRITERION_IDS.flatMap((criterion): [string, number][] => {
    const apart = distanceIn(scores, criterion);
    const { distance, same } = sumsOf(criterion);
    return [
      [distance, apart],
      [same, Number(apart === 0)],
    ];
  });
  const { entity } = itemOf('review-figures', { name: '' });
  const steps = {
    once: countedOnce(`pair#${id}`, at),
    figures: {
      Update: updateOf(figuresKey(rubricVersion), {
        set: { entity, rubricVersion },
        add: { pairs: 1, ...Object.fromEntries(added) },
      }),
    },
  };
  try {
    await transact(steps);
  } catch (error) {
    // It was counted when this change was delivered before.
    if (!(isRefused<typeof steps>(error) && error.failed.once)) throw error;
  }
};

import { type Fit, fitAdditive, type Review } from './additive.ts';
import { CONFIDENCE } from './rules.ts';
import { inCodeOrder } from './seeded-random.ts';
import { studentT } from './student-t.ts';

/*
 * Results of a challenge from its published scores. The server computes them once, and the browser of any reader again, by the
 * same functions.
 */

/** A criterion of the rubric. Weights need not have a particular sum. */
export interface Weighted {
  readonly id: string;
  readonly weight: number;
}

/** A score as it is published: the judge is a letter. */
export interface JudgeScore {
  readonly judge: string;
  readonly entryId: string;
  readonly criterion: string;
  readonly score: number;
}

export interface EntryResult {
  readonly entryId: string;
  /** The mean of its judges, from 0 to 5. */
  readonly raw: number;
  /** The same if all judges were equally severe: what their average would give. It can lie a little outside of 0 to 5. */
  readonly adjusted: number;
  /** Where the adjusted mean may lie, 90 % sure. Null where there are too few reviews to say. */
  readonly interval: { readonly from: number; readonly to: number } | null;
  /** The ranks that it may have, 90 % sure. */
  readonly rank: { readonly from: number; readonly to: number };
  /** Entries of different groups have no judges in common, not even by way of others, and can’t be compared. */
  readonly group: number;
  readonly reviews: number;
}

export interface JudgeResult {
  readonly judge: string;
  /** By how many points below the average judge of their group they score. */
  readonly severity: number;
  readonly group: number;
}

export interface Results {
  /** The best first, group by group. */
  readonly entries: readonly EntryResult[];
  readonly judges: readonly JudgeResult[];
  /** 1 when all entries can be compared. */
  readonly groups: number;
}

/** What is published has four decimals. */
const rounded = (number: number): number => Math.round(number * 10_000) / 10_000 + 0;

const weightOf = (criteria: readonly Weighted[]): number =>
  criteria.reduce((sum, { weight }) => sum + weight, 0);

/** A judge’s scores for an entry as one number from 0 to 5. Reviews without all of the criteria are left out. */
export const reviewsOf = (criteria: readonly Weighted[], scores: readonly JudgeScore[]): Review[] => {
  const weights = new Map(criteria.map(({ id, weight }) => [id, weight]));
  const reviews = new Map<string, Review & { readonly criteria: number }>();
  for (const { judge, entryId, criterion, score } of scores) {
    const weight = weights.get(criterion);
    if (weight === undefined) continue;
    const key = `${judge}\n${entryId}`;
    const before = reviews.get(key) ?? { judge, entryId, score: 0, criteria: 0 };
    reviews.set(key, { ...before, score: before.score + weight * score, criteria: before.criteria + 1 });
  }
  const whole = weightOf(criteria);
  return [...reviews.values()]
    .filter((review) => review.criteria === criteria.length)
    .map(({ judge, entryId, score }) => ({ judge, entryId, score: score / whole }))
    .sort((one, other) => inCodeOrder(one.entryId, other.entryId) || inCodeOrder(one.judge, other.judge));
};

/**
 * The variance of a review, from what the model leaves unexplained; null where nothing is left over to see it by. It is never
 * less than what whole points hide: a score means half a point up and down, even where few judges agree.
 */
const varianceOf = ({ df, rest }: Fit, criteria: readonly Weighted[]): number | null => {
  if (df <= 0) return null;
  const whole = weightOf(criteria);
  const ofPoints = criteria.reduce((sum, { weight }) => sum + (weight / whole) ** 2 / 12, 0);
  return Math.max(rest / df, ofPoints);
};

/**
 * The ranks that each entry may have: one lower for each that is clearly better, one higher for each that is clearly worse. How far
 * apart is clear accounts for all comparisons of an entry at once (Bonferroni), so that its range holds its true rank with
 * the confidence (Mogstad, Romano, Shaikh and Wilhelm, Inference for Ranks, 2024). Entries of different groups are never clear.
 */
const ranksOf = ({ entries, covariance, df }: Fit, variance: number | null): EntryResult['rank'][] => {
  const sizes = new Map<number, number>();
  for (const { group } of entries) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const clear = new Map(
    [...sizes].map(([group, size]) => [
      group,
      size < 2 || variance === null
        ? Number.POSITIVE_INFINITY
        : studentT(1 - (1 - CONFIDENCE) / (size - 1), df) * Math.sqrt(variance),
    ]),
  );
  const own = entries.map((_, index) => covariance(index, index));
  const ranks = entries.map(() => ({ from: 1, to: entries.length }));
  for (const [one, { adjusted, group }] of entries.entries())
    for (let other = one + 1; other < entries.length; other += 1) {
      const rival = entries[other];
      if (rival?.group !== group) continue;
      const spread = Math.sqrt(Math.max(0, (own[one] ?? 0) + (own[other] ?? 0) - 2 * covariance(one, other)));
      const apart = adjusted - rival.adjusted;
      if (Math.abs(apart) <= (clear.get(group) ?? 0) * spread) continue;
      const [better, worse] = apart > 0 ? [ranks[one], ranks[other]] : [ranks[other], ranks[one]];
      if (better) better.to -= 1;
      if (worse) worse.from += 1;
    }
  return ranks;
};

const intervalsOf = (
  { entries, covariance, df }: Fit,
  variance: number | null,
): EntryResult['interval'][] => {
  if (variance === null) return entries.map(() => null);
  const times = studentT(CONFIDENCE, df);
  return entries.map(({ adjusted }, index) => {
    const half = times * Math.sqrt(variance * covariance(index, index));
    return { from: rounded(adjusted - half), to: rounded(adjusted + half) };
  });
};

/** Computes the results. The order of the scores makes no difference. */
export const resultsOf = (criteria: readonly Weighted[], scores: readonly JudgeScore[]): Results => {
  const fit = fitAdditive(reviewsOf(criteria, scores));
  const variance = varianceOf(fit, criteria);
  const intervals = intervalsOf(fit, variance);
  const ranks = ranksOf(fit, variance);
  const entries = fit.entries.map(
    ({ entryId, raw, adjusted, group, reviews }, index): EntryResult => ({
      entryId,
      raw: rounded(raw),
      adjusted: rounded(adjusted),
      interval: intervals[index] ?? null,
      rank: ranks[index] ?? { from: 1, to: fit.entries.length },
      group,
      reviews,
    }),
  );
  return {
    entries: entries.sort(
      (one, other) =>
        one.group - other.group || other.adjusted - one.adjusted || inCodeOrder(one.entryId, other.entryId),
    ),
    judges: fit.judges
      .map(({ judge, generous, group }) => ({ judge, severity: rounded(-generous), group }))
      .sort((one, other) => inCodeOrder(one.judge, other.judge)),
    groups: fit.groups,
  };
};

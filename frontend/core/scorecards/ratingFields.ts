import { paragraphs } from '#shared/core/contract.ts';
import {
  type Criterion,
  EVIDENCE_MAX,
  type LabelledRating,
  type Rated,
  type ScorecardKind,
} from '#shared/core/scorecard-rules.ts';

/*
 * The ratings of a scorecard as fields of a form, under flat names, so that each is drafted and compared by itself. A kind of
 * scorecard adds its own fields to them.
 */

/** The values of the form. */
export type ScorecardValues = Record<string, string>;

export const ratingField = ({ id }: Criterion): string => `rating-${id}`;
export const evidenceField = ({ id }: Criterion): string => `evidence-${id}`;

/** The fields of what was rated before; empty ones for what was not. */
export const ratingValues = (
  criteria: readonly Criterion[],
  ratings: readonly LabelledRating<string>[],
): ScorecardValues =>
  Object.fromEntries(
    criteria.flatMap((one) => {
      const rated = ratings.find(({ criterion }) => criterion === one.id);
      return [
        [ratingField(one), rated?.rating ?? ''],
        [evidenceField(one), rated?.evidence ?? ''],
      ];
    }),
  );

/** What the fields are called where two versions are compared. */
export const ratingLabels = (criteria: readonly Criterion[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    criteria.flatMap((one) => [
      [ratingField(one), `rating of ${one.label}`],
      [evidenceField(one), `evidence for ${one.label}`],
    ]),
  );

/** Says what is wrong with a field. */
export type Problem = (field: string, message: string) => void;

/** A text of the form, as the API takes it; undefined, and a problem, for one that it refuses. */
export const textIn = (
  values: ScorecardValues,
  field: string,
  max: number,
  problem: Problem,
): string | undefined => {
  const { data, error } = paragraphs(max).safeParse(values[field] ?? '');
  if (error) problem(field, error.issues[0]?.message ?? 'This can’t be saved');
  return data;
};

/**
 * The ratings of the form, as the API takes them. A criterion without a rating is left out. A rating needs its evidence where
 * the kind says so, and evidence needs its rating.
 */
export const ratingsIn = <Rating extends string>(
  { scale, evidenceMissing }: ScorecardKind<Rating>,
  criteria: readonly Criterion[],
  values: ScorecardValues,
  problem: Problem,
): Rated<Rating>[] => {
  const ratings = criteria.flatMap((one) => {
    const rating = scale.values.find((known) => known === values[ratingField(one)]);
    const evidence = textIn(values, evidenceField(one), EVIDENCE_MAX, problem);
    if (rating !== undefined && evidence === '' && evidenceMissing !== null)
      problem(evidenceField(one), evidenceMissing);
    if (rating === undefined && evidence)
      problem(
        evidenceField(one),
        `Choose a rating: ${scale.values.map((known) => scale.labels[known]).join(', ')}`,
      );
    return rating === undefined ? [] : [{ criterion: one.id, rating, evidence: evidence ?? '' }];
  });
  const [first] = criteria;
  if (ratings.length === 0 && first) problem(evidenceField(first), 'Rate at least one criterion');
  return ratings;
};

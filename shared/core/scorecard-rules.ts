import type { StatusTone } from './workflow.ts';

/*
 * A scorecard is what one author rates something by, criterion by criterion: an applicant, a project, a session. Each feature
 * has its own criteria, scale and records; the rules that all share are here. Plain data and functions without schemas:
 * the browser loads them with the scorecards.
 */

/** The words of a rating. */
export interface RatingScale<Rating extends string> {
  /** From the lowest to the highest. */
  readonly values: readonly Rating[];
  readonly labels: Readonly<Record<Rating, string>>;
  readonly tones: Readonly<Record<Rating, StatusTone>>;
  /** Two ratings this many steps apart are a disagreement. */
  readonly farApart: number;
}

/** What the scorecards of a feature have in common. */
export interface ScorecardKind<Rating extends string> {
  readonly scale: RatingScale<Rating>;
  /** The most criteria that one can have. */
  readonly criteriaMax: number;
  /** What is said of a rating without evidence; null where it needs none. */
  readonly evidenceMissing: string | null;
}

/** A line to rate by. */
export interface Criterion {
  readonly id: string;
  readonly label: string;
}

/** A line of a scorecard: a criterion, its rating, and what shows it. */
export interface Rated<Rating extends string> {
  /** The id of the criterion. */
  readonly criterion: string;
  readonly rating: Rating;
  readonly evidence: string;
}

/** A rating with the criterion’s text as it was rated: what is asked for may have changed since. */
export interface LabelledRating<Rating extends string> extends Rated<Rating> {
  readonly label: string;
}

/** The most characters of the evidence for a rating. */
export const EVIDENCE_MAX = 600;

/** Whether authors rated a criterion so differently that they should talk about it. */
export const ratingsDiffer = <Rating extends string>(
  { values, farApart }: RatingScale<Rating>,
  ratings: readonly Rating[],
): boolean => {
  const places = ratings.map((rating) => values.indexOf(rating));
  return Math.max(...places) - Math.min(...places) >= farApart;
};

/** What an author can rate: what is asked for, then what was asked for when they rated it. */
export const ratableCriteria = (
  asked: readonly Criterion[],
  own: { readonly ratings: readonly LabelledRating<string>[] } | null | undefined,
): readonly Criterion[] => {
  const rated = (own?.ratings ?? []).map(({ criterion: id, label }) => ({ id, label }));
  const known = new Set(asked.map(({ id }) => id));
  return [...asked, ...rated.filter(({ id }) => !known.has(id))];
};

/** A moment from which all may read the scorecards, whether or not they have submitted one. */
export interface Opening {
  /** As an ISO moment. */
  readonly opensAt: string;
  readonly now: Date;
}

/**
 * Whether an author may see what others submitted: once they have formed an opinion of their own. Between two people each so
 * sees the other’s once both have submitted, or from the moment of an opening on.
 */
export const seesOthers = (hasSubmitted: boolean, opening?: Opening): boolean =>
  hasSubmitted || (opening !== undefined && opening.now.getTime() >= Date.parse(opening.opensAt));

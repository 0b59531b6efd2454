import * as z from 'zod';
import {
  type Problem,
  ratingLabels,
  ratingsIn,
  ratingValues,
  type ScorecardValues,
  textIn,
} from '#frontend/core/scorecards/ratingFields.ts';
import type { Criterion } from '#shared/core/scorecard-rules.ts';
import {
  APPLICANT_SCORECARD,
  RECOMMENDATIONS,
  SUMMARY_MAX,
} from '#shared/features/applicants/scorecard-rules.ts';
import type { Scorecard, Scorecards } from '#shared/features/applicants/scorecards.ts';

/** The caller’s scorecard with a version, also before there is one. */
export interface Own {
  readonly version: number;
  readonly scorecard: Scorecard | null;
}
export const ownOf = ({ own }: Scorecards): Own => ({ version: own?.version ?? 0, scorecard: own });

export const valuesOf = (criteria: readonly Criterion[], { scorecard }: Own): ScorecardValues => ({
  ...ratingValues(criteria, scorecard?.ratings ?? []),
  recommendation: scorecard?.recommendation ?? '',
  summary: scorecard?.summary ?? '',
});

/** What the fields are called where two versions are compared. */
export const labelsOf = (criteria: readonly Criterion[]): Readonly<Record<string, string>> => ({
  ...ratingLabels(criteria),
  recommendation: 'recommendation',
  summary: 'summary',
});

/** What goes to the API. */
export const schemaFor = (criteria: readonly Criterion[]) =>
  z.record(z.string(), z.string()).transform((values, context) => {
    const problem: Problem = (field, message) => {
      context.addIssue({ code: 'custom', path: [field], message });
    };
    const ratings = ratingsIn(APPLICANT_SCORECARD, criteria, values, problem);
    const recommendation = RECOMMENDATIONS.find((known) => known === values.recommendation);
    if (!recommendation) problem('recommendation', 'Choose what you recommend');
    const summary = textIn(values, 'summary', SUMMARY_MAX, problem);
    return { ratings, recommendation: recommendation ?? RECOMMENDATIONS[0], summary: summary ?? '' };
  });

import * as z from 'zod';
import { paragraphs } from '#shared/core/contract.ts';
import {
  EVIDENCE_MAX,
  RATING_LABELS,
  RATINGS,
  RECOMMENDATIONS,
  SUMMARY_MAX,
} from '#shared/features/applicants/scorecard-rules.ts';
import type { Scorecard, Scorecards } from '#shared/features/applicants/scorecards.ts';

/** A line of the form: a criterion of the posting, or one that was rated before. */
export type Criterion = Scorecards['criteria'][number];

/** The fields of the form under flat names, so that each is drafted and compared by itself. */
export type Values = Record<string, string>;
export const ratingField = ({ id }: Criterion): string => `rating-${id}`;
export const evidenceField = ({ id }: Criterion): string => `evidence-${id}`;

/** The caller’s scorecard with a version, also before there is one. */
export interface Own {
  readonly version: number;
  readonly scorecard: Scorecard | null;
}
export const ownOf = ({ own }: Scorecards): Own => ({ version: own?.version ?? 0, scorecard: own });

/** What can be rated: what the posting asks for, then what it asked for when it was rated. */
export const criteriaFor = ({ criteria, own }: Scorecards): readonly Criterion[] => {
  const rated = (own?.ratings ?? []).map(({ criterion: id, label }) => ({ id, label }));
  return [...new Map([...criteria, ...rated].map((one) => [one.id, one])).values()];
};

export const valuesOf = (criteria: readonly Criterion[], { scorecard }: Own): Values => ({
  ...Object.fromEntries(
    criteria.flatMap((one) => {
      const rated = scorecard?.ratings.find(({ criterion }) => criterion === one.id);
      return [
        [ratingField(one), rated?.rating ?? ''],
        [evidenceField(one), rated?.evidence ?? ''],
      ];
    }),
  ),
  recommendation: scorecard?.recommendation ?? '',
  summary: scorecard?.summary ?? '',
});

/** What the fields are called where two versions are compared. */
export const labelsOf = (criteria: readonly Criterion[]): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    criteria.flatMap((one) => [
      [ratingField(one), `rating of ${one.label}`],
      [evidenceField(one), `evidence for ${one.label}`],
    ]),
  ),
  recommendation: 'recommendation',
  summary: 'summary',
});

/** What goes to the API. A criterion without a rating is left out; a rating needs its evidence, and the other way round. */
export const schemaFor = (criteria: readonly Criterion[]) =>
  z.record(z.string(), z.string()).transform((values, context) => {
    const problem = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message });
    };
    const ratings = criteria.flatMap((one) => {
      const rating = RATINGS.find((known) => known === values[ratingField(one)]);
      const evidence = paragraphs(EVIDENCE_MAX).safeParse(values[evidenceField(one)] ?? '');
      if (!evidence.success)
        problem(evidenceField(one), evidence.error.issues[0]?.message ?? 'This can’t be saved');
      if (rating && evidence.data === '')
        problem(evidenceField(one), 'Say what you saw or read that shows it');
      if (!rating && evidence.data)
        problem(evidenceField(one), `Choose a rating: ${Object.values(RATING_LABELS).join(', ')}`);
      return rating ? [{ criterion: one.id, rating, evidence: evidence.data ?? '' }] : [];
    });
    const recommendation = RECOMMENDATIONS.find((known) => known === values.recommendation);
    if (!recommendation) problem('recommendation', 'Choose what you recommend');
    const summary = paragraphs(SUMMARY_MAX).safeParse(values.summary ?? '');
    if (!summary.success) problem('summary', summary.error.issues[0]?.message ?? 'This can’t be saved');
    const [first] = criteria;
    if (ratings.length === 0 && first) problem(evidenceField(first), 'Rate at least one criterion');
    return { ratings, recommendation: recommendation ?? RECOMMENDATIONS[0], summary: summary.data ?? '' };
  });

import * as z from 'zod';
import { paragraphs } from '#shared/core/contract.ts';
import type { RubricScore } from '#shared/core/review-outcome.ts';
import {
  COMMENT_MAX,
  CRITERION_IDS,
  FEEDBACK_MAX,
  overallScore,
  RUBRIC_CRITERIA,
  type RubricCriterion,
  SCORE,
  starsOf,
} from '#shared/core/rubric.ts';
import type { ReviewDraft } from '#shared/features/reviews/schema.ts';

/*
 * A review as fields of a form, under flat names, so that each is drafted and compared by itself.
 */

/** The values of the form. */
export type ReviewValues = Record<string, string>;

export const FEEDBACK = 'feedback';
export const scoreField = (criterion: RubricCriterion): string => `score-${criterion}`;
export const commentField = (criterion: RubricCriterion): string => `comment-${criterion}`;

/** The scores that can be given, from the lowest. */
export const SCORES = Array.from({ length: SCORE.max - SCORE.min + 1 }, (_, index) =>
  String(SCORE.min + index),
);

/** The fields of a draft, or of a finished review. */
export const valuesOf = ({ scores, feedback }: Pick<ReviewDraft, 'feedback' | 'scores'>): ReviewValues => ({
  ...Object.fromEntries(
    CRITERION_IDS.flatMap((criterion) => {
      const given = scores.find((one) => one.criterion === criterion);
      return [
        [scoreField(criterion), given?.score == null ? '' : String(given.score)],
        [commentField(criterion), given?.comment ?? ''],
      ];
    }),
  ),
  [FEEDBACK]: feedback,
});

const scoreIn = (values: ReviewValues, criterion: RubricCriterion): number | null => {
  const value = values[scoreField(criterion)];
  return value !== undefined && SCORES.includes(value) ? Number(value) : null;
};

/** What is stored of a review that is not finished. */
export const draftOf = (values: ReviewValues): ReviewDraft => ({
  scores: CRITERION_IDS.flatMap((criterion) => {
    const score = scoreIn(values, criterion);
    const comment = (values[commentField(criterion)] ?? '').trim();
    return score === null && comment === '' ? [] : [{ criterion, score, comment }];
  }),
  feedback: (values[FEEDBACK] ?? '').trim(),
});

/** The scores that are given so far. */
export const scoresIn = (values: ReviewValues): { criterion: RubricCriterion; score: number }[] =>
  CRITERION_IDS.flatMap((criterion) => {
    const score = scoreIn(values, criterion);
    return score === null ? [] : [{ criterion, score }];
  });

/** The result once every criterion has a score; undefined before. */
export const resultIn = (values: ReviewValues): { overallScore: number; rating: number } | undefined => {
  const scores = scoresIn(values);
  if (scores.length < CRITERION_IDS.length) return undefined;
  const overall = overallScore(scores);
  return { overallScore: overall, rating: starsOf(overall) };
};

/** What the fields are called where two versions are compared. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    CRITERION_IDS.flatMap((criterion) => [
      [scoreField(criterion), `score of ${RUBRIC_CRITERIA[criterion].label}`],
      [commentField(criterion), `comment on ${RUBRIC_CRITERIA[criterion].label}`],
    ]),
  ),
  [FEEDBACK]: 'feedback',
};

/** Adds a template to what is written already. */
export const withTemplate = (written: string, text: string): string =>
  written.trim() === '' ? text : `${written.trimEnd()}\n\n${text}`;

type Issue = (field: string, message: string) => void;

/** A text of the form, as the API takes it; undefined, and an issue, for one that it refuses. */
const textIn = (values: ReviewValues, field: string, max: number, issue: Issue): string => {
  const { data, error } = paragraphs(max).safeParse(values[field] ?? '');
  if (error) issue(field, error.issues[0]?.message ?? 'This can’t be saved');
  return data ?? '';
};

const given = (values: ReviewValues, criterion: RubricCriterion, issue: Issue): number => {
  const score = scoreIn(values, criterion);
  if (score === null) issue(scoreField(criterion), `Choose ${SCORE.min} to ${SCORE.max}`);
  return score ?? SCORE.min;
};

/** Scores without comments, as a reference project is rated. */
export const plainSchema = z.record(z.string(), z.string()).transform((values, context) => {
  const issue: Issue = (field, message) => context.addIssue({ code: 'custom', path: [field], message });
  return CRITERION_IDS.map((criterion) => ({ criterion, score: given(values, criterion, issue) }));
});

/** What a reviewer hands in. */
export const reviewSchema = z.record(z.string(), z.string()).transform((values, context) => {
  const issue: Issue = (field, message) => context.addIssue({ code: 'custom', path: [field], message });
  const scores: RubricScore[] = CRITERION_IDS.map((criterion) => ({
    criterion,
    score: given(values, criterion, issue),
    comment: textIn(values, commentField(criterion), COMMENT_MAX, issue),
  }));
  const feedback = textIn(values, FEEDBACK, FEEDBACK_MAX, issue);
  if (feedback === '' && (values[FEEDBACK] ?? '').trim() === '')
    issue(FEEDBACK, 'Write what helps the student most');
  return { scores, feedback };
});

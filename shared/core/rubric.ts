import { keysIn } from './choice-keys.ts';

// What projects and their reviews have in common. Plain data and functions without schemas: the browser loads them with both.

/** The five criteria with their weights in percent (spec, Project Reviews). Versions of the rubric change their anchors. */
export const RUBRIC_CRITERIA = {
  codeQuality: { label: 'Code Quality', weight: 30 },
  functionality: { label: 'Functionality', weight: 25 },
  design: { label: 'Design', weight: 20 },
  documentation: { label: 'Documentation', weight: 15 },
  innovation: { label: 'Innovation', weight: 10 },
} as const;
export type RubricCriterion = keyof typeof RUBRIC_CRITERIA;
export const CRITERION_IDS = keysIn(RUBRIC_CRITERIA);

/** Scores of a criterion: each whole number from the lowest to the highest has an anchor sentence. */
export const SCORE = { min: 0, max: 5 } as const;

interface Scored {
  readonly criterion: RubricCriterion;
  readonly score: number;
}

/** The scores as one number from 0 to 100: each criterion counts by its weight. Every criterion must be scored once. */
export const overallScore = (scores: readonly Scored[]): number =>
  Math.round(
    scores.reduce(
      (sum, { criterion, score }) => sum + (RUBRIC_CRITERIA[criterion].weight * score) / SCORE.max,
      0,
    ),
  );

/** The same as stars from 0 to 5, in tenths. */
export const starsOf = (overall: number): number => Math.round(overall / 2) / 10;

/** How a review of a project stands. */
export const REVIEW_STATUSES = ['waiting', 'claimed', 'finished', 'withdrawn', 'void'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** The most characters of a reviewer's comment on a criterion, and of the feedback as a whole. */
export const COMMENT_MAX = 2000;
export const FEEDBACK_MAX = 4000;

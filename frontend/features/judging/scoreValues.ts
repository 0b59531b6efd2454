import * as z from 'zod';
import type { FrozenRubric } from '#shared/features/challenges/rubric-schema.ts';
import { CHALLENGE_SCORE } from '#shared/features/challenges/rules.ts';
import { type Score, scoreSchema } from '#shared/features/judging/schema.ts';

/*
 * What a judge gives as fields of a form, under flat names, so that each is drafted by itself.
 */

export type ScoreValues = Record<string, string>;
type Criteria = FrozenRubric['criteria'];

export const scoreField = (criterion: string): string => `score-${criterion}`;
export const commentField = (criterion: string): string => `comment-${criterion}`;

/** The scores that can be given, from the lowest. */
export const SCORES = Array.from({ length: CHALLENGE_SCORE.max - CHALLENGE_SCORE.min + 1 }, (_, index) =>
  String(CHALLENGE_SCORE.min + index),
);

/** The fields of what was given, empty where nothing was. */
export const valuesOf = (criteria: Criteria, scores: readonly Score[]): ScoreValues =>
  Object.fromEntries(
    criteria.flatMap(({ id }) => {
      const given = scores.find(({ criterion }) => criterion === id);
      return [
        [scoreField(id), given === undefined ? '' : String(given.score)],
        [commentField(id), given?.comment ?? ''],
      ];
    }),
  );

/** How many criteria have a score so far. */
export const scoredIn = (criteria: Criteria, values: Readonly<Record<string, string | undefined>>): number =>
  criteria.filter(({ id }) => SCORES.includes(values[scoreField(id)] ?? '')).length;

const FIELDS: Readonly<Record<string, (criterion: string) => string>> = {
  score: scoreField,
  comment: commentField,
};

/** What is sent of the form: every criterion with its score and comment, each error at its own field. */
export const scoresOf = (criteria: Criteria) =>
  z.record(z.string(), z.string()).transform((values, context): { scores: Score[] } => {
    const scores = criteria.flatMap(({ id }): Score[] => {
      const score = values[scoreField(id)] ?? '';
      const { data, error } = scoreSchema.safeParse({
        criterion: id,
        // No score is out of the scale, which says what to choose.
        score: SCORES.includes(score) ? Number(score) : CHALLENGE_SCORE.min - 1,
        comment: values[commentField(id)] ?? '',
      });
      for (const { path, message } of error?.issues ?? []) {
        const field = FIELDS[String(path[0])];
        context.addIssue({ code: 'custom', path: [field ? field(id) : scoreField(id)], message });
      }
      return data ? [data] : [];
    });
    return { scores };
  });

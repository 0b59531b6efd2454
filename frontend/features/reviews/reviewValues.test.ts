import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRITERION_IDS, overallScore, SCORE, starsOf } from '#shared/core/rubric.ts';
import { draftSchema, finishSchema } from '#shared/features/reviews/schema.ts';
import {
  commentField,
  draftOf,
  FEEDBACK,
  type ReviewValues,
  resultIn,
  reviewSchema,
  scoreField,
  valuesOf,
  withTemplate,
} from './reviewValues.ts';

const EMPTY = valuesOf({ scores: [], feedback: '' });
const allScores = (score: number): ReviewValues => ({
  ...EMPTY,
  ...Object.fromEntries(CRITERION_IDS.map((criterion) => [scoreField(criterion), String(score)])),
});

const text = fc.stringMatching(/^[A-Za-z ,.]{0,40}$/).map((words) => words.trim());
const draft = fc.record({
  scores: fc
    .uniqueArray(
      fc.record({
        criterion: fc.constantFrom(...CRITERION_IDS),
        score: fc.option(fc.integer({ min: SCORE.min, max: SCORE.max })),
        comment: text,
      }),
      { selector: ({ criterion }) => criterion },
    )
    .map((scores) => scores.filter(({ score, comment }) => score !== null || comment !== '')),
  feedback: text,
});

test('a draft comes out of the form as it went in, and the API takes it', () => {
  fc.assert(
    fc.property(draft, (given) => {
      const stored = draftOf(valuesOf(given));
      expect(stored.feedback).toBe(given.feedback);
      expect(new Set(stored.scores)).toEqual(new Set(given.scores));
      expect(draftSchema.safeParse(stored).success).toBe(true);
    }),
  );
});

test('a comment without a score is part of the draft', () => {
  const values = { ...EMPTY, [commentField('design')]: 'Calm colours. ' };
  expect(draftOf(values).scores).toEqual([{ criterion: 'design', score: null, comment: 'Calm colours.' }]);
});

describe('the result', () => {
  test('is there once every criterion has a score', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 5, maxLength: 5 }), (scores) => {
        const values = { ...EMPTY };
        const given = CRITERION_IDS.map((criterion, index) => ({ criterion, score: scores[index] ?? 0 }));
        for (const { criterion, score } of given) {
          expect(resultIn(values)).toBeUndefined();
          values[scoreField(criterion)] = String(score);
        }
        const overall = overallScore(given);
        expect(resultIn(values)).toEqual({ overallScore: overall, rating: starsOf(overall) });
      }),
    );
  });

  test('counts no score that there is not', () => {
    expect(resultIn({ ...allScores(5), [scoreField('design')]: '6' })).toBeUndefined();
  });
});

describe('what is handed in', () => {
  test('is what the API takes', () => {
    const sent = reviewSchema.parse({ ...allScores(0), [FEEDBACK]: 'Well done.' });
    expect(finishSchema.parse(sent)).toEqual(sent);
  });

  test('names each field that is missing', () => {
    const issues = reviewSchema.safeParse({ ...allScores(3), [scoreField('design')]: '' }).error?.issues;
    expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
      [scoreField('design'), 'Choose 0 to 5'],
      [FEEDBACK, 'Write what helps the student most'],
    ]);
  });

  test('has no text that is too long', () => {
    const values = { ...allScores(3), [FEEDBACK]: 'Good.', [commentField('design')]: 'x'.repeat(2001) };
    expect(reviewSchema.safeParse(values).error?.issues.map(({ path }) => path[0])).toEqual([
      commentField('design'),
    ]);
  });
});

test('a template goes below what is written already', () => {
  expect(withTemplate('', 'Name things.')).toBe('Name things.');
  expect(withTemplate('Good start. \n', 'Name things.')).toBe('Good start.\n\nName things.');
});

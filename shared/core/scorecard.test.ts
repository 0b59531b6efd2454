import { expect, test } from 'vitest';
import * as z from 'zod';
import { ratableCriteria, ratingsDiffer, type ScorecardKind } from './scorecard-rules.ts';
import { ratingSchemas, submissionFields, visibleScorecards } from './scorecard-schema.ts';

// A kind as small as one can be, with a scale of its own: points, without evidence.
const POINTS: ScorecardKind<'0' | '1' | '2' | '3'> = {
  scale: {
    values: ['0', '1', '2', '3'],
    labels: { 0: 'None', 1: 'Some', 2: 'Most', 3: 'All' },
    tones: { 0: 'danger', 1: 'warning', 2: 'info', 3: 'positive' },
    farApart: 3,
  },
  criteriaMax: 2,
  evidenceMissing: null,
};

test('a kind of scorecard has its own scale, number of criteria, and need for evidence', () => {
  const { sent, stored } = ratingSchemas(POINTS);
  const rated = { criterion: 'design', rating: '2', evidence: '' };
  expect(sent.safeParse([rated]).success).toBe(true);
  expect(sent.safeParse([{ ...rated, rating: 'solid' }]).success).toBe(false);
  expect(sent.safeParse([]).success).toBe(false);
  expect(sent.safeParse([rated, rated, rated]).success).toBe(false);
  const needed = ratingSchemas({ ...POINTS, evidenceMissing: 'Say why' }).sent;
  expect(needed.safeParse([rated]).error?.issues[0]?.message).toBe('Say why');
  const scorecard = z.object({ ratings: stored, ...submissionFields });
  const own = {
    ratings: [{ ...rated, label: 'Design' }],
    submittedAt: '2026-11-02T10:00:00.000Z',
    updatedAt: '2026-11-02T10:00:00.000Z',
    version: 1,
  };
  const answer = { criteria: [], own, submitted: 2, others: [{ ...own, author: 'Ben' }] };
  expect(visibleScorecards(scorecard).parse(answer)).toEqual(answer);
});

test('ratings differ from the distance on that the scale names', () => {
  expect(ratingsDiffer(POINTS.scale, ['0', '2', '1'])).toBe(false);
  expect(ratingsDiffer(POINTS.scale, ['0', '3'])).toBe(true);
});

test('what was rated stays ratable, after what is asked for now', () => {
  const asked = [{ id: 'a', label: 'A' }];
  const rating = { rating: '1', evidence: '' };
  const ratings = [
    { ...rating, criterion: 'b', label: 'B' },
    { ...rating, criterion: 'a', label: 'a, as it was' },
  ];
  expect(ratableCriteria(asked, null)).toEqual(asked);
  expect(ratableCriteria(asked, { ratings })).toEqual([...asked, { id: 'b', label: 'B' }]);
});

import { expect, test } from 'vitest';
import { EVIDENCE_MAX, type ScorecardKind } from '#shared/core/scorecard-rules.ts';
import { evidenceField, ratingField, ratingsIn, ratingValues } from './ratingFields.ts';

const kind = (evidenceMissing: string | null): ScorecardKind<'low' | 'high'> => ({
  scale: {
    values: ['low', 'high'],
    labels: { low: 'Low', high: 'High' },
    tones: { low: 'warning', high: 'positive' },
    farApart: 1,
  },
  criteriaMax: 3,
  evidenceMissing,
});
const CRITERIA = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
] as const;
const [A, B] = CRITERIA;

const read = (values: Record<string, string>, evidenceMissing: string | null = 'Say why') => {
  const problems: [string, string][] = [];
  const ratings = ratingsIn(kind(evidenceMissing), CRITERIA, values, (...problem) => problems.push(problem));
  return { ratings, problems };
};

test('what was rated comes back from the fields as it was', () => {
  const ratings = [{ criterion: 'b', rating: 'high', evidence: 'Seen' }] as const;
  const values = ratingValues(
    CRITERIA,
    ratings.map((one) => ({ ...one, label: 'B' })),
  );
  expect(read(values)).toEqual({ ratings, problems: [] });
});

test('a rating needs its evidence where the kind says so, and evidence its rating', () => {
  const rated = { [ratingField(A)]: 'low' };
  expect(read(rated).problems).toEqual([[evidenceField(A), 'Say why']]);
  expect(read(rated, null).problems).toEqual([]);
  expect(read({ ...rated, [evidenceField(B)]: 'Seen' }, null).problems).toEqual([
    [evidenceField(B), 'Choose a rating: Low, High'],
  ]);
});

test('at least one criterion is rated, and no evidence is longer than it may be', () => {
  expect(read({}).problems).toEqual([[evidenceField(A), 'Rate at least one criterion']]);
  const long = { [ratingField(A)]: 'low', [evidenceField(A)]: 'x'.repeat(EVIDENCE_MAX + 1) };
  expect(read(long).problems.map(([field]) => field)).toEqual([evidenceField(A)]);
});

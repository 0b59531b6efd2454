import { describe, expect, it } from 'vitest';
import { numbered } from '#shared/features/challenges/rubric-schema.ts';
import type { PublishedResults } from '#shared/features/judging/result-schema.ts';
import { resultsOf } from '#shared/features/judging/results.ts';
import { differences } from './recompute.ts';

const criteria = numbered([
  { name: 'Use', description: '', weight: 60 },
  { name: 'Proof', description: '', weight: 40 },
]);
const scores = ['A', 'B', 'C'].flatMap((judge, severity) =>
  ['one', 'two', 'three'].flatMap((entryId, worth) =>
    criteria.map(({ id }, place) => ({
      judge,
      entryId,
      criterion: id,
      score: Math.max(0, 5 - worth - severity + ((worth + severity + place) % 2)),
    })),
  ),
);
const computed = resultsOf(criteria, scores);
const published: PublishedResults = {
  title: 'Shorter waits',
  publishedAt: '2027-03-01T12:00:00.000Z',
  rubric: { criteria, score: { min: 0, max: 5 } },
  sha256: '',
  seed: 'seed',
  entries: computed.entries.map((entry) => ({ ...entry, title: `Entry ${entry.entryId}`, team: 'Team' })),
  judges: [...computed.judges],
  groups: computed.groups,
  scores,
};

describe('recomputing published results', () => {
  it('finds nothing where they follow from the scores', () => {
    expect(differences(published)).toEqual([]);
  });

  it('names the entry whose mean, interval or rank is another', () => {
    const [first, ...others] = published.entries;
    if (!first) throw new Error('no entry');
    for (const changed of [
      { ...first, raw: first.raw + 0.001 },
      { ...first, rank: { from: 1, to: 3 }, interval: null },
      { ...first, reviews: 2 },
    ])
      expect(differences({ ...published, entries: [changed, ...others] })).toEqual([first.title]);
  });

  it('notices one changed score, a judge’s severity, and an entry that was left out', () => {
    const [score, ...rest] = scores;
    if (!score) throw new Error('no score');
    const other = { ...score, score: score.score === 0 ? 1 : score.score - 1 };
    expect(differences({ ...published, scores: [other, ...rest] })).not.toEqual([]);
    const judges = published.judges.map((judge) => ({ ...judge, severity: judge.severity + 1 }));
    expect(differences({ ...published, judges })).toEqual(['Judge A', 'Judge B', 'Judge C']);
    const last = published.entries.at(-1);
    expect(differences({ ...published, entries: published.entries.slice(0, -1) })).toContain(last?.entryId);
  });
});

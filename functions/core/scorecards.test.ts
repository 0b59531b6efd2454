import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type StoredScorecard, visibleTo, withLabels } from './scorecards.ts';

/** Scorecards of a few authors, each with one, in any order. */
const scorecards = fc.uniqueArray(
  fc.record({
    authorId: fc.constantFrom('ada', 'ben', 'cat', 'dan'),
    submittedAt: fc.integer({ min: 10, max: 99 }).map((second) => `2026-11-02T10:00:${second}.000Z`),
  }),
  { selector: ({ authorId }) => authorId },
);
const stored = (given: readonly Pick<StoredScorecard, 'authorId' | 'submittedAt'>[]): StoredScorecard[] =>
  given.map((one) => ({ ...one, updatedAt: one.submittedAt, version: 1, ratings: [] }));

it('an author sees others’ scorecards once they have submitted their own, or once all are open; in the order of submission', () => {
  fc.assert(
    fc.property(scorecards, fc.boolean(), fc.boolean(), (given, hasOpening, isPast) => {
      const now = new Date('2026-11-02T12:00:00.000Z');
      const opensAt = isPast ? '2026-11-02T12:00:00.000Z' : '2026-11-02T12:00:00.001Z';
      const all = stored(given);
      const { own, submitted, others } = visibleTo('ada', all, hasOpening ? { opensAt, now } : undefined);
      const theirs = all.filter(({ authorId }) => authorId !== 'ada');
      expect(own?.authorId).toBe(all.length > theirs.length ? 'ada' : undefined);
      expect(submitted).toBe(all.length);
      const open = own !== undefined || (hasOpening && isPast);
      expect(new Set(others)).toEqual(new Set(open ? theirs : []));
      expect(others.map((one) => one.submittedAt)).toEqual(others.map((one) => one.submittedAt).toSorted());
    }),
    { numRuns: 200 },
  );
});

it('between two people, each sees the other’s only when both have submitted', () => {
  const [mentor, mentee] = [{ authorId: 'mentor' }, { authorId: 'mentee' }].map((one) => ({
    ...one,
    submittedAt: '2026-11-02T10:00:00.000Z',
  }));
  if (!mentor || !mentee) throw new Error('nobody rated');
  const seen = (by: string, given: readonly (typeof mentor)[]) => visibleTo(by, stored(given)).others.length;
  expect([seen('mentor', [mentor]), seen('mentee', [mentor])]).toEqual([0, 0]);
  expect([seen('mentor', [mentor, mentee]), seen('mentee', [mentor, mentee])]).toEqual([1, 1]);
});

it('a criterion that was rated before can be rated again although nothing asks for it any more', () => {
  const [own] = stored([{ authorId: 'ada', submittedAt: '2026-11-02T10:00:00.000Z' }]);
  const rated = { criterion: 'old', rating: '3', evidence: 'Seen' } as const;
  const asked = [{ id: 'new', label: 'New' }];
  expect(() => withLabels(asked, own, [rated], 'Not asked for')).toThrow();
  const before = { ...rated, label: 'Old' };
  expect(withLabels(asked, own && { ...own, ratings: [before] }, [rated], 'Not asked for')).toEqual([before]);
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#functions/testing/members.ts';
import { cases } from '#functions/testing/rounds.ts';
import { list, setUp } from '#functions/testing/screening.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { MATCH_PARTS, totalOf } from '#shared/features/matching/arithmetic.ts';
import { reweighted, stabilityOf } from '#shared/features/screening/stability.ts';

beforeAll(asOperator);

const stability = ({ browser }: Member, id: string, keys: readonly string[]) =>
  browser.call('screening.stability', { params: { id }, query: { keys: keys.join(',') } as never });

describe('the stability of ranks', () => {
  it('is computed by the match of what each candidate sent', async () => {
    // Two of the four skills, and two others: the last one has all.
    const { employer, id } = await setUp([1, 2, 4]);
    const { items } = (await list(employer, id)).body;
    const { body } = await stability(
      employer,
      id,
      items.map(({ key }) => key),
    );
    expect(body.among).toBe(3);
    expect(body.items.map(({ key, place }) => [key, place.from])).toEqual(
      items.map(({ key, place }) => [key, place?.from]),
    );
    for (const { place, range, moves } of body.items) {
      expect(range.from).toBeLessThanOrEqual(place.from);
      expect(range.to).toBeGreaterThanOrEqual(place.to);
      for (const move of moves) expect(move.place).not.toEqual(place);
    }
    // Without Node.js, which only the second has and the third has not, both have React alone of what is left.
    const [, second, third] = body.items;
    const withoutNode = (moves: NonNullable<typeof second>['moves'] = []) =>
      moves.find(({ change }) => change.kind === 'skill' && /node/i.test(change.skill))?.place;
    expect(withoutNode(second?.moves)).toEqual({ from: 2, to: 3 });
    expect(withoutNode(third?.moves)).toEqual({ from: 2, to: 3 });
    expect(second?.range).toEqual({ from: 2, to: 3 });
    expect(JSON.stringify(body)).not.toContain('Canary');
  });

  it('is for candidates with a place, and of those who are asked for', async () => {
    const { employer, id } = await setUp([4]);
    const [only = { key: '' }] = (await list(employer, id)).body.items;
    expect((await stability(employer, id, ['x'.repeat(22)])).body).toEqual({ among: 1, items: [] });
    const { body } = await stability(employer, id, [only.key]);
    expect(body.items).toEqual([
      { key: only.key, place: { from: 1, to: 1 }, range: { from: 1, to: 1 }, moves: [] },
    ]);
  });
});

const score = fc.record({
  match: fc.integer({ min: 0, max: 100 }),
  skillsWeight: fc.integer({ min: 0, max: 100 }),
  mustHaves: fc.record({ of: fc.integer({ min: 0, max: 12 }) }),
});
const ranked = fc.integer({ min: 1, max: 12 }).chain((size) => {
  const scores = fc.array(score, { minLength: size, maxLength: size });
  return fc.record({ scored: scores, varied: fc.array(scores, { maxLength: 6 }) });
});

describe('ranges of places', () => {
  it('include the place and every move, and end at one of them', () => {
    fc.assert(
      fc.property(ranked, ({ scored, varied }) => {
        const changes = varied.map((other, index) => ({
          change: { kind: 'skill', skill: `${index}` } as const,
          scored: other,
        }));
        for (const { place, range, moves } of stabilityOf(scored, changes)) {
          const all = [place, ...moves.map((move) => move.place)];
          expect(Math.min(...all.map(({ from }) => from))).toBe(range.from);
          expect(Math.max(...all.map(({ to }) => to))).toBe(range.to);
          expect(range.from).toBeGreaterThanOrEqual(1);
          expect(range.to).toBeLessThanOrEqual(scored.length);
        }
        for (const { place, range, moves } of stabilityOf(scored, [])) {
          expect(range).toEqual(place);
          expect(moves).toEqual([]);
        }
      }),
      cases(200, 20_000),
    );
  });

  it('come from weights that are shares of 100, with which a match stays a match', () => {
    const weights = fc
      .tuple(fc.constantFrom(0, 10, 15, 20, 25, 30), fc.constantFrom(0, 5, 10), fc.constantFrom(0, 15))
      .map(([experience, education, location]) => ({
        ...{ experience, education, location },
        skills: 100 - experience - education - location,
      }));
    const scores = fc.record(
      Object.fromEntries(MATCH_PARTS.map((part) => [part, fc.integer({ min: 0, max: 100 })])),
    );
    fc.assert(
      fc.property(
        weights,
        scores,
        fc.constantFrom(...MATCH_PARTS),
        fc.constantFrom('less', 'more'),
        (weight, given, part, change) => {
          const part1 = (name: (typeof MATCH_PARTS)[number]) => ({
            score: given[name] ?? 0,
            weight: weight[name],
          });
          const parts = reweighted(
            {
              skills: part1('skills'),
              experience: part1('experience'),
              education: part1('education'),
              location: part1('location'),
            },
            part,
            change,
          );
          const sum = MATCH_PARTS.reduce((total, name) => total + parts[name].weight, 0);
          expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2);
          const total = totalOf(parts) ?? 0;
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(100);
        },
      ),
      cases(200, 20_000),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchOf, rank } from './skill-share.ts';

const offer = (id: string, skills: string[], postedAt = '2026-01-01T00:00:00.000Z', urgent = false) => ({
  id,
  skills,
  postedAt,
  urgent,
});
const order = (candidates: ReturnType<typeof offer>[], skills: string[]) =>
  rank(candidates, skills).map(({ id }) => id);

describe('matching', () => {
  it('takes the share of the asked skills, in the spelling of who asks', () => {
    expect(matchOf(['React', 'Node.js', 'SQL'], ['react', 'node.JS', 'Python'])).toEqual({
      matchedSkills: ['React', 'Node.js'],
      share: 2 / 3,
    });
    expect(matchOf([], ['React'])).toEqual({ matchedSkills: [], share: 0 });
  });

  it('puts the larger share first, then more skills, then the urgent, then the newer', () => {
    const half = offer('half', ['React', 'SQL']);
    const whole = offer('whole', ['React']);
    const wholeOfTwo = offer('two', ['React', 'Python']);
    const newer = offer('newer', ['React'], '2026-02-01T00:00:00.000Z');
    const urgent = offer('urgent', ['React'], '2025-01-01T00:00:00.000Z', true);
    const nothing = offer('nothing', []);
    expect(order([nothing, half, whole, wholeOfTwo, newer, urgent], ['React', 'Python'])).toEqual([
      'two',
      'urgent',
      'newer',
      'whole',
      'half',
      'nothing',
    ]);
  });

  it('orders the same candidates alike however they come', () => {
    const skill = fc.constantFrom('React', 'Python', 'SQL', 'Java');
    const candidate = fc.tuple(fc.uniqueArray(skill), fc.constantFrom('2026-01-01', '2026-01-02'));
    fc.assert(
      fc.property(fc.array(candidate), fc.uniqueArray(skill), (drawn, skills) => {
        const candidates = drawn.map(([asked, day], i) => offer(String(i), asked, `${day}T00:00:00.000Z`));
        expect(order(candidates.toReversed(), skills)).toEqual(order(candidates, skills));
      }),
    );
  });
});

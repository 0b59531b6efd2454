import { describe, expect, it } from 'vitest';
import type { ProgressMonth } from '#shared/features/progress/rules.ts';
import { comparedInWords, monthInShort, monthInWords } from './words.ts';

const month = (name: string, applications: number): ProgressMonth => ({
  ...{ month: name, applications, answers: 0, interviews: 0 },
  ...{ sessions: 0, reviews: 0, skills: 0 },
});

describe('a month compared with those before it', () => {
  it.each([
    [[5], '5 applications so far'],
    [[2, 1], '1 application so far, and 2 last month'],
    [[2, 3, 0], '0 applications so far, and 2.5 a month in your last two months'],
    [[9, 1, 1, 2, 3], '3 applications so far, and 1.3 a month in your last three months'],
  ])('%j is in words', (counts, words) => {
    const months = counts.map((count, index) => month(`2026-0${index + 1}`, count));
    expect(comparedInWords(months, 'applications')).toBe(words);
  });
});

it('a month has a name in full and in short', () => {
  expect([monthInWords('2026-11'), monthInShort('2026-11')]).toEqual(['November 2026', 'Nov']);
});

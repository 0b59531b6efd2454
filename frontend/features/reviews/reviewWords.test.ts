import { expect, test } from 'vitest';
import { agreementInWords, changedInWords, offInWords } from './reviewWords.ts';

test.each([
  [[], ''],
  [['githubUrl'], 'Repository changed since the version before.'],
  [
    ['description', 'technologies', 'liveUrl'],
    'Description, technologies and live address changed since the version before.',
  ],
  [['somethingElse'], ''],
])('what changed of %j', (changed, words) => {
  expect(changedInWords(changed)).toBe(words);
});

test.each([
  [74, 74, 'Ana agrees with you: the results are 0 points apart.'],
  [74, 75, 'Ana agrees with you: the results are 1 point apart.'],
  [80, 60, 'Ana agrees with you: the results are 20 points apart.'],
  [81, 60, 'Ana sees it differently: the results are 21 points apart, more than 20.'],
  [40, 90, 'Ana sees it differently: the results are 50 points apart, more than 20.'],
])('%d and %d', (own, other, words) => {
  expect(agreementInWords({ overallScore: own }, { overallScore: other, reviewer: 'Ana' })).toBe(words);
});

test.each([
  [0, 'Exactly as the reference'],
  [1, '1 point more generous than the reference'],
  [-12, '12 points stricter than the reference'],
])('%d off', (off, words) => {
  expect(offInWords(off)).toBe(words);
});

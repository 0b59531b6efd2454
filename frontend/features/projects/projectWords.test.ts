import { expect, test } from 'vitest';
import type { ReviewOutcome } from '#shared/core/review-outcome.ts';
import type { Project, WholeProject } from '#shared/features/projects/schema.ts';
import {
  differences,
  fieldNames,
  othersInWords,
  resultOf,
  stateInWords,
  unsubmittedChanges,
  voidReasonOf,
} from './projectWords.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const FIELDS = {
  title: 'Tide tables',
  description: 'Shows the tides of a harbour without a network.',
  category: 'Web Application',
  technologies: ['TypeScript'],
  githubUrl: 'https://github.com/example/tides',
  liveUrl: '',
};
const PROJECT: Project = {
  ...FIELDS,
  id: 'p1',
  userId: 'u1',
  status: 'draft',
  shown: false,
  verifiedWanted: false,
  submissions: 0,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  version: 1,
  place: null,
  waits: null,
};
const WAITS = { half: 70, fourOfFive: 140, from: 12 };

test.each<[string, Partial<Project>, string]>([
  ['a complete draft', {}, 'Ready to submit for review'],
  ['a draft without a category', { category: '' }, 'One thing is missing before a review'],
  [
    'an empty draft',
    { description: '', category: '', technologies: [], githubUrl: '' },
    '4 things are missing before a review',
  ],
  ['one that was taken back', { status: 'withdrawn' }, 'You took it back'],
  ['one that waits', { status: 'pending_review', place: 4, waits: WAITS }, '3 ahead in the queue'],
  ['the first in the queue', { status: 'pending_review', place: 1, waits: WAITS }, 'Next in the queue'],
  ['one that a mentor has claimed', { status: 'in_review', waits: WAITS }, 'The review has begun'],
  [
    'a verified one',
    { status: 'verified', decidedAt: '2026-11-03T09:00:00.000Z', rubricVersion: 2 },
    'Verified on 3 Nov, by version 2 of the rubric',
  ],
])('%s says its status', (_, given, words) => {
  expect(stateInWords({ ...PROJECT, ...given }, NOW)).toBe(words);
});

test('how long others wait is said beside what waits, and that it is not known yet', () => {
  expect(othersInWords({ waits: WAITS })).toBe('Half wait under 3 days, four of five under 6');
  expect(othersInWords({ waits: { half: null, fourOfFive: null, from: 2 } })).toBe(
    'How long others wait: not enough yet',
  );
  expect(othersInWords(PROJECT)).toBe('');
});

test('differences name the fields, with what was there before and after', () => {
  const later = { ...FIELDS, technologies: ['TypeScript', 'SQLite'], liveUrl: 'https://tides.example.org' };
  expect(differences(FIELDS, later)).toEqual([
    { field: 'technologies', label: 'Technologies', before: 'TypeScript', after: 'TypeScript, SQLite' },
    { field: 'liveUrl', label: 'Live address', before: 'Empty', after: 'https://tides.example.org' },
  ]);
  expect(fieldNames(['title', 'description', 'liveUrl'])).toBe('Title, Description and Live address');
});

const review = (overallScore: number, given: Partial<ReviewOutcome> = {}): ReviewOutcome => ({
  id: `r${overallScore}`,
  status: 'finished',
  ordinal: 1,
  reviewer: 'Maja Lind',
  reviewerId: 'maja',
  finishedAt: '2026-11-03T09:00:00.000Z',
  rubricVersion: 1,
  rating: overallScore / 20,
  overallScore,
  rubricScores: [],
  feedback: 'Good.',
  revised: false,
  voidReason: '',
  ...given,
});

test('several reviews are a range and never an average; a voided one does not count', () => {
  const voided = review(10, { status: 'void', voidReason: 'It was copied.' });
  expect(resultOf({ reviews: [] })).toBeUndefined();
  expect(resultOf({ reviews: [review(78), voided] })).toBe('78%');
  expect(resultOf({ reviews: [review(78), review(45), review(60)] })).toBe('45% to 78% in 3 reviews');
  expect(resultOf({ reviews: [review(80), review(80)] })).toBe('80% in 2 reviews');
});

const whole = (given: Partial<WholeProject>): WholeProject => ({
  ...PROJECT,
  history: [],
  versions: [{ ...FIELDS, number: 1, submittedAt: '2026-11-02T09:00:00.000Z', changed: [], reviews: [] }],
  ...given,
});

test('what changed since the latest submission is known, and nothing before the first', () => {
  expect(unsubmittedChanges(whole({ title: 'Tides' }))).toEqual(['title']);
  expect(unsubmittedChanges(whole({ title: 'Tides', versions: [] }))).toEqual([]);
});

test('the reason of a voided review is that of the latest submission', () => {
  const voided = review(10, { status: 'void', voidReason: 'It was copied.' });
  const [version] = whole({}).versions;
  if (!version) throw new Error('no version');
  expect(voidReasonOf({ versions: [{ ...version, reviews: [voided] }] })).toBe('It was copied.');
  expect(voidReasonOf({ versions: [version, { ...version, reviews: [voided] }] })).toBe('');
});

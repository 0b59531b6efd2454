import { expect, test } from 'vitest';
import type { ReviewRow } from '#shared/features/reviews/schema.ts';
import { reviewTasks } from './reviewTasks.tsx';

const NOW = Date.parse('2026-11-27T12:00:00Z');

const row = (changed: Partial<ReviewRow>): ReviewRow => ({
  id: 'r1',
  projectId: 'p1',
  title: 'Tide tables',
  student: { id: 's1', name: 'Ana Silva' },
  description: '',
  submittedDate: '2026-11-21T12:00:00Z',
  technologies: ['React'],
  githubUrl: '',
  liveUrl: '',
  category: 'Web Application',
  status: 'waiting',
  priority: 'high',
  ordinal: 1,
  claimedUntil: null,
  unclaimable: null,
  reviseUntil: null,
  overallScore: null,
  rating: null,
  ...changed,
});
const tasksOf = (items: readonly ReviewRow[], pending: number, calibrated = true) => {
  const { claims, waits } = reviewTasks({ items, counts: { pending }, calibrated }, NOW, 'UTC');
  return [...claims, ...waits].map(({ title, detail, action }) => [title, detail, action.to]);
};

test('a claim says when it ends and leads to its editor, before what waits', () => {
  const claimed = row({ id: 'mine', title: 'Bird calls', claimedUntil: '2026-11-28T14:00:00Z' });
  expect(tasksOf([claimed, row({})], 8)).toEqual([
    [
      'Finish your review of Bird calls',
      '26 hours left, until Sat 28 Nov, 14:00',
      '/dashboard/mentor/projects/mine',
    ],
    ['8 project reviews are waiting', 'The longest wait is 6 days.', '/dashboard/mentor/projects'],
  ]);
});

test('a mentor who has not rated the reference projects is led there', () => {
  expect(tasksOf([row({})], 1, false)).toEqual([
    [
      'One project review is waiting',
      'Rate two reference projects first: that takes about ten minutes.',
      '/dashboard/mentor/references',
    ],
  ]);
});

test('nothing waits: no task', () => {
  expect(tasksOf([], 0)).toEqual([]);
});

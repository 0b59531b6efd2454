import { expect, test } from 'vitest';
import type { EngagementRow } from '#shared/features/engagements/schema.ts';
import { taskOf } from './tasks.tsx';

const ROW: EngagementRow = {
  id: 'e1',
  opportunityId: 'o1',
  title: 'Map of drinking fountains',
  company: 'Harbour Lab',
  student: { id: 's1', name: 'Stella Marsh' },
  status: 'delivered',
  side: 'poster',
  startedAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  nextMilestone: { title: 'Prototype', due: '2026-01-20' },
};
const NOW = Date.parse('2026-01-10T12:00:00Z');
const DAY = 86_400_000;

test('who posted a project is asked to read what was handed in', () => {
  expect(taskOf(ROW, NOW)?.title).toBe('Stella Marsh handed in work');
  expect(taskOf({ ...ROW, status: 'active' }, NOW)).toBeUndefined();
});

test('a student is reminded of a milestone in its last week, and when it is over', () => {
  const own = { ...ROW, side: 'student', status: 'active' } as const;
  expect(taskOf(own, NOW)).toBeUndefined();
  expect(taskOf(own, NOW + 3 * DAY)?.title).toBe('Prototype is due Tue 20 Jan');
  expect(taskOf(own, NOW + 30 * DAY)?.title).toBe('Prototype is due Tue 20 Jan');
  expect(taskOf({ ...own, status: 'delivered' }, NOW + 3 * DAY)).toBeUndefined();
});

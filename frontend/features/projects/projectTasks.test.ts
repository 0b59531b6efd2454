import { expect, test } from 'vitest';
import type { Project } from '#shared/features/projects/schema.ts';
import { taskOf } from './projectTasks.tsx';

const DECIDED_AT = '2026-11-03T09:00:00.000Z';
const DAY = 86_400_000;
const PROJECT: Project = {
  id: 'p1',
  userId: 'u1',
  title: 'Tide tables',
  description: 'Shows the tides of a harbour without a network.',
  category: 'Web Application',
  technologies: ['TypeScript'],
  githubUrl: 'https://github.com/example/tides',
  liveUrl: '',
  status: 'verified',
  shown: true,
  verifiedWanted: true,
  submissions: 1,
  decidedAt: DECIDED_AT,
  rubricVersion: 1,
  createdAt: DECIDED_AT,
  updatedAt: DECIDED_AT,
  version: 3,
  place: null,
  waits: null,
};

test('a review is a task for a week; what waits for others is none', () => {
  const decided = Date.parse(DECIDED_AT);
  expect(taskOf(PROJECT, decided + DAY)?.title).toBe('Tide tables is verified');
  expect(taskOf({ ...PROJECT, status: 'reviewed' }, decided + DAY)?.title).toBe('Tide tables is reviewed');
  expect(taskOf(PROJECT, decided + 8 * DAY)).toBeUndefined();
  expect(taskOf({ ...PROJECT, status: 'pending_review' }, decided + DAY)).toBeUndefined();
});

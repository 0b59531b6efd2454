import { expect, test } from 'vitest';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { taskOf } from './menteeTasks.tsx';

const NOW = Date.parse('2026-12-03T12:00:00Z');

const ACTIVE: Mentorship = {
  id: 'm1',
  mentor: { id: 'ana', name: 'Ana Ruiz' },
  mentee: { id: 'emil', name: 'Emil Sand', university: '', major: '', year: '' },
  status: 'active',
  asked: { goals: ['Publish an analysis'], note: '', weeks: 8, times: [] },
  minor: false,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-12-01T09:00:00.000Z',
  answerBy: '2026-11-04T09:00:00.000Z',
  startedAt: '2026-11-02T09:00:00.000Z',
  endsAt: '2026-12-28T09:00:00.000Z',
  renewedBy: [],
  goals: [],
  goalsVersion: 0,
  progress: [],
  sessionsHeld: 0,
  history: [],
  version: 1,
  side: 'mentee',
  current: { skillDevelopment: null, careerReadiness: null, projectCompletion: null },
  nextSession: null,
  askAgainFrom: null,
};
const titleOf = (mentorship: Partial<Mentorship>, now = NOW) =>
  taskOf({ ...ACTIVE, ...mentorship }, now, 'UTC')?.title;

test('a mentorship that asks for nothing is no task', () => {
  expect(titleOf({})).toBeUndefined();
  expect(titleOf({ proposed: { goals: [], by: 'mentee' } })).toBeUndefined();
  expect(titleOf({ status: 'requested' })).toBeUndefined();
});

test('goals of the other side, the end of a term, and requests that can go onward are tasks', () => {
  expect(titleOf({ proposed: { goals: [], by: 'mentor' } })).toBe('Ana proposes goals');
  const nearEnd = Date.parse('2026-12-14T09:00:00Z');
  expect(titleOf({}, nearEnd)).toBe('Your term with Ana ends on Mon 28 Dec');
  expect(titleOf({}, nearEnd - 1)).toBeUndefined();
  expect(titleOf({ renewedBy: ['mentee'] }, nearEnd)).toBeUndefined();
  expect(titleOf({ status: 'declined' })).toBe('Ana can’t take your request');
  expect(titleOf({ status: 'lapsed' })).toBe('Ana didn’t answer your request in time');
});

test('a request that went onward, or was closed a week ago, is no task any more', () => {
  expect(titleOf({ status: 'lapsed', forwardedTo: 'm2' })).toBeUndefined();
  expect(titleOf({ status: 'lapsed', updatedAt: '2026-11-26T12:00:00.000Z' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { recentActivity, studyInWords } from './menteeWords.ts';

const NO_PROGRESS = { skillDevelopment: null, careerReadiness: null, projectCompletion: null };

test('the latest of what happened comes first, and no more than four', () => {
  const activity = recentActivity({
    sessions: [],
    createdAt: '2026-10-01T10:00:00.000Z',
    startedAt: '2026-10-02T10:00:00.000Z',
    lastContactAt: '2026-11-20T10:00:00.000Z',
    progress: ['2026-10-05', '2026-11-21', '2026-11-25'].map((day) => ({
      ...NO_PROGRESS,
      at: `${day}T10:00:00.000Z`,
    })),
  });
  expect(activity.map(({ what }) => what)).toEqual([
    'Goals agreed',
    'Goals agreed',
    'Last message',
    'Goals agreed',
  ]);
  expect(recentActivity({ createdAt: '2026-10-01T10:00:00.000Z', progress: [], sessions: [] })).toEqual([
    { at: '2026-10-01T10:00:00.000Z', what: 'Request sent' },
  ]);
});

test('a session that was held is named, and is no message', () => {
  const session = {
    status: 'held',
    start: '2026-11-20T09:30:00.000Z',
    minutes: 30,
    topic: 'Portfolio',
  } as const;
  const activity = recentActivity({
    createdAt: '2026-10-01T10:00:00.000Z',
    lastContactAt: '2026-11-20T10:00:00.000Z',
    progress: [],
    sessions: [session, { ...session, status: 'missed', start: '2026-11-22T09:30:00.000Z' }],
  });
  expect(activity.map(({ what }) => what)).toEqual(['Session held: Portfolio', 'Request sent']);
});

test('what a profile does not say is left out', () => {
  expect(studyInWords({ id: 'a', name: 'Ana', university: 'Porto', major: '', year: '2027' })).toBe(
    'Porto · 2027',
  );
});

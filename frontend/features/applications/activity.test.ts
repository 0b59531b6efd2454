import { expect, test } from 'vitest';
import type { Application } from '#shared/features/applications.ts';
import { latestHappenings } from './activity.ts';

const application = (opportunityId: string, history: Application['history']): Application => ({
  opportunityId,
  userId: 'maya',
  status: history.at(-1)?.status ?? 'new',
  appliedAt: history[0]?.at ?? '',
  updatedAt: history.at(-1)?.at ?? '',
  history,
  opportunity: {
    type: 'job',
    title: `Title of ${opportunityId}`,
    company: 'Harbour & Co',
    location: 'London',
  },
});

test('tells the latest steps of all applications, the newest first', () => {
  const happenings = latestHappenings(
    [
      application('a', [
        { status: 'new', at: '2026-11-01T09:00:00.000Z' },
        { status: 'reviewed', at: '2026-11-05T09:00:00.000Z' },
      ]),
      application('b', [
        { status: 'new', at: '2026-11-03T09:00:00.000Z' },
        { status: 'withdrawn', at: '2026-11-04T09:00:00.000Z' },
      ]),
    ],
    3,
  );
  expect(happenings.map(({ opportunityId, status }) => `${opportunityId} ${status}`)).toEqual([
    'a reviewed',
    'b withdrawn',
    'b new',
  ]);
  expect(latestHappenings([], 3)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Application } from '#shared/features/applications/routes.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import { changesOf, invitationsOf, waitingOf } from './latestChanges.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const applied = (opportunityId: string, status: ApplicationStatus, day: string): Application => ({
  opportunityId,
  userId: 'ada',
  status,
  appliedAt: '2026-10-01T08:00:00.000Z',
  updatedAt: `2026-${day}T08:00:00.000Z`,
  history: [{ status: 'new', at: '2026-10-01T08:00:00.000Z', by: 'applicant' }],
  opportunity: {
    type: 'job',
    title: opportunityId,
    company: 'Span',
    location: 'Remote',
    replyBy: '2026-12-01',
  },
});
const ids = (applications: readonly Application[]) => applications.map(({ opportunityId }) => opportunityId);

test('changes are what employers did lately, with invitations first however old', () => {
  const all = [
    applied('reviewed', 'reviewed', '11-20'),
    applied('rejected', 'rejected', '11-21'),
    applied('invited', 'interview_scheduled', '10-05'),
    applied('just-sent', 'new', '11-22'),
    applied('withdrawn', 'withdrawn', '11-22'),
    applied('long-ago', 'rejected', '11-01'),
  ];
  expect(ids(changesOf(all, NOW))).toEqual(['invited', 'rejected', 'reviewed']);
  expect(ids(waitingOf(all))).toEqual(['reviewed', 'just-sent']);
});

test('three changes are shown at most, the latest invitation first', () => {
  const all = ['11-02', '11-04', '11-03', '11-01'].map((day) => applied(day, 'interview_scheduled', day));
  expect(ids(changesOf(all, NOW))).toEqual(['11-04', '11-03', '11-02']);
  expect(ids(invitationsOf(all))).toEqual(['11-04', '11-03', '11-02', '11-01']);
});

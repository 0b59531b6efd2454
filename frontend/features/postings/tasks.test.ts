import { expect, test } from 'vitest';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { previewOf } from './preview.ts';
import { postingTasks } from './tasks.tsx';
import { newValues } from './values.ts';

const none = { draft: 0, in_review: 0, open: 0, paused: 0, closed: 0, filled: 0, expired: 0 };
const company = {
  id: 'c',
  name: 'Harbour & Co',
  site: '',
  sector: '',
  size: '' as const,
  place: '',
  about: '',
  status: 'verified' as const,
  version: 1,
  plan: 'startup' as const,
  openLimit: 5,
  counts: none,
  reason: '',
  ownBranding: { logo: null, colour: '', removedFor: '' },
};
const idsOf = (given: Partial<Parameters<typeof postingTasks>[0]>) =>
  postingTasks({ role: 'employer', counts: none, company, ...given }).map(({ id }) => id);

test('first steps come first, and there is always one task', () => {
  expect(idsOf({ company: null })).toEqual(['company', 'first']);
  expect(idsOf({ role: 'alumni', company: null })).toEqual(['first']);
  expect(idsOf({ company: { ...company, status: 'rejected' } })).toEqual(['rejected', 'first']);
  expect(idsOf({ counts: { ...none, open: 2 } })).toEqual(['nothing']);
  expect(idsOf({ counts: { ...none, draft: 1, in_review: 2, expired: 1 } })).toEqual([
    'drafts',
    'review',
    'expired',
  ]);
  for (const status of OPPORTUNITY_STATUSES)
    expect(idsOf({ counts: { ...none, [status]: 3 } }).length).toBeGreaterThan(0);
});

test('the preview says what is missing, and what will be filled in', () => {
  // Afternoon in UTC: the same day has begun everywhere.
  const now = new Date('2026-11-22T13:00:00Z');
  const values = newValues('employer');
  expect(previewOf(values, undefined, now)).toMatchObject({
    title: 'Untitled posting',
    company: 'Your company',
    salary: 'Pay not stated',
    deadline: '2027-01-21',
    replyBy: '2027-02-04',
  });
  const typed = { ...values, payMin: '90,000', payMax: '120k', workMode: 'remote' as const };
  expect(previewOf(typed, 'Harbour & Co', now)).toMatchObject({
    company: 'Harbour & Co',
    salary: '$90k – $120k a year',
    location: 'Remote',
  });
});

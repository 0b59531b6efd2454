import { expect, test } from 'vitest';
import type { ContactMessage } from '#shared/features/contact/routes.ts';
import { tasksOf } from './AdminNext.tsx';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const message = (day: number): ContactMessage => ({
  id: String(day),
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  subject: `Written on day ${day}`,
  message: 'A question about plans.',
  receivedAt: new Date(Date.UTC(2026, 10, day, 9)).toISOString(),
});
const NO_REVIEW = { companies: 0, postings: 0, more: false };
const NO_REPORTS = { open: 0, more: false };
const titles = (
  approvals: number,
  days: readonly number[],
  more = false,
  review = NO_REVIEW,
  reports = NO_REPORTS,
  mentors = 0,
) =>
  tasksOf({ approvals, review, reports, mentors, messages: days.map(message), more, now: NOW }).map(
    ({ title }) => title,
  );

test('an admin sees the approvals first, then the messages of a week', () => {
  expect(titles(3, [22, 20, 2])).toEqual([
    '3 accounts are waiting for approval',
    '2 messages in the last seven days',
  ]);
  expect(titles(1, [2])).toEqual(['One account is waiting for approval']);
  expect(titles(0, [21])).toEqual(['One message in the last seven days']);
  expect(titles(0, [22, 21], true)).toEqual(['More than 2 messages in the last seven days']);
});

test('the review queue comes between them, by what waits in it', () => {
  const review = (companies: number, postings: number, more = false) =>
    titles(0, [22], false, { companies, postings, more });
  expect(review(2, 1)).toEqual([
    '2 companies and one posting are waiting for review',
    'One message in the last seven days',
  ]);
  expect(review(0, 1)[0]).toBe('One posting is waiting for review');
  expect(review(0, 99, true)[0]).toBe('More than 99 postings are waiting for review');
});

test('open reports of users are counted', () => {
  const reports = (open: number, more = false) => titles(0, [], false, NO_REVIEW, { open, more });
  expect(reports(1)).toEqual(['One report of a user is waiting for a decision']);
  expect(reports(2)).toEqual(['2 reports of users are waiting for a decision']);
  expect(reports(99, true)).toEqual(['More than 99 reports of users are waiting for a decision']);
});

test('mentors who wait for approval are counted', () => {
  const mentors = (count: number) => titles(0, [], false, NO_REVIEW, NO_REPORTS, count);
  expect(mentors(1)).toEqual(['One alumnus wants to mentor']);
  expect(mentors(4)).toEqual(['4 alumni want to mentor']);
});

test('without either, nothing is waiting', () => {
  expect(titles(0, [1, 2])).toEqual(['Nothing is waiting for you']);
});

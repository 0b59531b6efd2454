import { expect, test } from 'vitest';
import type { Application } from '#shared/features/applications/routes.ts';
import { type Pages, withApplication } from './applicationPages.ts';

const application = (opportunityId: string, given: Partial<Application> = {}): Application => ({
  opportunityId,
  userId: 'maya',
  status: 'new',
  appliedAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  history: [{ status: 'new', at: '2026-11-01T09:00:00.000Z', by: 'applicant' }],
  opportunity: {
    type: 'job',
    title: 'Engineer',
    company: 'Harbour & Co',
    location: 'London',
    replyBy: '2026-12-01',
  },
  ...given,
});

const pages: Pages = {
  pages: [
    { items: [application('a'), application('b')], nextCursor: 'next' },
    { items: [application('c')], nextCursor: null },
  ],
  pageParams: [undefined, 'next'],
};
const ids = (all: Pages | undefined) =>
  all?.pages.map(({ items }) => items.map((one) => one.opportunityId).join(' '));

test('a new application comes first', () => {
  expect(ids(withApplication(pages, application('d')))).toEqual(['d a b', 'c']);
});

test('a changed one keeps its place', () => {
  const after = withApplication(pages, application('c', { status: 'withdrawn' }));
  expect(ids(after)).toEqual(['a b', 'c']);
  expect(after?.pages[1]?.items[0]?.status).toBe('withdrawn');
});

test('one that was applied for again leaves its old place', () => {
  const again = application('c', { appliedAt: '2026-11-09T09:00:00.000Z' });
  expect(ids(withApplication(pages, again))).toEqual(['c a b', '']);
});

test('nothing is made up where nothing is loaded', () => {
  expect(withApplication(undefined, application('a'))).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { Notification } from '#shared/features/notifications/routes.ts';
import { markInPages, type Pages, unmarkInPages, unreadCount } from './notificationPages.ts';

const item = (id: string, read = false): Notification => ({
  id,
  at: '2026-11-01T09:00:00.000Z',
  read,
  event: { kind: 'account_approved' },
});
const pagesOf = (unread: number, ...pages: Notification[][]): Pages => ({
  pages: pages.map((items) => ({ items, unread, nextCursor: null })),
  pageParams: pages.map(() => undefined),
});
const unreadIds = (pages: Pages) =>
  pages.pages.flatMap(({ items }) => items.filter(({ read }) => !read).map(({ id }) => id)).join(' ');

const pages = pagesOf(4, [item('5'), item('4', true), item('3')], [item('2'), item('1')]);

test('one mark changes one, and counts down', () => {
  const { pages: after, marked } = markInPages(pages, { id: '3' });
  expect([unreadIds(after), unreadCount(after)]).toEqual(['5 2 1', 3]);
  expect(marked).toEqual({ ids: ['3'], fewer: 1 });
  expect(markInPages(after, { id: '3' }).marked).toEqual({ ids: [], fewer: 0 });
});

test('all up to one leaves what came after it', () => {
  const { pages: after } = markInPages(pages, { upTo: '3' });
  expect([unreadIds(after), unreadCount(after)]).toEqual(['5', 1]);
  expect(unreadCount(markInPages(pages, { upTo: '5' }).pages)).toBe(0);
});

test('ten may be more: only a mark of all counts it down', () => {
  const many = pagesOf(10, [item('2'), item('1')]);
  expect(unreadCount(markInPages(many, { id: '2' }).pages)).toBe(10);
  expect(unreadCount(markInPages(many, { upTo: '2' }).pages)).toBe(0);
});

test('a failed mark is rolled back without the others', () => {
  const first = markInPages(pages, { id: '5' });
  const second = markInPages(first.pages, { upTo: '3' });
  const after = unmarkInPages(second.pages, first.marked);
  expect([unreadIds(after), unreadCount(after)]).toEqual(['5', 1]);
  const back = unmarkInPages(unmarkInPages(second.pages, second.marked), first.marked);
  expect([unreadIds(back), unreadCount(back)]).toEqual(['5 3 2 1', 4]);
});

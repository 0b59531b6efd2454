import { type APIRequestContext, expect, type Page } from 'playwright/test';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';
import type { NamedOpportunity } from '#shared/features/opportunities/names.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { asOperator } from './operator.ts';
import type { Person } from './people.ts';

/** An opportunity as the API answers it. */
type Listed = Omit<NamedOpportunity, 'opportunityId'> & { readonly id: string };

/**
 * Notifies a user that employers reviewed their applications for these opportunities, the last one latest: directly in
 * the table.
 */
export const notifyReviewed = async (
  { id }: Pick<Person, 'id'>,
  opportunities: readonly Listed[],
): Promise<void> => {
  await asOperator();
  const { notify } = await import('#functions/parts/notifications/repository.ts');
  const now = Date.now();
  for (const [index, { id: opportunityId, title, company }] of opportunities.entries()) {
    const event: NotificationEvent = {
      kind: 'application',
      status: 'reviewed',
      opportunityId,
      title,
      company,
    };
    await notify(id, new Date(now - opportunities.length + index).toISOString(), event);
  }
};

/** The button that opens the list. */
export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
/** Waits until the stream's consumer has written this number of notifications for this context's user. */
export const hasNotifications = (request: APIRequestContext, count: number) =>
  expect
    .poll(async () => {
      const response = await request.get('/api/notifications?limit=50');
      return ((await response.json()) as AnswerOf<'notifications.list'>).items.length;
    })
    .toBe(count);

/** The opened list. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Waits until the server has everything as read: the page shows it at once, and a reload would end the requests. */
export const allAreRead = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await (await page.request.get('/api/notifications?limit=1')).json()).unread)
    .toBe(0);

import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
import type { Person } from './people.ts';

/** Applies through the API, as the person whose cookie this context has. */
export const applyFor = async (
  request: APIRequestContext,
  person: Pick<Person, 'id'>,
  opportunityId: string,
): Promise<void> => {
  const response = await request.post('/api/applications', { data: { userId: person.id, opportunityId } });
  expect(response.status(), await response.text()).toBe(201);
};

/** Presses an apply button and confirms what will be sent. */
export const applyWith = async (button: Locator): Promise<void> => {
  await button.click();
  await button.page().getByRole('dialog').getByRole('button', { name: 'Send application' }).click();
};

/** A figure of the dashboard by its label. */
export const figure = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).locator('dd').first();

/** The recommendations on the dashboard. */
export const recommendations = (page: Page) => page.getByRole('region', { name: 'Recommended for you' });

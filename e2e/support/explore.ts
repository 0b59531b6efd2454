import type { Page } from 'playwright/test';

/** The rows of a list of opportunities. */
export const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
/** The line that says how many there are. */
export const count = (page: Page) => page.getByText(/^Showing \d+ opportunit(y|ies)/);
export const pane = (page: Page) => page.getByRole('region', { name: 'Selected opportunity' });

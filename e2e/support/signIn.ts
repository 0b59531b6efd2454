import type { Locator, Page } from 'playwright/test';

/** The password's field, not the button that shows what is in it. */
export const passwordOf = (page: Page): Locator => page.getByRole('textbox', { name: /^(New )?Password/ });

/** The notification with this title. Radix also announces it in a region of its own, so there may be two. */
export const toastSaying = (page: Page, title: string): Locator =>
  page.getByRole('status').or(page.getByRole('region')).getByText(title, { exact: true }).first();

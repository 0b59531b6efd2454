import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** The gallery of the design system, which only the local stage has. */
export const openGallery = async (page: Page) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
};

/** The toasts on the page. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

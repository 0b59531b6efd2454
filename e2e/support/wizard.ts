import { expect, type Page } from 'playwright/test';

/** Waits until a step of onboarding is shown. */
export const step = (page: Page, number: number) =>
  expect(page.getByText(`Step ${number} of 4`)).toBeVisible();

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** What the first step must have and sign-up did not ask. */
export const fillAbout = async (page: Page) => {
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await page.getByLabel('Date of Birth').fill('2001-12-10');
};

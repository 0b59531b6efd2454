import { randomUUID } from 'node:crypto';
import { expect, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { PASSWORD, signedInUser } from './support/people.ts';
import { passwordOf } from './support/signIn.ts';
import { next, step } from './support/wizard.ts';

/** A name and an address as many people have them, and most forms do not. */
test('a user with one name joins with an address in Cyrillic, and is shown by both', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const local = `o'${randomUUID().slice(0, 8)}&co`;
  await page.goto('/auth?mode=signup&role=student');
  await page.getByLabel('I have only one name').check();
  await expect(page.getByLabel('Last Name')).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Suharti');
  await page.getByLabel('Email').fill(`${local}@Пример.рф`);
  await passwordOf(page).fill(PASSWORD);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Student!' })).toBeVisible();
  const user = await signedInUser(page.request);
  expect([user?.firstName, user?.lastName, user?.email]).toEqual([
    'Suharti',
    '',
    `${local}@xn--e1afmkfd.xn--p1ai`,
  ]);

  // The box stays checked; without it, the last name is asked for in the spec's words.
  const box = page.getByLabel('I have only one name');
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.getByLabel('Phone').fill('+62 21 5550 0000');
  await page.getByLabel('Date of Birth').fill('2001-12-10');
  await next(page);
  await expect(page.getByText('Last name is required')).toBeVisible();
  await box.check();
  await next(page);
  for (const number of [2, 3]) {
    await step(page, number);
    await next(page);
  }
  await page.getByLabel('Portfolio URL').fill('www.example.org/suharti');
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  const account = page.getByRole('button', { name: 'Account: Suharti' });
  await expect(account).toBeVisible();
  expect((await signedInUser(page.request))?.profileData.portfolioUrl).toBe(
    'https://www.example.org/suharti',
  );
  await account.click();
  // The notice that asks to confirm the address names it, too.
  await expect(page.getByRole('menu').getByText(`${local}@пример.рф`)).toBeVisible();
});

test.describe('where the browser has an older name of its time zone', () => {
  test.use({ timezoneId: 'Asia/Calcutta' });

  test('the settings list the zone once, and offer no other one for it', async ({ page, signedUp }) => {
    await signedUp({ onboarded: true });
    await page.goto('/dashboard/settings');
    const zones = page.getByLabel('Your time zone');
    await expect(zones).toHaveValue('Asia/Kolkata');
    const listed = await zones.getByRole('option').allTextContents();
    expect(listed.filter((zone) => /Kolkata|Calcutta|Kyiv|Kiev/.test(zone))).toEqual([
      'Asia / Kolkata',
      'Europe / Kyiv',
    ]);
    expect(new Set(listed).size).toBe(listed.length);
    await expect(page.getByRole('button', { name: /Use this device/ })).toHaveCount(0);
  });
});

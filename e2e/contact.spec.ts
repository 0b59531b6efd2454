import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { mailsTo } from './support/mail.ts';

// The contact form.

const OPERATOR = 'operator@fledge.test';

const fill = async (page: Page, subject: string) => {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Is there something for people who build engines?');
};
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test('takes its subject from the link once', async ({ page }) => {
  await page.goto('/features');
  await page.getByRole('link', { name: 'Schedule Demo' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Schedule a demo');
  await page.getByLabel('Subject').fill('A demo in June');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('A demo in June');
  await page.goto('/contact?subject=The+Enterprise+plan');
  await expect(page.getByLabel('Subject')).toHaveValue('The Enterprise plan');
});

test('shows missing fields at each field and in a summary', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Message').fill('Hi');
  await send(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' });
  await expect(summary.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/at least 10 characters/);
  await expectAccessible(page);
});

test('preserves input over a failure and a reload', async ({ page }) => {
  await page.goto('/contact');
  await fill(page, 'Engines');
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '42' },
      json: { code: 'too_many_requests', message: 'Too many attempts.' },
    }),
  );
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Too many messages have been sent from your network. Please wait 42 seconds and try again.',
  );
  await expect(page.getByLabel('Message')).toHaveValue(/people who build engines/);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue(/people who build engines/);
  await expect(page.getByLabel('Subject')).toHaveValue('Engines');
});

test('thanks by name and forgets the draft', async ({ page }) => {
  await page.goto('/contact');
  await fill(page, 'Engines');
  await send(page).click();
  const thanks = page.getByRole('heading', { name: /Thank you, Ada/ });
  await expect(thanks).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('takes over input and cursor position while its code is loading', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/ContactForm-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/contact');
  await fill(page, 'Ear');
  await page.getByLabel('Subject').press('End');
  resolve();
  // So long that the code arrives in the middle of it.
  const rest = 'ly'.repeat(40);
  await page.keyboard.type(rest, { delay: 10 });
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expect(page.getByLabel('Subject')).toHaveValue(`Ear${rest}`);
  await send(page).click();
  await expect(page.getByRole('heading', { name: /Thank you, Ada/ })).toBeVisible();
});

test('is sent when Send was pressed before its code loaded', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/ContactForm-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/contact');
  await fill(page, 'Early');
  await send(page).click();
  resolve();
  await expect(page.getByRole('heading', { name: /Thank you, Ada/ })).toBeVisible();
});

test('preserves input when its code fails to load', async ({ page }) => {
  await page.route(/\/assets\/ContactForm-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/contact?subject=Engines');
  await page.getByLabel('First Name').fill('Ada');
  await expect(page.getByRole('alert')).toContainText('Your text is saved in this tab');
  await expect(send(page)).toHaveCount(0);
  await page.getByLabel('Message').fill('Is there something for people who build engines?');
  await expectAccessible(page);
  await page.unroute(/\/assets\/ContactForm-.*\.js$/);
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Subject')).toHaveValue('Engines');
  await expect(page.getByLabel('Message')).toHaveValue(/people who build engines/);
  await expect(send(page)).toBeVisible();
});

test('reaches the operator as a mail', { tag: '@local' }, async ({ page }) => {
  const subject = `Engines ${randomUUID()}`;
  await page.goto('/contact');
  await fill(page, subject);
  await send(page).click();
  await expect(page.getByRole('heading', { name: /Thank you, Ada/ })).toBeVisible();
  await expect
    .poll(
      async () => (await mailsTo(page.request, OPERATOR)).filter((mail) => mail.subject.includes(subject)),
      // Mails are sent one after the other, and those of other tests may come first.
      { timeout: 30_000 },
    )
    .toHaveLength(1);
});

test('saves input from before its code loaded', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/ContactForm-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/contact');
  await fill(page, 'Engines');
  const draft = () => page.evaluate(() => sessionStorage.getItem('draft:contact') ?? '');
  // Saved when React takes the page over, which may be after the input.
  await expect.poll(draft).toContain('people who build engines');
  resolve();
  await expect(page.locator('form button[type=submit]')).toBeVisible();
  // Another address: the browser itself restores nothing there.
  await page.goto('/contact?subject=Boilers');
  await expect(page.getByLabel('Message')).toHaveValue(/people who build engines/);
  await expect(page.getByLabel('Subject')).toHaveValue('Boilers');
});

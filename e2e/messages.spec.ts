import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { ContactMessage } from '#shared/features/contact/routes.ts';
import { asAdmin, MESSAGES, sendMessage } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';

/** Rows with a subject of this test's own. */
const rows = (page: Page, mark: string) => page.getByRole('listitem').filter({ hasText: mark });

// They send from addresses of this machine, and sign in as the demo admin.
test.describe('messages of the contact form', { tag: '@local' }, () => {
  // One after the other, in one process: what one sends would push another's messages down the list.
  test.describe.configure({ mode: 'default' });

  test('an admin reads them beside the list, by keyboard too, and answers by mail', async ({
    page,
    baseURL,
  }) => {
    const mark = randomUUID();
    await sendMessage(baseURL, { subject: `First ${mark}`, message: 'One line.\n\nAnother line.' });
    await sendMessage(baseURL, { subject: `Second ${mark}`, firstName: 'Karl' });
    await asAdmin(page);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Contact messages', exact: true }).click();
    await expect(rows(page, mark)).toHaveCount(2);
    await expect(rows(page, mark).first()).toContainText(`Second ${mark}`);
    const pane = page.getByRole('region', { name: 'Selected message' });
    await page.getByRole('link', { name: `First ${mark}` }).focus();
    await page.keyboard.press('Enter');
    await expect(pane.getByRole('heading', { name: `First ${mark}` })).toBeFocused();
    await expect(pane.getByText('One line.')).toHaveText('One line.\n\nAnother line.');
    await expect(pane.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      /^mailto:ada@example\.org\?subject=Re%3A%20First/,
    );
    await page.reload();
    await expect(pane.getByRole('heading', { name: `First ${mark}` })).toBeVisible();
  });

  test('on a phone a message replaces the list, and Back returns to it', async ({ page, baseURL }) => {
    const subject = `Narrow ${randomUUID()}`;
    const lastName = 'Lovelace '.repeat(8).trim();
    await sendMessage(baseURL, { subject, lastName, message: 'x'.repeat(400) });
    await page.setViewportSize({ width: 320, height: 640 });
    await asAdmin(page);
    await page.goto(MESSAGES);
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: subject }).click();
    await expect(page.getByRole('heading', { name: subject })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All messages' }).click();
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Reply by email' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('a URL opens its message, wherever it is in the list', async ({ page, baseURL }) => {
    const subject = `Old ${randomUUID()}`;
    await sendMessage(baseURL, { subject });
    for (let later = 1; later <= 24; later += 1) await sendMessage(baseURL, { subject: `Newer ${later}` });
    await asAdmin(page);
    const answer = await page.request.get('/api/admin/contact-messages?limit=50');
    const { items } = (await answer.json()) as { items: ContactMessage[] };
    const id = items.find((one) => one.subject === subject)?.id ?? '';
    const shown = page.getByRole('article').getByRole('heading');

    await page.goto(`${MESSAGES}?open=${id}`);
    await expect(shown).toHaveText(subject);
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(`${MESSAGES}?open=nobody-wrote-this`);
    await expect(page.getByRole('alert')).toContainText('This message doesn’t exist');
    await expect(shown).toHaveCount(0);
    await expectAccessible(page);

    // While it is loading, and when loading fails, no other message is shown instead.
    let failing = true;
    await page.route(`**/contact-messages/${id}`, (route) =>
      failing ? route.fulfill({ status: 429, body: '' }) : route.continue(),
    );
    for (const width of [320, 1280]) {
      failing = true;
      await page.setViewportSize({ width, height: 720 });
      await page.goto(`${MESSAGES}?open=${id}`);
      const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load this message' });
      await expect(alert).toBeVisible();
      await expect(shown).toHaveCount(0);
      if (width === 320) await expectAccessible(page);
      failing = false;
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(shown).toHaveText(subject);
    }
  });

  test('on a phone a message begins at its top, and Back focuses its row', async ({ page, baseURL }) => {
    const subject = `Long ${randomUUID()}`;
    await sendMessage(baseURL, { subject, message: 'A line.\n'.repeat(200) });
    for (let later = 1; later <= 12; later += 1) await sendMessage(baseURL, { subject: `Newer ${later}` });
    await page.setViewportSize({ width: 375, height: 700 });
    await asAdmin(page);
    await page.goto(MESSAGES);
    const row = page.getByRole('link', { name: subject });
    const heading = page.getByRole('heading', { name: subject });
    const scrolled = () => page.evaluate(() => window.scrollY);
    const openIt = async () => {
      await row.click();
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await scrolled()).toBeLessThan(200);
    };
    await openIt();
    await page.getByRole('link', { name: 'All messages' }).click();
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport({ ratio: 1 });
    expect(await scrolled()).toBeGreaterThan(200);
    await openIt();
    await page.goBack();
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport({ ratio: 1 });
  });

  test('the focus goes to a message that was chosen, and to no other', async ({ page, baseURL }) => {
    const mark = randomUUID();
    for (const name of ['One', 'Two'])
      await sendMessage(baseURL, { subject: `${name} ${mark}`, message: 'A line.\n'.repeat(100) });
    await page.setViewportSize({ width: 1280, height: 720 });
    await asAdmin(page);
    await page.goto(MESSAGES);
    const one = page.getByRole('link', { name: `One ${mark}` });
    const heading = (name: string) => page.getByRole('article').getByRole('heading', { name });
    await one.click();
    await expect(heading('One')).toBeFocused();
    await page.getByText('A line.').last().scrollIntoViewIfNeeded();
    // The message that is already open, from its end.
    await one.focus();
    await page.keyboard.press('Enter');
    await expect(heading('One')).toBeFocused();
    await expect(heading('One')).toBeInViewport({ ratio: 1 });
    // Another begins at its top.
    await page.getByRole('link', { name: `Two ${mark}` }).click();
    await expect(heading('Two')).toBeFocused();
    await expect(heading('Two')).toBeInViewport({ ratio: 1 });
    // A press that opens a new tab is left to the browser. It is held back here: Chromium can take a minute for a tab.
    const two = page.getByRole('link', { name: `Two ${mark}` });
    const leftToBrowser = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const onClick = (event: MouseEvent) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          };
          window.addEventListener('click', onClick, { once: true });
        }),
    );
    await two.click({ modifiers: ['ControlOrMeta'] });
    expect(await leftToBrowser).toBe(true);
    await expect(two).toBeFocused();
  });

  test('a failure says so and can be tried again', async ({ page }) => {
    await asAdmin(page);
    await page.route('**/contact-messages*', (route) => route.fulfill({ status: 429, body: '' }), {
      times: 1,
    });
    await page.goto(MESSAGES);
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the messages');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').getByText('We couldn’t load')).toBeHidden();
  });

  test('is for admins: other users see which role it belongs to', async ({ page, signedUp }) => {
    await signedUp({ onboarded: true });
    await page.goto(MESSAGES);
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  });
});

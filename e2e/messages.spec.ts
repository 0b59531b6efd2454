import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { DEMO_PASSWORD, demoEmail } from '#shared/demo.ts';
import { sendMessage } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { HIT, PAYLOADS } from './support/payloads.ts';
import { signIn } from './support/people.ts';

const MESSAGES = '/dashboard/admin/messages';

const asAdmin = (page: Page) =>
  signIn(page.context().request, { email: demoEmail('admin'), password: DEMO_PASSWORD });

/** Rows with a subject of this test's own. */
const rows = (page: Page, mark: string) => page.getByRole('listitem').filter({ hasText: mark });

// They send from addresses of this machine, and sign in as the demo admin.
test.describe('messages of the contact form', { tag: '@local' }, () => {
  test('an admin reads them beside the list, by keyboard too, and answers by mail', async ({
    page,
    baseURL,
  }) => {
    const mark = randomUUID();
    await sendMessage(baseURL, { subject: `First ${mark}`, message: 'One line.\n\nAnother line.' });
    await sendMessage(baseURL, { subject: `Second ${mark}`, firstName: 'Karl' });
    await asAdmin(page);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await expect(rows(page, mark)).toHaveCount(2);
    await expect(rows(page, mark).first()).toContainText(`Second ${mark}`);
    const pane = page.getByRole('region', { name: 'The chosen message' });
    await page.getByRole('link', { name: `First ${mark}` }).focus();
    await page.keyboard.press('Enter');
    await expect(pane.getByRole('heading', { name: `First ${mark}` })).toBeFocused();
    await expect(pane.getByText('One line.')).toHaveText('One line.\n\nAnother line.');
    await expect(pane.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
      'href',
      /^mailto:ada@example\.org\?subject=Re%3A%20First/,
    );
    await page.reload();
    await expect(pane.getByRole('heading', { name: `First ${mark}` })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });

  test('on a phone a message takes the place of the list, and Back leads to it', async ({
    page,
    baseURL,
  }) => {
    const subject = `Narrow ${randomUUID()}`;
    await sendMessage(baseURL, { subject, message: 'x'.repeat(400) });
    await page.setViewportSize({ width: 320, height: 640 });
    await asAdmin(page);
    await page.goto(MESSAGES);
    await page.getByRole('link', { name: subject }).click();
    await expect(page.getByRole('heading', { name: subject })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All messages' }).click();
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('a failure says so and can be tried again', async ({ page }) => {
    await asAdmin(page);
    await page.route('**/contact-messages*', (route) => route.fulfill({ status: 429, body: '' }), {
      times: 1,
    });
    await page.goto(MESSAGES);
    await expect(page.getByRole('alert')).toContainText('We could not load the messages');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').getByText('We could not load')).toBeHidden();
  });

  test('is for admins: others are told whose it is', async ({ page, signedUp }) => {
    await signedUp({ onboarded: true });
    await page.goto(MESSAGES);
    await expect(page.getByRole('heading', { name: 'This screen is not yours' })).toBeVisible();
  });

  test('five hundred scripts in every field run nothing', async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    expect(PAYLOADS).toHaveLength(500);
    const mark = randomUUID().slice(0, 8);
    const queue = [...PAYLOADS.entries()];
    const statuses = new Set<number>();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = queue.pop(); next; next = queue.pop()) {
          const [index, payload] = next;
          const subject = `${mark} ${index} ${payload}`;
          const message = `${payload}\n${payload}`.padEnd(10, '.');
          const status = await sendMessage(baseURL, {
            firstName: payload.slice(0, 80),
            lastName: payload.slice(0, 80),
            subject,
            message,
          });
          statuses.add(status);
        }
      }),
    );
    expect([...statuses]).toEqual([201]);

    await page.addInitScript((name) => {
      Object.assign(window, { [name]: () => document.documentElement.setAttribute('data-hit', 'yes') });
    }, HIT);
    page.on('dialog', () => {
      throw new Error('A dialog was opened.');
    });
    await asAdmin(page);
    await page.goto(MESSAGES);
    for (;;) {
      const found = await rows(page, mark).count();
      if (found === PAYLOADS.length) break;
      const more = page.getByRole('button', { name: 'Load More' });
      await more.click();
      await expect.poll(() => rows(page, mark).count()).toBeGreaterThan(found);
    }
    // The list shows all of it already. Chromium lets nobody change the address some hundred times in a row.
    for (let index = 0; index < PAYLOADS.length; index += 10) {
      const subject = `${mark} ${index} ${PAYLOADS[index]}`;
      await page.getByRole('link', { name: subject, exact: true }).click();
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(subject);
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-hit');
    expect(
      await page.locator('main :is(script, img, iframe, object, embed, svg[onload], base)').count(),
    ).toBe(0);
  });
});

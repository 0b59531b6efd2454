import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { mailsTo } from './support/mail.ts';
import { openOpportunities } from './support/opportunities.ts';
import { toastSaying } from './support/signIn.ts';
import { stored } from './support/stored.ts';

const SETTINGS = '/dashboard/settings';

test('the menu leads to settings, which are fit for all', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Emails about my applications' })).toBeChecked();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('the theme is chosen by keyboard, counts at once and survives a reload', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.goto(SETTINGS);
  await page.getByRole('radio', { name: /System/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('mail', { tag: '@local' }, () => {
  test('about applications comes, and stays away once it is switched off', async ({ page, signedUp }) => {
    const { id, email } = await signedUp({ confirmed: true, onboarded: true });
    const { request } = page.context();
    const about = async () =>
      (await mailsTo(request, email)).filter(({ subject }) => /application/.test(subject));
    const [first, ...others] = (await openOpportunities(request)).slice(40);
    const second = others.find(({ title }) => !first?.title.includes(title));
    if (!first || !second) throw new Error('The seed has no two such opportunities.');
    const apply = async (opportunityId: string) =>
      expect(
        (await request.post('/api/applications', { data: { userId: id, opportunityId } })).status(),
      ).toBe(201);

    await apply(first.id);
    await expect.poll(async () => (await about()).length, { timeout: 60_000 }).toBe(1);
    expect((await about())[0]?.subject).toBe(
      `Your application was received: ${first.title} at ${first.company} · Fledge`,
    );
    await page.goto(SETTINGS);
    const mail = page.getByRole('switch', { name: 'Emails about my applications' });
    const off = stored(page, '/preferences');
    await mail.uncheck();
    expect((await off).ok()).toBe(true);
    await page.reload();
    await expect(mail).not.toBeChecked();

    await apply(second.id);
    await request.post(`/api/applications/${second.id}/withdraw`, { data: {} });
    // Records come in order: when a later one has had its effect, these had none. Whether mail is wanted is read then, so
    // it is switched on again only once these have been followed.
    await expect
      .poll(async () => (await request.get('/api/notifications')).text(), { timeout: 20_000 })
      .toMatch(new RegExp(`"withdrawn"[^}]*${second.id}|${second.id}[^}]*"withdrawn"`));
    const again = stored(page, '/preferences');
    await mail.check();
    await again;
    await request.post(`/api/applications/${first.id}/withdraw`, { data: {} });
    await expect
      .poll(async () => (await about())[0]?.subject, { timeout: 60_000 })
      .toContain('was withdrawn');
    expect((await about()).filter(({ subject }) => subject.includes(second.title))).toEqual([]);
  });
});

test('a choice that could not be saved is rolled back with a message', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.goto(SETTINGS);
  const mail = page.getByRole('switch', { name: 'Emails about my applications' });
  await expect(mail).toBeChecked();
  await page.route('**/preferences', (route) => route.fulfill({ status: 429, body: '' }));
  await mail.click();
  await expect(toastSaying(page, 'We couldn’t save your choice')).toBeVisible();
  await expect(mail).toBeChecked();
});

test('of two quick choices the last one stays', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.goto(SETTINGS);
  const mail = page.getByRole('switch', { name: 'Emails about my applications' });
  await expect(mail).toBeChecked();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent: unknown[] = [];
  await page.route('**/preferences', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await held;
    await route.continue();
  });
  const storedAs = (applications: boolean) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/preferences') &&
        response.request().method() === 'PUT' &&
        response.request().postDataJSON().mail.applications === applications,
    );
  const both = [storedAs(false), storedAs(true)];
  await mail.click();
  await mail.click();
  await expect(mail).toBeChecked();
  await expect.poll(() => sent.length).toBe(1);
  release();
  await Promise.all(both);
  await page.reload();
  await expect(mail).toBeChecked();
});

test('who cannot apply is not asked about it', async ({ page, signedUp }) => {
  await signedUp({ role: 'mentor', onboarded: true });
  await page.goto(SETTINGS);
  await expect(page.getByText('confirmation links and password reset codes')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Read receipts' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Emails about my applications' })).toHaveCount(0);
});

test('quiet hours and mails a day survive a reload, and leave room in the day', async ({
  page,
  signedUp,
}) => {
  await signedUp({ onboarded: true });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(SETTINGS);
  const saved = () =>
    page.waitForResponse(
      (response) => response.url().endsWith('/preferences') && response.request().method() === 'PUT',
    );
  const act = async (work: () => Promise<unknown>) => {
    const answer = saved();
    await work();
    expect((await answer).status()).toBe(200);
  };
  await act(() => page.getByRole('switch', { name: /^Quiet hours/ }).check());
  await act(() => page.getByLabel('From', { exact: true }).selectOption('21:00'));
  await act(() => page.getByLabel('Emails a day', { exact: true }).selectOption('One a day'));
  // All of the day but an hour: it is not saved, and says why.
  await page.getByLabel('Until', { exact: true }).selectOption('20:00');
  await expect(page.getByText('Leave at least 4 hours of the day').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21');
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue('7');
  await expect(page.getByLabel('Emails a day', { exact: true })).toHaveValue('1');
});

test('settings that failed to load can be retried', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.route('**/preferences', (route) => route.fulfill({ status: 429, body: '' }), { times: 1 });
  await page.goto(SETTINGS);
  const mails = page.getByRole('region', { name: 'Email notifications' });
  await mails.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('switch', { name: 'Emails about my applications' })).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import { PAYLOADS, watchForHits } from '#functions/testing/payloads.ts';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import { asAdmin } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';

/** As many as a first contact and a report have room for. */
const SCRIPTS = PAYLOADS.slice(0, 8).join('\n').slice(0, 400);
const READY = { confirmed: true, onboarded: true } as const;

// The admin is the demo admin.
test('a user reports messages by keyboard on a phone, and an admin warns the other one', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice, browser, baseURL }) => {
  const ada = await signedUp(READY);
  const lastName = `Hopper ${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`;
  const grace = await signUp(otherDevice, { ...READY, firstName: 'Grace', lastName });
  const begun = await otherDevice.request.post('/api/conversations', {
    data: {
      with: ada.id,
      reason: { kind: 'request', id: requestIdOf(ada.id, grace.id) },
      text: `Send me your passport\n${SCRIPTS}`,
      clientId: randomUUID(),
    },
  });
  const { id } = (await begun.json()).conversation;
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/dashboard/messages?open=${id}`);
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  // The menu gives its first item the focus in the frame after it opened.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: 'Report…' }).press('Enter');
  const box = page.getByRole('checkbox', { name: /Send me your passport/ });
  // Not the button of the menu, as after other items: a space would open it again.
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 message chosen')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Choose a reason').first()).toBeVisible();
  await dialog.getByRole('radio', { name: /^Fraud/ }).check();
  await dialog.getByRole('checkbox', { name: /^Also block/ }).check();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(`You reported Grace ${lastName}`).first()).toBeVisible();
  await expect(page.getByText(/You can’t write to each other any more/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Thread' })).toBeFocused();

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const admin = await context.newPage();
  await asAdmin(admin);
  const hits = await watchForHits(admin);
  await admin.goto('/dashboard/admin/reports');
  await admin.getByRole('link', { name: `Grace ${lastName}` }).click();
  const pane = admin.getByRole('region', { name: 'Selected case' });
  const evidence = pane.getByRole('list', { name: 'Reported messages' });
  await expect(evidence.getByText('Send me your passport')).toBeVisible();
  await expect(pane.getByText('No other reports, and no warnings.')).toBeVisible();
  await expectAccessible(admin);
  await pane.getByRole('button', { name: 'Warn…' }).click();
  const decision = admin.getByRole('dialog');
  await decision.getByRole('radio', { name: /money, documents/ }).check();
  await decision.getByRole('button', { name: 'Send warning' }).click();
  await expect(admin.getByText('Warning sent').first()).toBeVisible();
  await expect(admin.getByRole('link', { name: `Grace ${lastName}` })).toHaveCount(0);
  await admin.getByRole('radio', { name: 'Decided' }).click();
  await admin.getByRole('link', { name: `Grace ${lastName}` }).click();
  await expect(pane.getByText(/^Warned by/)).toBeVisible();
  await admin.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(admin);
  expect(hits).toEqual([]);
  await context.close();

  const theirs = await otherDevice.newPage();
  await theirs.goto('/dashboard');
  await theirs.getByRole('button', { name: /^Notifications/ }).click();
  await expect(theirs.getByText(/You received a warning from our team/).first()).toBeVisible();
});

test('a user reports another one from their profile, once at a time', async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const [, grace] = [await signedUp(READY), await signUp(otherDevice, { ...READY, firstName: 'Grace' })];
  const report = async () => {
    await page.goto(`/people/${grace.id}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Report…' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Pretending/ })
      .check();
    await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  };
  await report();
  await expect(page.getByText(/^You reported Grace/).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await report();
  await expect(page.getByRole('dialog').getByText(/You’ve already reported this user/)).toBeVisible();
});

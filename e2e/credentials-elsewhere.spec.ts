import { asAdmin } from './support/contact.ts';
import { COURSES } from './support/courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { ownName } from './support/mentoring.ts';
import { toastSaying } from './support/signIn.ts';

test('a credential of an unknown issuer is imported from a file, counts once an admin trusts the issuer, and is removed', {
  tag: '@local',
}, async ({ page, otherDevice, signedUp }) => {
  const { foreignIssuer, openBadge, signed } = await import('#functions/testing/foreign-credentials.ts');
  await page.setViewportSize({ width: 375, height: 780 });
  const { email } = await signedUp({ confirmed: true, onboarded: true });
  const issuer = await foreignIssuer();
  const badge = JSON.stringify(await signed(issuer, openBadge(issuer.id, email)));

  await page.goto(`${COURSES}?tab=certificates`);
  const elsewhere = page.getByRole('region', { name: 'From elsewhere' });
  const importFile = async (text: string) => {
    await elsewhere.getByRole('button', { name: 'Import a credential' }).click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'badge.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByLabel('Credential as text')).toHaveValue(text);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
  };
  await importFile(badge);
  await expect(elsewhere.getByText('Unknown issuer', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'an imported credential');

  const admin = await otherDevice.newPage();
  await asAdmin(admin);
  await admin.goto('/dashboard/admin/credentials/issuers');
  await admin.getByRole('button', { name: 'Add issuer' }).click();
  const name = ownName('Harbour Academy ');
  await admin.getByLabel('Name').fill(name);
  await admin.getByLabel('DID or address').fill('not an address');
  await admin.getByRole('dialog').getByRole('button', { name: 'Add issuer' }).click();
  await expect(admin.getByText('Enter a did:key, a did:web, or an https address')).toBeVisible();
  await admin.getByLabel('DID or address').fill(issuer.id);
  await admin.getByRole('dialog').getByRole('button', { name: 'Add issuer' }).click();
  await expect(toastSaying(admin, 'Issuer added')).toBeVisible();
  await expectAccessible(admin, 'the trusted issuers');

  await importFile(badge);
  await expect(elsewhere.getByText('Verified', { exact: true })).toBeVisible();
  await expect(elsewhere).toContainText(name);
  await elsewhere.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toastSaying(page, 'Credential removed')).toBeVisible();
  await expect(elsewhere).toContainText('Nothing imported yet');

  await admin.getByRole('button', { name: `Remove ${name}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toastSaying(admin, 'Issuer removed')).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { credentialInFile } from '#frontend/features/credentials/pictures/unpack.ts';
import { asAdmin } from './support/contact.ts';
import { COURSES, enrolledStudent } from './support/courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { ownName, sent } from './support/mentoring.ts';
import { toastSaying } from './support/signIn.ts';

const CERTIFICATES = `${COURSES}?tab=certificates`;
const COURSE = 'react-essentials';

/** A student with a certificate for a course, by the API. */
const certified = async (page: Page, lastName: string): Promise<{ id: string }> => {
  await enrolledStudent(page.context(), COURSE, { firstName: 'Ada', lastName });
  return sent<{ id: string }>(
    page.context().request.post('/api/credentials', { data: { courseId: COURSE, kind: 'completed' } }),
  );
};

const bytesOf = async (download: Download): Promise<Uint8Array> =>
  new Uint8Array(await readFile(await download.path()));

/** Has the open dialog save a file. */
const saved = async (page: Page, name: string): Promise<Download> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save ${name}` }).click();
  return download;
};

test('a student claims a certificate by keyboard, shares it in every form, and hides its page', {
  tag: '@local',
}, async ({ page, otherDevice }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await enrolledStudent(page.context(), COURSE, { firstName: 'Ada', lastName: ownName('Byron') });
  await page.goto(CERTIFICATES);
  await page.getByRole('button', { name: 'Claim “Completed”' }).press('Enter');
  await expect(toastSaying(page, 'Certificate issued')).toBeVisible();
  const row = page.getByRole('region', { name: 'My certificates and badges' }).getByRole('listitem');
  await expect(row).toContainText('Issued');
  await expect(row).toContainText('Valid until');
  await expect(page.getByRole('button', { name: 'Claim “Completed”' })).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'the certificates');

  await row.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  const link = await dialog.getByLabel('Link').inputValue();
  await expectAccessible(page, 'the ways to share');
  const json = await bytesOf(await saved(page, 'Credential (JSON)'));
  const document = credentialInFile(json);
  for (const form of ['Picture (PNG)', 'Picture (SVG)'])
    expect(credentialInFile(await bytesOf(await saved(page, form)))).toBe(document);
  const bundle = await bytesOf(await saved(page, 'Offline bundle (JSON)'));
  expect(Object.keys(JSON.parse(credentialInFile(bundle)))).toEqual(['credential', 'issuer', 'statusList']);
  await page.keyboard.press('Escape');

  const stranger = await otherDevice.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('region', { name: 'Certificate' })).toContainText('Ada');
  await expectAccessible(stranger, 'the page of a credential');
  await stranger.getByRole('link', { name: 'Verify it' }).click();
  await expect(stranger.getByText('Valid', { exact: true })).toBeVisible();

  await row.getByRole('switch').click();
  await expect(toastSaying(page, 'The page is hidden')).toBeVisible();
  await expect
    .poll(async () => (await otherDevice.request.get(link)).status(), { timeout: 20_000 })
    .toBe(404);
  await page.goto(link);
  await expect(page.getByText('Only you see this page')).toBeVisible();
});

test('a bundle is verified without a network, and a changed one is refused', { tag: '@local' }, async ({
  page,
  otherDevice,
}) => {
  const { id } = await certified(page, ownName('Byron'));
  await page.goto(CERTIFICATES);
  await page.getByRole('button', { name: 'Share' }).click();
  const bundle = Buffer.from(await bytesOf(await saved(page, 'Offline bundle (JSON)'))).toString();

  const stranger = await otherDevice.newPage();
  await stranger.setViewportSize({ width: 375, height: 780 });
  // What the check needs has to be there before the connection is cut: the keys, and the code that arrives after the form.
  const needed = ['**/.well-known/did.json', /\/assets\/unpack-/, /\/assets\/VerdictView-/].map((url) =>
    stranger.waitForResponse(url),
  );
  await stranger.goto('/verify');
  for (const response of needed) await (await response).finished();
  await otherDevice.setOffline(true);
  const choose = (text: string) =>
    stranger
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'bundle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose(bundle);
  await expect(stranger.getByText('Valid', { exact: true })).toBeVisible();
  await expect(stranger.getByText('Its status is as of')).toBeVisible();
  await expectNoSidewaysScroll(stranger);
  await expectAccessible(stranger, 'a verdict');

  await choose(bundle.replace('Ada', 'Eva'));
  await expect(stranger.getByText('Changed since signing', { exact: true })).toBeVisible();
  // Without its list nobody knows whether it was revoked.
  await choose(JSON.stringify(JSON.parse(bundle).credential));
  await expect(stranger.getByText('Status unknown', { exact: true })).toBeVisible();
  await stranger.getByLabel('Or its text, or a link').fill('{"name":"Badge"}');
  await stranger.getByRole('button', { name: 'Verify' }).press('Enter');
  await expect(stranger.getByText('Not from Fledge', { exact: true })).toBeVisible();
  await stranger.getByLabel('Or its text, or a link').fill('https://other.example/credentials/1');
  await stranger.getByRole('button', { name: 'Verify' }).click();
  await expect(stranger.getByText('Only links of this site are opened.')).toBeVisible();
  await otherDevice.setOffline(false);
  await stranger
    .getByLabel('Or its text, or a link')
    .fill(new URL(`/credentials/${id}`, stranger.url()).href);
  await stranger.getByRole('button', { name: 'Verify' }).click();
  await expect(stranger.getByText('Valid', { exact: true })).toBeVisible();
});

test('what an admin suspends says so on its page and when it is verified, and its holder appeals', {
  tag: '@local',
}, async ({ page, otherDevice }) => {
  const lastName = ownName('Byron');
  const { id } = await certified(page, lastName);
  const admin = await otherDevice.newPage();
  await asAdmin(admin);
  await admin.goto(`/dashboard/admin/credentials?q=${lastName}`);
  await admin.getByRole('button', { name: 'Suspend…' }).click();
  await expectAccessible(admin, 'the reason of a suspension');
  await admin.getByLabel(/something unusual in the test/).check();
  await admin.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(toastSaying(admin, 'Credential suspended')).toBeVisible();

  await page.goto(CERTIFICATES);
  const row = page.getByRole('region', { name: 'My certificates and badges' }).getByRole('listitem');
  await expect(row).toContainText('Suspended');
  await row.getByRole('button', { name: 'Appeal…' }).click();
  await page.getByLabel('Why it should be in force').fill('I took the test myself.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(toastSaying(page, 'Appeal sent')).toBeVisible();

  await expect
    .poll(async () => (await page.request.get(`/credentials/${id}`)).text(), { timeout: 20_000 })
    .toContain('Suspended: not in force');
  await page.goto(`/verify?credential=${id}`);
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();

  await admin.goto(`/dashboard/admin/credentials?status=appealed&q=${lastName}`);
  await expect(admin.getByText('I took the test myself.')).toBeVisible();
  await expectAccessible(admin, 'an appeal');
  await admin.getByRole('button', { name: 'Restore…' }).click();
  await admin.getByLabel(/found nothing wrong/).check();
  await admin.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(toastSaying(admin, 'Credential restored')).toBeVisible();
  await page.goto(CERTIFICATES);
  await expect(row).toContainText('Issued');
});

test('a certificate is one page of paper in landscape, A4 and Letter', { tag: '@local' }, async ({
  page,
}) => {
  const { id } = await certified(page, ownName('Byron'));
  await page.goto(`/credentials/${id}`);
  await expect(page.getByRole('region', { name: 'Certificate' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Verify it' })).toBeHidden();
  for (const [format, size] of [
    ['A4', [842, 595]],
    ['Letter', [792, 612]],
  ] as const) {
    const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
    const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.map(Number) ?? [];
    // A page is rounded up to whole pixels.
    for (const [at, length] of [width, height].entries())
      expect(Math.abs(length - (size[at] ?? 0)), format).toBeLessThan(1.5);
  }
});

import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';
import { saveSectionElsewhere, section, titles, WORK } from './support/profile.ts';

const PROFILE = '/dashboard/profile';

test('others see what their audience may, once a day each', async ({ page, signedUp, otherDevice }) => {
  const { id } = await signedUp({ onboarded: { skills: ['Python'] } });
  await saveSectionElsewhere(page, 'work', WORK);
  await page.goto(PROFILE);
  await section(page, 'Work').getByLabel('Visible to').selectOption('Only me');
  await expect
    .poll(async () => (await (await page.request.get('/api/profile')).json()).sections.work.audience)
    .toBe('me');
  await page.getByRole('link', { name: 'See it as others do' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
  await expect(page.getByText('Harbour')).toHaveCount(0);
  await expect(page.getByText('+44')).toHaveCount(0);
  await page.getByRole('radio', { name: /^People I work with/ }).click();
  await expect(page.getByRole('link', { name: /^\+44/ })).toBeVisible();

  await signUp(otherDevice, { firstName: 'Viewer' });
  const viewer = await otherDevice.newPage();
  const received = viewer.waitForResponse((response) => response.url().includes(`/api/people/${id}`));
  await viewer.goto(`/people/${id}`);
  await expect(viewer.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
  expect(await (await received).text()).not.toMatch(/Harbour|@example\.com|\+\d/);
  await expectAccessible(viewer);
  await viewer.reload();
  await expect(viewer.getByText('Python')).toBeVisible();
  await page.goto('/dashboard');
  await expect(
    page.locator('dl > div', { hasText: 'Profile Views' }).getByText('1', { exact: true }),
  ).toBeVisible();

  await viewer.goto('/people/no-such-person');
  await expect(viewer.getByRole('heading', { name: 'We couldn’t find this profile' })).toBeVisible();
});

test('a visitor signs in to see a profile', async ({ page }) => {
  await page.goto('/people/anyone');
  await expect(page.getByRole('heading', { name: 'Sign in to see this profile' })).toBeVisible();
});

test('a resume is one clean PDF in each layout and paper', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await saveSectionElsewhere(page, 'work', WORK);
  for (const [layout, paper, width, height] of [
    ['Classic', 'A4', 595, 842],
    ['Two columns', 'Letter', 612, 792],
  ] as const) {
    await page.goto(`${PROFILE}/print`);
    for (const name of [layout, paper]) {
      await page.getByRole('radio', { name, exact: true }).click();
      // The address has it first, and the page follows.
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    }
    await expect(page.locator('.resume').getByText('Harbour')).toBeVisible();
    if (layout === 'Classic') await expectAccessible(page);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toMatch(/Ada Byron[\s\S]*Engineer[\s\S]*Led a team of 4/);
    // Nothing of the app around it.
    expect(text).not.toMatch(/Dashboard|Print|Letter|Explore/);
    expect(pdf.numPages).toBe(1);
    const { width: wide, height: high } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    expect([Math.round(wide), Math.round(high)]).toEqual([width, height]);
  }
});

test('a profile is downloaded as JSON Resume and imported again', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await saveSectionElsewhere(page, 'work', WORK);
  await page.goto(PROFILE);
  const chosen = section(page, 'Your profile as a file').locator('input[type=file]');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await download).path();
  await saveSectionElsewhere(page, 'work', []);
  // The code for dropping a file arrives while one is being chosen.
  const { promise: choosing, resolve: begin } = Promise.withResolvers<void>();
  await page.route(/DropArea-.*\.js/, async (route) => {
    await choosing;
    await route.continue();
  });
  await page.reload();
  const field = await chosen.elementHandle();
  begin();
  await expect(section(page, 'Your profile as a file').locator('.amplify-dropzone')).toBeVisible();
  await field?.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(page.getByText('This file isn’t valid JSON. Choose another one.')).toBeVisible();
  // As an editor of another country saves it, with one odd field.
  const odd = { work: [{ name: 'Sealab', startDate: 'last May', url: 'www.sealab.example' }] };
  await chosen.setInputFiles({
    name: 'odd.json',
    mimeType: 'text/plain',
    buffer: Buffer.from(`\ufeff${JSON.stringify(odd)}`, 'utf16le'),
  });
  await expect(
    page.getByText('2 values can be taken, 1 of them in another form; 1 value can’t.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('2 values taken, 1 of them in another form; 1 value not taken.')).toBeVisible();
  await expect(page.getByText('work.0.startDate')).toBeVisible();
  await expect(section(page, 'Work')).toContainText('Sealab');
  await chosen.setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Your profile now matches the file.')).toBeVisible();
  await expect(titles(page, 'Work')).toHaveCount(3);
});

import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { signedInUser } from './support/people.ts';
import { saveElsewhere } from './support/profile.ts';
import { toastSaying } from './support/signIn.ts';

const PROFILE = '/dashboard/profile';

const save = (page: Page) => page.getByRole('button', { name: 'Save profile' });
const phone = (page: Page) => page.getByLabel('Phone');
const unsaved = (page: Page, text: string) => page.getByText(text, { exact: true });

test('what onboarding asked is changed here, and what depends on it follows', async ({ page, signedUp }) => {
  await signedUp({ onboarded: { skills: ['Python'] } });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Resume Health' }).getByText('24%')).toBeVisible();
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await expect(save(page)).toHaveCount(0);
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('University').fill('Turin');
  await page.getByRole('checkbox', { name: 'React' }).check();
  await expect(unsaved(page, '3 unsaved changes')).toBeVisible();
  // Each field that gets the focus by Tab is above the bar, with its hint.
  await page.setViewportSize({ width: 768, height: 420 });
  await page.getByLabel('First Name').focus();
  for (const label of ['Last Name', 'Phone', 'Date of Birth', 'Academic Level']) {
    const field = page.getByLabel(label);
    while (!(await field.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
    const [bar, box] = [await save(page).locator('..').boundingBox(), await field.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0), label).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await save(page).click();
  await expect(unsaved(page, 'Your profile is saved.')).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Account/ })).toContainText('Ada Lovelace');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('region', { name: 'Resume Health' }).getByText('33%')).toBeVisible();
  expect(await signedInUser(page.context().request)).toMatchObject({
    lastName: 'Lovelace',
    profileData: { university: 'Turin', skills: ['Python', 'React'] },
  });
});

for (const [role, field] of [
  ['student', 'University'],
  ['alumni', 'University'],
  ['mentor', 'Company'],
  ['employer', 'Position'],
  ['admin', 'Career Goal'],
] as const)
  test(`a ${role} finds what fits the role, and all can use it`, async ({ page, signedUp }) => {
    await signedUp({ role, onboarded: true });
    await page.goto(PROFILE);
    await expect(page.getByLabel(field)).toBeVisible();
    for (const other of ['University', 'Company'])
      if (role === 'admin') await expect(page.getByLabel(other)).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

test('errors of the browser and the server are shown at each field and in a summary', async ({
  page,
  signedUp,
}) => {
  await signedUp({ onboarded: true });
  await page.goto(PROFILE);
  await page.getByLabel('First Name').fill('');
  await phone(page).fill('123');
  await page.getByLabel('LinkedIn URL').fill('nonsense');
  await save(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'First name is required',
    'Phone number must be at least 10 digits',
    'Enter a full URL, such as https://…',
  ]);
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Phone number must be' }).click();
  await expect(phone(page)).toBeFocused();
  await page.getByLabel('First Name').fill('Ada');
  await phone(page).fill('+44 20 7946 0001');
  await page.getByLabel('LinkedIn URL').fill('');
  // Only the server finds this one.
  await page.route('**/api/users/*/profile', async (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          json: {
            code: 'invalid_input',
            message: 'Some fields need your attention.',
            fields: { 'profileData.university': 'Nobody knows this place' },
          },
        })
      : route.continue(),
  );
  await save(page).click();
  await expect(page.getByText('Nobody knows this place').first()).toBeVisible();
  await expect(page.getByLabel('University')).toBeFocused();
});

test('errors without a field on the screen are shown at the save button', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.goto(PROFILE);
  await page.getByLabel('University').fill('Turin');
  let fields = {};
  await page.route('**/api/users/*/profile', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid_input', message: 'Some fields need your attention.', fields },
    }),
  );
  // Students have no company field, and the version has no field at all.
  for (fields of [{ version: 'Nonsense' }, { 'profileData.company': 'Nobody knows it' }]) {
    const refused = page.waitForResponse((response) => response.status() === 400);
    await save(page).click();
    await refused;
    await expect(page.getByRole('alert')).toContainText('Your profile wasn’t saved. This page may be out of');
  }
  fields = { 'profileData.company': 'Nobody knows it', 'profileData.university': 'Nobody knows this place' };
  await save(page).click();
  await expect(page.getByLabel('University')).toBeFocused();
  await expect(page.getByText('Your profile wasn’t saved.')).toBeHidden();
});

test('input survives a reload, another screen and a failure', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.goto(PROFILE);
  await phone(page).fill('+44 20 7946 0002');
  await page.getByLabel('GPA/CGPA').fill('7.5');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(phone(page)).toHaveValue('+44 20 7946 0002');
  await expect(page.getByLabel('GPA/CGPA')).toHaveValue('7.5');
  await expect(unsaved(page, '2 unsaved changes')).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(toastSaying(page, 'Your profile has unsaved changes')).toBeVisible();
  await page.getByRole('link', { name: 'Back to my profile' }).click();
  await expect(phone(page)).toHaveValue('+44 20 7946 0002');

  await page.route('**/api/users/*/profile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 429, body: '' }) : route.continue(),
  );
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Your profile wasn’t saved.');
  await expect(phone(page)).toHaveValue('+44 20 7946 0002');
  await page.unroute('**/api/users/*/profile');
  await save(page).click();
  await expect(unsaved(page, 'Your profile is saved.')).toBeVisible();

  await page.getByLabel('GPA/CGPA').fill('');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('GPA/CGPA')).toHaveValue('');
  await expect(unsaved(page, '1 unsaved change')).toBeVisible();
});

test('discarding sets changes aside, and they can be brought back', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.goto(PROFILE);
  await page.getByLabel('University').fill('Turin');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('University')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('University')).toHaveValue('Turin');
  await expect(unsaved(page, '1 unsaved change')).toBeVisible();
});

test.describe('a profile that was saved in another tab meanwhile', () => {
  test('keeps my changes on top of theirs, if I say so', async ({ page, signedUp }) => {
    const person = await signedUp({ onboarded: true });
    await page.goto(PROFILE);
    await page.getByLabel('University').fill('Turin');
    await saveElsewhere(page, person, { lastName: 'Lovelace', phone: '+44 20 7946 0003' });
    await save(page).click();
    const question = page.getByRole('alert').filter({ hasText: 'Your profile was changed elsewhere' });
    await expect(question).toContainText('You changed university.');
    await expect(question).toContainText('changed different fields');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(page.getByLabel('Last Name')).toHaveValue('Lovelace');
    await expect(page.getByLabel('University')).toHaveValue('Turin');
    await save(page).click();
    await expect(unsaved(page, 'Your profile is saved.')).toBeVisible();
    expect(await signedInUser(page.context().request)).toMatchObject({
      lastName: 'Lovelace',
      phone: '+44 20 7946 0003',
      profileData: { university: 'Turin' },
    });
  });

  test('loads theirs, if I say so, and mine is not lost', async ({ page, signedUp }) => {
    const person = await signedUp({ onboarded: true });
    await page.goto(PROFILE);
    await phone(page).fill('+44 20 7946 0004');
    await saveElsewhere(page, person, { phone: '+44 20 7946 0005' });
    await save(page).click();
    const question = page.getByRole('alert').filter({ hasText: 'Your profile was changed elsewhere' });
    await expect(question).toContainText('The other version also changed phone');
    await question.getByRole('button', { name: 'Load the other version' }).click();
    await expect(phone(page)).toHaveValue('+44 20 7946 0005');
    await expect(save(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(phone(page)).toHaveValue('+44 20 7946 0004');
    await save(page).click();
    await expect(unsaved(page, 'Your profile is saved.')).toBeVisible();
    expect(await signedInUser(page.context().request)).toMatchObject({ phone: '+44 20 7946 0004' });
  });

  test('asks nothing when both changed it to the same', async ({ page, signedUp }) => {
    const person = await signedUp({ onboarded: true });
    await page.goto(PROFILE);
    await phone(page).fill('+44 20 7946 0006');
    await saveElsewhere(page, person, { phone: '+44 20 7946 0006', lastName: 'Lovelace' });
    const refused = page.waitForResponse((response) => response.status() === 409);
    await save(page).click();
    await refused;
    await expect(page.getByLabel('Last Name')).toHaveValue('Lovelace');
    await expect(save(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('names only what differs', async ({ page, signedUp }) => {
    const person = await signedUp({ onboarded: true });
    await page.goto(PROFILE);
    await page.getByLabel('First Name').fill('Augusta');
    await page.getByLabel('Last Name').fill('King');
    await phone(page).fill('+44 20 7946 0007');
    await saveElsewhere(page, person, {
      firstName: 'Augusta',
      lastName: 'Lovelace',
      phone: '+44 20 7946 0008',
    });
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'You changed last name and phone. The other version also changed last name and phone; saving yours will replace them.',
    );
  });

  test('is what a draft of before goes on top of', async ({ page, signedUp }) => {
    const person = await signedUp({ onboarded: true });
    await page.goto(PROFILE);
    await page.getByLabel('University').fill('Turin');
    await saveElsewhere(page, person, { lastName: 'Lovelace' });
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText('Your profile was changed after you edited it')).toBeVisible();
    await expect(page.getByLabel('Last Name')).toHaveValue('Lovelace');
    await expect(page.getByLabel('University')).toHaveValue('Turin');
    await save(page).click();
    await expect(unsaved(page, 'Your profile is saved.')).toBeVisible();
  });
});

test('a profile that failed to load can be retried', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.route('**/api/users/*/profile', (route) => route.fulfill({ status: 429, body: '' }), {
    times: 1,
  });
  await page.goto(PROFILE);
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

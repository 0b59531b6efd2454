import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { HIT, PAYLOADS } from './support/payloads.ts';
import { type Person, whoIs } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const PROFILE = '/dashboard/profile';

const save = (page: Page) => page.getByRole('button', { name: 'Save profile' });
const phone = (page: Page) => page.getByLabel('Phone');
const unsaved = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Saves through the API, as another tab would. */
const saveElsewhere = async (page: Page, { id }: Person, given: Record<string, unknown>) => {
  const { request } = page.context();
  const found = await (await request.get(`/api/users/${id}/profile`)).json();
  const { firstName, lastName, phone: number, dateOfBirth, profileData, version } = found;
  const response = await request.put(`/api/users/${id}/profile`, {
    data: { firstName, lastName, phone: number, dateOfBirth, profileData, version, ...given },
  });
  expect(response.ok(), await response.text()).toBe(true);
};

test('what onboarding asked is changed here, and what depends on it follows', async ({ page, signedUp }) => {
  await signedUp({ onboarded: { skills: ['Python'] } });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Resume Health' }).getByText('24%')).toBeVisible();
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await expect(unsaved(page, 'Everything is saved.')).toBeVisible();
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('University').fill('Turin');
  await page.getByRole('checkbox', { name: 'React' }).check();
  await expect(unsaved(page, '3 unsaved changes')).toBeVisible();
  await save(page).click();
  await expect(unsaved(page, 'Your profile is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Account/ })).toContainText('Ada Lovelace');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('region', { name: 'Resume Health' }).getByText('33%')).toBeVisible();
  expect(await whoIs(page.context().request)).toMatchObject({
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
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

test('what is wrong is said beside each field and in a summary, by either side', async ({
  page,
  signedUp,
}) => {
  await signedUp({ onboarded: true });
  await page.goto(PROFILE);
  await page.getByLabel('First Name').fill('');
  await phone(page).fill('123');
  await page.getByLabel('LinkedIn URL').fill('nonsense');
  await save(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Some fields need another look.' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'First name is required',
    'Phone number must be at least 10 digits',
    'Enter a full address, such as https://…',
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
            message: 'Some fields need another look.',
            fields: { 'profileData.university': 'Nobody knows this place' },
          },
        })
      : route.continue(),
  );
  await save(page).click();
  await expect(page.getByText('Nobody knows this place').first()).toBeVisible();
  await expect(page.getByLabel('University')).toBeFocused();
});

test('what was typed survives a reload, another screen and a failure', async ({ page, signedUp }) => {
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
  await expect(page.getByRole('alert')).toContainText('Your profile is not saved.');
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
  await page.getByRole('button', { name: 'Bring them back' }).click();
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
    const question = page.getByRole('alert').filter({ hasText: 'Your profile was changed somewhere else' });
    await expect(question).toContainText('You changed university.');
    await expect(question).toContainText('Nothing of that was changed over there');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(page.getByLabel('Last Name')).toHaveValue('Lovelace');
    await expect(page.getByLabel('University')).toHaveValue('Turin');
    await save(page).click();
    await expect(unsaved(page, 'Your profile is saved.')).toBeVisible();
    expect(await whoIs(page.context().request)).toMatchObject({
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
    const question = page.getByRole('alert').filter({ hasText: 'Your profile was changed somewhere else' });
    await expect(question).toContainText('Over there phone changed too');
    await question.getByRole('button', { name: 'Load the other version' }).click();
    await expect(phone(page)).toHaveValue('+44 20 7946 0005');
    await expect(unsaved(page, 'Everything is saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Bring them back' }).click();
    await expect(phone(page)).toHaveValue('+44 20 7946 0004');
    await save(page).click();
    await expect(unsaved(page, 'Your profile is saved.')).toBeVisible();
    expect(await whoIs(page.context().request)).toMatchObject({ phone: '+44 20 7946 0004' });
  });

  test('is what a draft of before goes on top of', async ({ page, signedUp }) => {
    const person = await signedUp({ onboarded: true });
    await page.goto(PROFILE);
    await page.getByLabel('University').fill('Turin');
    await saveElsewhere(page, person, { lastName: 'Lovelace' });
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText('Your profile was changed since you typed this')).toBeVisible();
    await expect(page.getByLabel('Last Name')).toHaveValue('Lovelace');
    await expect(page.getByLabel('University')).toHaveValue('Turin');
    await save(page).click();
    await expect(unsaved(page, 'Your profile is saved.')).toBeVisible();
  });
});

test('a profile that could not be loaded can be asked for again', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.route('**/api/users/*/profile', (route) => route.fulfill({ status: 429, body: '' }), {
    times: 1,
  });
  await page.goto(PROFILE);
  await expect(page.getByRole('alert')).toContainText('We could not load your profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

/** Makes a script that runs show on the page. */
const watchForHits = (page: Page) =>
  page.addInitScript((name) => {
    Object.assign(window, { [name]: () => document.documentElement.setAttribute('data-hit', 'yes') });
  }, HIT);

for (const [role, fields] of [
  ['student', ['University']],
  ['employer', ['First Name', 'Last Name', 'Company', 'Position']],
] as const)
  test(`five hundred scripts in what a ${role} tells run nothing`, async ({ page, signedUp }) => {
    test.setTimeout(300_000);
    await signedUp({ role, onboarded: true });
    await watchForHits(page);
    await page.goto(PROFILE);
    const account = page.getByRole('button', { name: /^Account/ });
    for (const payload of PAYLOADS) {
      for (const field of fields) await page.getByRole('textbox', { name: field, exact: true }).fill(payload);
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await save(page).click();
      expect((await saved).status()).toBe(200);
      await expect(unsaved(page, 'Your profile is saved.')).toBeVisible();
      // In the corner of every screen.
      if (role === 'employer') await expect(account).toContainText(`${payload.trim()} ${payload.trim()}`);
    }
    await page.reload();
    await expect(page.getByRole('textbox', { name: fields[0] })).toHaveValue(PAYLOADS.at(-1)?.trim() ?? '');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-hit');
  });

test('five hundred scripts in skills and interests run nothing', async ({ page, signedUp }) => {
  test.setTimeout(120_000);
  const person = await signedUp({ onboarded: true });
  await watchForHits(page);
  const atOnce = 30;
  for (let start = 0; start < PAYLOADS.length; start += atOnce) {
    const payloads = PAYLOADS.slice(start, start + atOnce).map((payload) => payload.slice(0, 50));
    await saveElsewhere(page, person, { profileData: { skills: payloads, interests: payloads } });
    await page.goto(PROFILE);
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expect(page.locator('html')).not.toHaveAttribute('data-hit');
  }
});

test('fields that have a form of their own take no script', async ({ page, signedUp }) => {
  const person = await signedUp({ onboarded: true });
  const { request } = page.context();
  const { version, ...profile } = await (await request.get(`/api/users/${person.id}/profile`)).json();
  for (const payload of PAYLOADS) {
    const response = await request.put(`/api/users/${person.id}/profile`, {
      data: {
        ...profile,
        version,
        phone: payload,
        dateOfBirth: payload,
        profileData: {
          academicLevel: payload,
          graduationYear: payload,
          careerGoal: payload,
          linkedinUrl: payload,
          portfolioUrl: payload,
        },
      },
    });
    expect(response.status()).toBe(400);
    expect(Object.keys((await response.json()).fields).toSorted()).toEqual([
      'dateOfBirth',
      'phone',
      'profileData.academicLevel',
      'profileData.careerGoal',
      'profileData.graduationYear',
      'profileData.linkedinUrl',
      'profileData.portfolioUrl',
    ]);
  }
});

import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { signedInUser } from './support/people.ts';
import { saveSectionElsewhere, section, titles, WORK } from './support/profile.ts';
import { toastSaying } from './support/signIn.ts';

const PROFILE = '/dashboard/profile';
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('sections are edited in place, and what depends on them follows', async ({ page, signedUp }) => {
  await signedUp({ onboarded: { skills: ['Python'] } });
  await page.goto('/dashboard');
  const health = page.getByRole('region', { name: 'Resume Health' });
  await expect(health.getByText('15%')).toBeVisible();
  // Each item of the card leads to its field.
  await health.getByRole('link', { name: /^Add your education/ }).click();
  await expect(page.getByLabel('School or university')).toBeFocused();
  await page.getByLabel('School or university').fill('Turin');
  await page.getByLabel('Degree').fill('B.Sc');
  await page.getByLabel('End, year').fill('2027');
  await save(page).click();
  await expect(titles(page, 'Education')).toHaveAccessibleName('Edit Turin');
  await expect(page.getByRole('form')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Ada Byron' }).click();
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Headline').fill('Engineer of engines');
  await save(page).click();
  await expect(page.getByRole('button', { name: /^Account/ })).toContainText('Ada Lovelace');
  expect(await signedInUser(page.context().request)).toMatchObject({
    lastName: 'Lovelace',
    profileData: { university: 'Turin', program: 'B.Sc', graduationYear: '2027', skills: ['Python'] },
  });
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(health.getByText('38%')).toBeVisible();
});

test('the list of what is missing leads to each field, of a new entry, too', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.goto(PROFILE);
  const health = page.getByRole('region', { name: 'Resume Health' });
  await health.getByRole('button', { name: /^Show all/ }).click();
  for (const [item, field] of [
    ['Add a headline', 'label'],
    ['Add your city', 'city'],
    ['Add a job, an internship or a project', 'position'],
    ['Add 5 skills', 'name'],
    ['Choose a career goal', 'careerGoal'],
  ] as const) {
    await health.getByRole('link', { name: new RegExp(`^${item}`) }).click();
    await expect(page.locator(`form [name="${field}"]`)).toBeFocused();
  }
});

for (const role of ['student', 'mentor'] as const)
  test(`a ${role} can use it with all forms, on a phone, too`, async ({ page, signedUp }) => {
    await signedUp({ role, onboarded: true });
    await saveSectionElsewhere(page, 'work', WORK);
    await page.goto(`${PROFILE}?section=basics`);
    await expect(page.locator('form [name="label"]')).toBeVisible();
    await expect(page.getByLabel('Years of Experience')).toHaveCount(role === 'mentor' ? 1 : 0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.goto(`${PROFILE}?section=work&item=0`);
    const sheet = page.getByRole('dialog', { name: 'Work' });
    await expect(sheet.getByLabel('Highlights')).toHaveValue('Led a team of 4');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await sheet.getByLabel('Highlights').fill('Led a team of 5');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Work', exact: true })).toBeFocused();
  });

test('entries are reordered by keyboard and by dragging, and the order lasts', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await saveSectionElsewhere(page, 'work', WORK);
  await page.goto(PROFILE);
  const order = (...names: string[]) =>
    expect
      .poll(() => titles(page, 'Work').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
      .toEqual(names.map((name) => `Edit ${name}`));
  const stored = (name: string) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/sections/work') && response.request().postData()?.indexOf(name) !== -1,
    );
  const handle = page.getByRole('button', { name: 'Reorder Engineer' });
  await handle.focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await order('Intern', 'Engineer', 'Assistant');
  await page.keyboard.press('Escape');
  await order('Engineer', 'Intern', 'Assistant');
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await expect(handle).toBeFocused();
  const first = stored('Engineer');
  await page.keyboard.press(' ');
  expect((await first).status()).toBe(200);
  await order('Intern', 'Engineer', 'Assistant');

  const [from, to] = [
    await page.getByRole('button', { name: 'Reorder Assistant' }).boundingBox(),
    await page.getByRole('button', { name: 'Reorder Intern' }).boundingBox(),
  ];
  if (!from || !to) throw new Error('There are no handles.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y - 5, { steps: 4 });
  await order('Assistant', 'Intern', 'Engineer');
  const second = stored('Assistant');
  await page.mouse.up();
  expect((await second).status()).toBe(200);
  await page.reload();
  await order('Assistant', 'Intern', 'Engineer');
});

test('what was deleted comes back in its place', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await saveSectionElsewhere(page, 'work', WORK);
  await page.goto(PROFILE);
  await page.getByRole('button', { name: 'Delete Intern' }).click();
  await expect(page.getByText('Deleted: Intern')).toBeVisible();
  await expect(titles(page, 'Work')).toHaveCount(2);
  await section(page, 'Work').getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page, 'Work')).toHaveCount(3);
  await expect(titles(page, 'Work').nth(1)).toHaveAccessibleName('Edit Intern');
  await expect
    .poll(async () => (await (await page.request.get('/api/profile')).json()).sections.work.items)
    .toEqual(WORK);
});

test('input survives a reload and a failure, and discarding can be undone', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await saveSectionElsewhere(page, 'work', WORK);
  await page.goto(`${PROFILE}?section=work&item=1`);
  await page.getByLabel('Position').fill('Baker');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Position')).toHaveValue('Baker');
  await page.route('**/api/profile/sections/work', (route) => route.fulfill({ status: 429, body: '' }), {
    times: 1,
  });
  await save(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Position')).toHaveValue('Baker');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Position')).toHaveValue('Intern');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Position')).toHaveValue('Baker');
  await save(page).click();
  await expect(titles(page, 'Work').nth(1)).toHaveAccessibleName('Edit Baker');
});

test('an error is shown at its field', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.goto(`${PROFILE}?section=education&item=new`);
  await page.getByLabel('School or university').fill('Turin');
  // Only the server knows the day.
  await page.getByLabel('End, year').fill('2099');
  await save(page).click();
  await expect(page.getByText(/^Enter a year up to/).first()).toBeVisible();
  await page.getByLabel('End, year').fill('20');
  await save(page).click();
  await expect(page.getByText('Enter a month and a year, such as 2024-06').first()).toBeVisible();
  await expect(page.getByLabel('End, year')).toBeFocused();
});

test('a section that was saved elsewhere asks which version counts; other sections do not matter', async ({
  page,
  signedUp,
}) => {
  await signedUp({ onboarded: true });
  await saveSectionElsewhere(page, 'work', WORK);
  await page.goto(`${PROFILE}?section=work&item=0`);
  await page.getByLabel('Position').fill('Captain');
  await saveSectionElsewhere(page, 'languages', [{ language: 'Italian' }]);
  await saveSectionElsewhere(page, 'work', [
    { ...WORK[0], name: 'Dock', position: 'Mate' },
    ...WORK.slice(1),
  ]);
  await save(page).click();
  const question = page.getByRole('alert').filter({ hasText: 'Work was changed elsewhere' });
  await expect(question).toContainText('You changed position. The other version also changed position');
  await expect(question).toContainText('Mate');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Dock');
  await save(page).click();
  await expect(titles(page, 'Work').first()).toHaveAccessibleName('Edit Captain');
  const { sections } = await (await page.request.get('/api/profile')).json();
  expect(sections.work.items[0]).toMatchObject({ name: 'Dock', position: 'Captain' });
});

test('a profile that failed to load can be retried', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.route('**/api/profile', (route) => route.fulfill({ status: 429, body: '' }), { times: 1 });
  await page.goto(PROFILE);
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(section(page, 'Work')).toBeVisible();
});

test('a change that could not be saved says so and is taken back', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await saveSectionElsewhere(page, 'work', WORK);
  await page.goto(PROFILE);
  await expect(titles(page, 'Work')).toHaveCount(3);
  await saveSectionElsewhere(page, 'work', WORK.slice(1));
  await page.getByRole('button', { name: 'Delete Assistant' }).click();
  await expect(toastSaying(page, 'Work was changed elsewhere')).toBeVisible();
  await expect(titles(page, 'Work')).toHaveCount(2);
});

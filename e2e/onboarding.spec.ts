import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { signedInUser } from './support/people.ts';
import { sample } from './support/sample.ts';
import { fillAbout, next, step } from './support/wizard.ts';

test('each step blocks Next in the words of the spec', async ({ page, signedUp }) => {
  await signedUp({ role: 'alumni' });
  await page.goto('/onboarding/alumni');
  await page.getByLabel('First Name').fill(' ');
  await page.getByLabel('Last Name').fill('');
  await page.getByLabel('Phone').fill('123');
  await next(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' });
  for (const message of [
    'First name is required',
    'Last name is required',
    'Phone number must be at least 10 digits',
    'Date of birth is required',
  ])
    await expect(summary).toContainText(message);
  await expect(page.getByLabel('First Name')).toBeFocused();
  await step(page, 1);
  await page.goto('/onboarding/alumni?step=3');
  await step(page, 1);

  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await page.getByLabel('Date of Birth').fill('2999-01-01');
  await next(page);
  await expect(page.getByText('Enter a date in the past')).toBeVisible();
  await page.getByLabel('Date of Birth').fill('1990-01-01');
  await next(page);

  await step(page, 2);
  await page.getByLabel('GPA/CGPA').fill('10.1');
  await next(page);
  await expect(page.getByText('Enter a number from 0 to 10')).toBeVisible();
  await expect(page.getByLabel('GPA/CGPA')).toBeFocused();
  await page.getByLabel('GPA/CGPA').fill('');
  await next(page);
  await step(page, 3);
  await next(page);
  await step(page, 4);
  await page.getByLabel('Portfolio URL').fill('my page');
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText('Enter a full URL, such as https://…')).toBeVisible();
  expect((await signedInUser(page.request))?.profileData.isOnboardingComplete).toBe(false);
});

test('answers stay over Back, the browser’s Back and a reload, and are deleted on sign-out', async ({
  page,
  signedUp,
}) => {
  await signedUp({ role: 'mentor' });
  await page.goto('/onboarding/mentor');
  await fillAbout(page);
  await next(page);
  await expect(page.getByRole('heading', { name: 'Your Professional Background' })).toBeVisible();
  await page.getByLabel('Company').fill('Analytical Engines');
  await page.getByLabel('Years of Experience').selectOption('3-5');
  await page.reload();
  await step(page, 2);
  await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
  await next(page);
  await page.getByRole('checkbox', { name: 'C++' }).check();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Years of Experience')).toHaveValue('3-5');
  await next(page);
  await expect(page.getByRole('checkbox', { name: 'C++' })).toBeChecked();
  await page.goBack();
  await step(page, 2);
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: 'C++' })).toBeChecked();

  const leave = page.getByRole('button', { name: 'Sign out' });
  await leave.click();
  const question = page.getByRole('dialog', { name: 'Sign out and discard your changes?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(leave).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'C++' })).toBeChecked();
  await leave.click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  // The address changes first.
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a failure preserves all input, and server errors are shown at their step', async ({
  page,
  signedUp,
}) => {
  await signedUp({ role: 'employer' });
  await page.goto('/onboarding/employer');
  await fillAbout(page);
  for (const number of [2, 3, 4]) {
    await next(page);
    await step(page, number);
  }
  await page.route('**/api/users', (route) => route.fulfill({ status: 409, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText('Failed to create your profile. Please try again.').first()).toBeVisible();
  await step(page, 4);

  const refusal = {
    code: 'invalid_input',
    message: 'No.',
    fields: { 'profileData.company': 'Not this one' },
  };
  await page.route('**/api/users', (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await step(page, 2);
  await expect(page.getByText('Not this one')).toBeVisible();
  await expect(page.getByLabel('Company')).toBeFocused();
  await page.getByLabel('Company').fill('Analytical Engines');
  for (const number of [3, 4]) {
    await next(page);
    await step(page, number);
  }
  await page.route('**/api/users', async (route) => {
    await expect(page.getByText('Creating your profile...')).toBeVisible();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/dashboard');
  expect((await signedInUser(page.request))?.profileData.company).toBe('Analytical Engines');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^draft:/.test(key)))).toEqual(
    [],
  );
});

test('answers survive an expired session', async ({ page, signedUp }) => {
  const person = await signedUp({ role: 'student', inPool: true });
  await page.goto('/onboarding/student');
  await fillAbout(page);
  await next(page);
  await page.getByLabel('University').fill('Leeds');
  await next(page);
  await step(page, 3);
  // Without it the fourth step asks for the resume later, and finds out before the button does.
  const resume = page.waitForResponse('**/api/resume');
  await next(page);
  await step(page, 4);
  await resume;
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/onboarding/student');
  await next(page);
  await expect(page.getByLabel('University')).toHaveValue('Leeds');
});

test('a user who has completed onboarding can change their answers', async ({ page, signedUp }) => {
  await signedUp({ role: 'student', onboarded: { skills: ['Python', 'Falconry'] } });
  await page.goto('/onboarding/student?step=3');
  await expect(page.getByRole('checkbox', { name: 'Falconry' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Python' }).uncheck();
  await next(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/dashboard');
  expect((await signedInUser(page.request))?.profileData.skills).toEqual(['Falconry']);
});

test('step 2 explains that it has no fields for admins', async ({ page, signedUp }) => {
  await signedUp({ role: 'admin' });
  await page.goto('/onboarding/admin');
  await fillAbout(page);
  await next(page);
  await step(page, 2);
  await expect(page.getByText('There’s nothing to fill in here for admins.')).toBeVisible();
  await next(page);
  await step(page, 3);
});

test('every step fits 320 px and has no accessibility problems', async ({ page, signedUp }) => {
  await signedUp({ role: 'student', onboarded: true });
  for (const number of [1, 2, 3, 4]) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/onboarding/student?step=${number}`);
    await step(page, number);
    await expectNoSidewaysScroll(page);
    for (const width of sample([320, 1280], `width ${number}`)) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `step ${number}`);
    }
  }
  await page.goto('/onboarding/student');
  await page.getByLabel('First Name').fill('');
  await page.getByLabel('Last Name').fill('');
  await next(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);
});

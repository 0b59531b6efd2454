import type { Page } from '@playwright/test';
import { ROLES, type Role } from '#shared/contract.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { confirmationLink } from './support/mail.ts';
import { newAddress, PASSWORD, whoIs } from './support/people.ts';

const LABELS: Record<Role, string> = {
  student: 'Student',
  mentor: 'Mentor',
  employer: 'Employer',
  alumni: 'Alumni',
  admin: 'Admin',
};

const step = (page: Page, number: number) => expect(page.getByText(`Step ${number} of 4`)).toBeVisible();
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const fillAbout = async (page: Page) => {
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await page.getByLabel('Date of Birth').fill('2001-12-10');
};
const fillSignUp = async (page: Page, email: string) => {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD);
};

test('a student signs up from the role picker, is set up, and confirms the address', async ({ page }) => {
  const email = newAddress();
  await page.goto('/get-started');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Role');
  await page.getByRole('link', { name: 'Student' }).click();
  await page.waitForURL('**/auth?mode=signup&role=student');
  await expect(page.getByLabel('Your Role')).toHaveValue('student');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await page.waitForURL('**/onboarding/student');
  await expect(page.getByText('Your student account has been created successfully.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Student!');
  await expect(page.getByText("Let's set up your profile to get started")).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Tell us about yourself');
  await expect(page.getByRole('progressbar')).toHaveJSProperty('position', 0.25);
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await fillAbout(page);
  await next(page);

  await step(page, 2);
  await expect(page.getByRole('heading', { name: 'Your Education' })).toBeFocused();
  await page.getByLabel('Academic Level').selectOption('Undergraduate');
  await page.getByLabel('Program').selectOption('B.Sc');
  await page.getByLabel('University').fill('Leeds');
  await expect(page.getByLabel('Graduation Year').getByRole('option')).toHaveCount(8);
  await page.getByLabel('Graduation Year').selectOption({ index: 2 });
  await page.getByLabel('GPA/CGPA').fill('8.5');
  await next(page);

  await step(page, 3);
  await page.getByLabel('Career Goal').selectOption('Internships');
  await page.getByRole('checkbox', { name: 'Python' }).check();
  await page.getByRole('checkbox', { name: 'React' }).check();
  await page.getByLabel('Interests').selectOption('Gaming');
  await next(page);

  await step(page, 4);
  await expect(page.getByText('Supports PDF files up to 5MB')).toBeVisible();
  await page.getByLabel('LinkedIn URL').fill('https://www.linkedin.com/in/ada');
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Your student profile has been created successfully.').first()).toBeVisible();
  expect(await whoIs(page.request)).toMatchObject({
    role: 'student',
    phone: '+44 20 7946 0000',
    emailConfirmed: false,
    profileData: {
      isOnboardingComplete: true,
      gpa: 8.5,
      skills: ['Python', 'React'],
      interests: ['Gaming'],
      linkedinUrl: 'https://www.linkedin.com/in/ada',
      portfolioUrl: '',
    },
  });
  await page.goto(await confirmationLink(page.request, email));
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.waitForURL('**/dashboard');
});

test('each step blocks Next in the words of the spec', async ({ page, signedUp }) => {
  await signedUp({ role: 'alumni' });
  await page.goto('/onboarding/alumni');
  await page.getByLabel('First Name').fill(' ');
  await page.getByLabel('Last Name').fill('');
  await page.getByLabel('Phone').fill('123');
  await next(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Some fields need another look.' });
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
  await expect(page.getByText('This day is still to come')).toBeVisible();
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
  await expect(page.getByText('Enter a full address, such as https://…')).toBeVisible();
  expect((await whoIs(page.request))?.profileData.isOnboardingComplete).toBe(false);
});

test('answers stay over Back, the browser’s Back and a reload, and go when somebody signs out', async ({
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

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a failure keeps everything, and what the server will not take is shown at its step', async ({
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
  expect((await whoIs(page.request))?.profileData.company).toBe('Analytical Engines');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a session that has run out does not cost the answers', async ({ page, signedUp }) => {
  const person = await signedUp({ role: 'student' });
  await page.goto('/onboarding/student');
  await fillAbout(page);
  await next(page);
  await page.getByLabel('University').fill('Leeds');
  await next(page);
  await step(page, 3);
  await next(page);
  await step(page, 4);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/onboarding/student');
  await next(page);
  await expect(page.getByLabel('University')).toHaveValue('Leeds');
});

test('the resume box checks a file and says that it goes nowhere', async ({ page, signedUp }) => {
  await signedUp({ role: 'student', onboarded: true });
  await page.goto('/onboarding/student?step=4');
  await step(page, 4);
  const choose = (name: string, text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
  await choose('cv.pdf', 'a renamed letter');
  await expect(page.getByText('is called a PDF, but it is not one')).toBeVisible();
  await choose('cv.pdf', `%PDF-1.7 ${'x'.repeat(5 * 1024 * 1024)}`);
  await expect(page.getByText('Choose a PDF file up to 5MB')).toBeVisible();
  await choose('cv.pdf', '%PDF-1.7 short');
  await expect(page.getByText('It has not left your device')).toBeVisible();
});

test('whoever is done finds the answers and may change them', async ({ page, signedUp }) => {
  await signedUp({ role: 'student', onboarded: { skills: ['Python', 'Falconry'] } });
  await page.goto('/onboarding/student?step=3');
  await expect(page.getByRole('checkbox', { name: 'Falconry' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Python' }).uncheck();
  await next(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/dashboard');
  expect((await whoIs(page.request))?.profileData.skills).toEqual(['Falconry']);
});

test('strangers are led to sign-up with the role, others to their own, unknown roles nowhere', async ({
  page,
  signedUp,
}) => {
  for (const role of ROLES) {
    await page.goto(`/onboarding/${role}`);
    await page.waitForURL(`**/auth?mode=signup&role=${role}`);
    await expect(page.getByLabel('Your Role')).toHaveValue(role);
  }
  await signedUp({ role: 'admin' });
  await page.goto('/onboarding/student');
  await page.waitForURL('**/onboarding/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${LABELS.admin}!`);
  await page.goto('/onboarding/wizard');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});

test('an admin is told that step 2 asks nothing', async ({ page, signedUp }) => {
  await signedUp({ role: 'admin' });
  await page.goto('/onboarding/admin');
  await fillAbout(page);
  await next(page);
  await step(page, 2);
  await expect(page.getByText('There is nothing to fill in here for an admin.')).toBeVisible();
  await next(page);
  await step(page, 3);
});

test('from sign-up to the dashboard at 375 px with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/auth?mode=signup&next=%2Fexplore');
  const { keyboard } = page;
  const typed = async (text: string) => {
    await keyboard.press('Tab');
    await keyboard.type(text);
  };
  await page.getByRole('link', { name: 'Sign in' }).focus();
  await typed('Ada');
  await typed('Byron');
  await typed(newAddress());
  await typed(PASSWORD);
  await keyboard.press('Tab'); // the button that shows the password
  await typed('Stu');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.waitForURL('**/onboarding/student?next=%2Fexplore');

  await page.getByLabel('Email').focus();
  await typed('+44 20 7946 0000');
  await typed('12102001');
  await keyboard.press('Enter');
  await step(page, 2);
  await expect(page.getByRole('heading', { name: 'Your Education' })).toBeFocused();
  await keyboard.press('Tab');
  await typed('B.Sc');
  await typed('Leeds');
  await keyboard.press('Enter');
  await step(page, 3);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'JavaScript' })).toBeChecked();
  await keyboard.press('Enter');
  await step(page, 4);
  await page.getByLabel('LinkedIn URL').focus();
  await keyboard.press('Enter');
  await page.waitForURL('**/explore');
  expect((await whoIs(page.request))?.profileData).toMatchObject({
    isOnboardingComplete: true,
    program: 'B.Sc',
    university: 'Leeds',
    skills: ['JavaScript'],
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every step fits 320 px and pleases axe, ${colorScheme}`, async ({ page, signedUp }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signedUp({ role: 'student', onboarded: true });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const number of [1, 2, 3, 4]) {
        await page.goto(`/onboarding/student?step=${number}`);
        await step(page, number);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    }
    await page.goto('/onboarding/student');
    await page.getByLabel('First Name').fill('');
    await page.getByLabel('Last Name').fill('');
    await next(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
  });
}

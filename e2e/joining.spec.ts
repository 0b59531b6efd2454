import type { Page } from 'playwright/test';
import { ROLES } from '#shared/core/contract.ts';
import { newAddress, poolAddress } from './support/address.ts';
import { expect, test } from './support/fixtures.ts';
import { confirmationLink } from './support/mail.ts';
import { PASSWORD, signedInUser } from './support/people.ts';
import { passwordOf } from './support/signIn.ts';
import { fillAbout, next, step } from './support/wizard.ts';

const fillSignUp = async (page: Page, email: string) => {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill(email);
  await passwordOf(page).fill(PASSWORD);
};

test('a student signs up from the role picker, is set up, and confirms the address', {
  tag: '@local',
}, async ({ page }) => {
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
  expect(await signedInUser(page.request)).toMatchObject({
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
  await keyboard.press('Tab'); // the box for a single name
  await typed(await poolAddress());
  await typed(PASSWORD);
  await keyboard.press('Tab'); // the button that shows the password
  await typed('Stu');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.waitForURL('**/onboarding/student?next=%2Fexplore');
  await expect(page.getByRole('main')).toBeFocused();

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
  expect((await signedInUser(page.request))?.profileData).toMatchObject({
    isOnboardingComplete: true,
    program: 'B.Sc',
    university: 'Leeds',
    skills: ['JavaScript'],
  });
});

test('visitors are redirected to sign-up with the role, users to their own role; unknown roles are not found', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Admin!');
  await page.goto('/onboarding/wizard');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { asOperator } from './support/operator.ts';
import { signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const TITLE = 'Map of drinking fountains';

test('a live project goes from milestones to an accepted result, for the student and who posted it', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice }) => {
  const student = await signedUp({
    firstName: 'Stella',
    lastName: 'Marsh',
    confirmed: true,
    onboarded: true,
  });
  const alumnus = await signUp(otherDevice, {
    role: 'alumni',
    firstName: 'Erin',
    lastName: 'Cole',
    confirmed: true,
    onboarded: true,
  });
  await asOperator();
  const { storeEngagement } = await import('#functions/scenarios/engagement.ts');
  await storeEngagement({
    id: randomUUID(),
    student: { id: student.id, name: 'Stella Marsh' },
    contact: { id: alumnus.id, name: 'Erin Cole' },
    companyId: null,
    title: TITLE,
    company: 'Erin Cole',
    brief: 'A map that shows where people can fill a bottle.',
    startedAt: '2026-01-05T09:00:00.000Z',
  });
  const poster = await otherDevice.newPage();

  await page.goto('/dashboard/engagements');
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await expect(page.getByText('A map that shows where people can fill a bottle.')).toBeVisible();
  await page.getByRole('button', { name: 'Add milestones' }).click();
  const milestones = page.getByRole('dialog', { name: 'Milestones' });
  await milestones.getByRole('button', { name: 'Add milestone' }).click();
  await expect(milestones.getByRole('textbox', { name: 'Milestone 1' })).toBeFocused();
  await page.keyboard.type('Prototype');
  await milestones.getByLabel('Due').fill('2999-03-01');
  await milestones.getByRole('button', { name: 'Save milestones' }).click();
  await expect(milestones).toBeHidden();
  await page.getByRole('button', { name: /^Hand in.*Prototype/ }).click();
  const handIn = page.getByRole('dialog', { name: 'Hand in work' });
  await expect(handIn.getByLabel('What it is for')).toHaveValue(/.+/);
  await handIn.getByRole('textbox', { name: 'What you hand in' }).fill('The map loads, without search.');
  await handIn.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();
  await expectAccessible(page, 'a live project of a student');

  await poster.goto('/dashboard');
  await poster.getByRole('link', { name: /^Read it.*Stella Marsh handed in work/ }).click();
  await poster.getByRole('button', { name: 'Accept milestone' }).click();
  await poster.getByRole('dialog').getByRole('button', { name: 'Accept milestone' }).click();
  await expect(poster.getByText('1 of 1 done')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.reload();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Hand in work' }).click();
  await handIn.getByRole('textbox', { name: 'What you hand in' }).fill('Everything is there.');
  await handIn.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(handIn).toBeHidden();

  await poster.reload();
  await poster.getByRole('button', { name: 'Accept result' }).click();
  const accept = poster.getByRole('dialog', { name: 'Accept the result?' });
  await accept.getByRole('textbox').fill('Careful work, on time.');
  await accept.getByRole('button', { name: 'Accept result' }).click();
  await expect(toastSaying(poster, 'Result accepted')).toBeVisible();
  await poster.getByRole('button', { name: 'Ask for a mentor’s review' }).click();
  await expect(poster.getByText('It begins once Stella Marsh agrees.', { exact: false })).toBeVisible();
  await expectAccessible(poster, 'a live project that is accepted');

  await page.reload();
  await expect(page.getByText('Careful work, on time.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agree to the review' })).toBeVisible();
  await poster.close();
});

import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { hiringFor } from './support/hiring.ts';
import { signUp } from './support/people.ts';

test('two colleagues rate an applicant: each by themselves, then side by side; a mention and an assignment reach the other', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice, browser, baseURL }) => {
  const employer = await signedUp({ role: 'employer', firstName: 'Erin', confirmed: true, onboarded: true });
  const colleague = await signUp(otherDevice, {
    role: 'employer',
    firstName: 'Cole',
    confirmed: true,
    onboarded: true,
  });
  const id = await hiringFor([employer, colleague], 'Harbour Pilot');
  const candidate = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const { id: userId } = await signUp(candidate, {
    firstName: 'Mia',
    confirmed: true,
    onboarded: { skills: ['React'] },
  });
  const applied = await candidate.request.post('/api/applications', { data: { userId, opportunityId: id } });
  expect(applied.status()).toBe(201);
  await candidate.close();
  const address = `/dashboard/employer/applicants?open=${id}.${userId}`;

  // On a phone; what was typed is there after a reload.
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(address);
  await page.getByRole('button', { name: 'Write your scorecard' }).click();
  const form = page.getByRole('form', { name: /^Scorecard about Mia/ });
  await form.getByRole('radio', { name: 'Strong', exact: true }).check();
  await form.getByRole('textbox', { name: 'Evidence for React' }).fill('Shipped two apps');
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Evidence for React' })).toHaveValue('Shipped two apps');
  await expect(form.getByRole('radio', { name: 'Strong', exact: true })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Submit scorecard' }).click();
  await expect(form.getByText('Choose what you recommend').first()).toBeVisible();
  await form.getByRole('radio', { name: 'Strong yes' }).check();
  await form.getByRole('button', { name: 'Submit scorecard' }).click();
  await expect(page.getByRole('button', { name: 'Change your scorecard' })).toBeVisible();

  // The colleague sees that there is one, and what it says only after their own.
  const theirs = await otherDevice.newPage();
  await theirs.goto(address);
  await expect(theirs.getByText(/^One colleague has submitted theirs/)).toBeVisible();
  await expect(theirs.getByText('Shipped two apps')).toBeHidden();
  await theirs.getByRole('button', { name: 'Write your scorecard' }).click();
  await theirs.getByRole('radio', { name: 'Weak' }).check();
  await theirs.getByRole('textbox', { name: 'Evidence for React' }).fill('Only a tutorial');
  await theirs.getByRole('radio', { name: 'No', exact: true }).check();
  await expectAccessible(theirs, 'the form of a scorecard');
  await theirs.getByRole('button', { name: 'Submit scorecard' }).click();
  await expect(theirs.getByText('Shipped two apps')).toBeVisible();
  await expect(theirs.getByText('Opinions differ')).toHaveCount(2);

  // A mention by keyboard, and an assignment.
  const note = theirs.getByRole('textbox', { name: 'Add a note' });
  await note.pressSequentially('Please look, @er');
  await expect(theirs.getByRole('listbox', { name: 'Colleagues' })).toBeVisible();
  await note.press('Enter');
  await expect(note).toHaveValue(/Please look, @Erin \S+ $/);
  await theirs.getByRole('button', { name: 'Add note' }).click();
  await expect(theirs.getByRole('list', { name: 'Notes' }).getByText(/Please look/)).toBeVisible();
  await theirs
    .getByRole('combobox', { name: 'Assigned to' })
    .selectOption({ label: `Erin ${employer.lastName}` });
  await expect(theirs.getByText(new RegExp(`· Erin ${employer.lastName}`)).first()).toBeVisible();
  await expectAccessible(theirs, 'scorecards side by side');

  // Notifications come a moment after what they are about.
  await expect
    .poll(async () => (await page.request.get('/api/notifications')).text())
    .toContain('"assigned"');
  await page.goto('/dashboard/employer/applicants?assigned=me');
  await expect(
    page.getByText(`Assigned to Erin ${employer.lastName}`).filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/mentioned you in a note about Mia/).first()).toBeVisible();
  await expect(page.getByText(/assigned you Mia/).first()).toBeVisible();
});

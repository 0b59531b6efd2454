import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { listsMentor, newMentor, ownName, sent } from './support/mentoring.ts';
import { signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const MENTORS = '/dashboard/student/mentors';
const READY = { confirmed: true, onboarded: { skills: ['Python'] } };

// The mentors are approved in the table of the stage under test.
test('a student finds a mentor with time, asks, waits and withdraws, by keyboard', { tag: '@local' }, async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const lastName = ownName('Quillmoor');
  const mentor = await newMentor(otherDevice, { firstName: 'Ana', lastName, places: 2 });
  await signedUp(READY);
  await listsMentor(page.request, mentor, true);
  await page.goto(`${MENTORS}?q=${lastName}&type=Skill+Specialist`);
  const row = page.getByRole('link', { name: `Ana ${lastName}` });
  await expect(row).toBeVisible();
  await expect(page.getByText('1 mentor with time')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search mentors' })).toHaveValue(lastName);
  await expect(page.getByRole('button', { name: 'Remove filter: Skill Specialist' })).toBeVisible();
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  const pane = page.getByRole('region', { name: 'Selected mentor' });
  await expect(pane.getByRole('heading', { name: `Ana ${lastName}` })).toBeFocused();
  await expect(pane.getByText('Not enough yet').first()).toBeVisible();
  await expectAccessible(page, 'directory');

  await pane.getByRole('button', { name: 'Request mentoring' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Ask Ana to mentor you' });
  await expect(sheet.getByRole('textbox', { name: 'Goal 1' })).toBeFocused();
  await page.keyboard.type('Build a portfolio');
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: 'Add goal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('textbox', { name: 'Goal 2' })).toBeFocused();
  await page.keyboard.type('Learn statistics');
  // Past its Remove and Add goal, to the note and the term.
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(sheet.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('radio', { name: '8 weeks' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: '12 weeks' })).toBeChecked();
  for (const key of ['Tab', 'Tab', 'Space', 'Shift+Tab', 'Space']) await page.keyboard.press(key);
  await expect(sheet.getByText('2 of 3 chosen, in your order.')).toBeVisible();
  await expect(sheet.getByRole('checkbox').nth(1)).toBeChecked();
  // What was written survives a reload, and so does the open request.
  await page.reload();
  await expect(sheet.getByRole('textbox', { name: 'Goal 2' })).toHaveValue('Learn statistics');
  await expect(sheet.getByText('2 of 3 chosen, in your order.')).toBeVisible();
  await expectAccessible(page, 'request');
  await sheet.getByRole('button', { name: 'Send request' }).press('Enter');
  const next = page.getByRole('dialog', { name: 'Request sent' });
  await expect(next.getByText(/^Ana answers by .+ Until then the place is held for you\.$/)).toBeVisible();
  await expectAccessible(page, 'what happens next');
  await next.getByRole('link', { name: 'Go to My mentors' }).press('Enter');

  const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
  await expect(waiting.getByText(/^Ana answers by /)).toBeVisible();
  await expectAccessible(page, 'my mentors');
  await waiting.getByRole('button', { name: 'Withdraw request' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Withdraw this request?' })
    .getByRole('button', { name: 'Withdraw request' })
    .press('Enter');
  await expect(toastSaying(page, 'Request withdrawn')).toBeVisible();
  await expect(page.getByText('You withdrew this request.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('without a match the filter is named, and everything fits 320 px', async ({ page, signedUp }) => {
  await signedUp(READY);
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(`${MENTORS}?q=nobody-is-called-this&type=Alumni+Mentor`);
  await expect(page.getByRole('heading', { name: 'No mentors match' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Remove “Alumni Mentor”' }).click();
  await expect(page).toHaveURL(/q=nobody-is-called-this$/);
  await page.getByRole('tab', { name: 'My mentors' }).click();
  await expect(page).toHaveURL(/tab=mine$/);
  await expect(page.getByRole('heading', { name: 'No mentors yet' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a place that was just taken keeps the text and offers others', { tag: '@local' }, async ({
  page,
  signedUp,
  otherDevice,
  browser,
  baseURL,
}) => {
  const lastName = ownName('Thornquist');
  const full = await newMentor(otherDevice, { firstName: 'Bea', lastName, places: 1 });
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await newMentor(context, { firstName: 'Cem', lastName, places: 5 });
  await signedUp(READY);
  await listsMentor(page.request, full, true);
  await listsMentor(page.request, other, true);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(`${MENTORS}?open=${full.id}`);
  await page.getByRole('button', { name: 'Request mentoring' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ask Bea to mentor you' });
  await sheet.getByLabel('Goal 1').fill('Understand regressions');

  const rival = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await signUp(rival, READY);
  await sent(
    rival.request.post('/api/mentorships', {
      data: { mentorId: full.id, goals: ['Be first'], note: '', weeks: 4 },
    }),
  );
  await sheet.getByRole('button', { name: 'Send request' }).click();
  await expect(sheet.getByText('Bea’s last place was just taken')).toBeVisible();
  await expect(sheet.getByLabel('Goal 1')).toHaveValue('Understand regressions');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // Whoever they are: the others of the copy may fit better.
  await sheet
    .getByRole('button', { name: /^Ask .+ instead$/ })
    .first()
    .click();
  const instead = page.getByRole('dialog', { name: /^Ask .+ to mentor you$/ });
  await expect(instead.getByLabel('Goal 1')).toHaveValue('Understand regressions');
  await expect(sheet).toHaveCount(0);
  await Promise.all([context.close(), rival.close()]);
});

test('both sides agree on goals, book a session, keep notes and end it well', { tag: '@local' }, async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const mentor = await newMentor(otherDevice, { firstName: 'Dora', lastName: 'Vellacott', places: 1 });
  await signedUp({ ...READY, firstName: 'Emil', lastName: 'Sandoval' });
  const { id } = await sent<{ id: string }>(
    page.request.post('/api/mentorships', {
      data: { mentorId: mentor.id, goals: ['Publish an analysis'], note: 'I know Python.', weeks: 8 },
    }),
  );
  await sent(otherDevice.request.post(`/api/mentorships/${id}/accept`, { data: {} }));
  const theirs = await otherDevice.newPage();
  await theirs.goto(`/dashboard/mentorships/${id}`);
  await theirs.getByRole('button', { name: /^Plan steps.+Publish an analysis$/ }).click();
  const goal = theirs.getByRole('dialog', { name: 'Change goal' });
  await goal.getByRole('radio', { name: 'Project completion' }).check();
  await goal.getByRole('textbox', { name: 'Step 1' }).fill('Choose the data');
  await goal.getByRole('button', { name: 'Propose goal' }).click();
  await expect(theirs.getByText('Waiting for Emil to agree')).toBeVisible();

  await page.goto(`/dashboard/mentorships/${id}`);
  await expect(page.getByRole('heading', { name: 'Mentored by Dora Vellacott', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Agree to goals' }).click();
  await expect(toastSaying(page, 'Goals agreed')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Project completion' })).toHaveAttribute('value', '0');
  const step = page.getByRole('checkbox', { name: /Choose the data/ });
  await step.click();
  await expect(step).toBeChecked();
  await expect(page.getByText('“Choose the data” is done')).toBeVisible();
  await expectAccessible(page, 'mentorship');

  await page.getByRole('textbox', { name: 'Add a note' }).fill('I am nervous about statistics.');
  await page.getByRole('button', { name: 'Save private note' }).click();
  await expect(page.getByText('Only you can read this')).toBeVisible();
  await page.getByRole('button', { name: 'Book session' }).click();
  const booking = page.getByRole('dialog', { name: 'Session with Dora Vellacott' });
  await booking.getByLabel('Topic').fill('The first draft');
  await booking.getByRole('radio').nth(1).check();
  await booking.getByRole('button', { name: 'Book session' }).click();
  await expect(page.getByRole('heading', { name: 'The first draft', level: 1 })).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Mentoring Emil Sandoval', level: 1 })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'The first draft' }).first()).toBeVisible();
  await expect(theirs.getByText('I am nervous about statistics.')).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Agree to goals' }).click();
  await expect(theirs.getByRole('progressbar', { name: 'Project completion' })).toHaveAttribute(
    'value',
    '100',
  );
  await theirs.setViewportSize({ width: 375, height: 780 });
  await expectNoSidewaysScroll(theirs);
  await theirs.getByRole('button', { name: 'End mentorship' }).click();
  const end = theirs.getByRole('dialog', { name: 'End the mentorship with Emil?' });
  await end.getByLabel('A word to Emil').fill('You will do well.');
  await end.getByRole('button', { name: 'End mentorship' }).click();
  await expect(theirs.getByText('You ended this mentorship.')).toBeVisible();
  await page.goto(`/dashboard/mentorships/${id}`);
  await expect(page.getByText('Dora ended this mentorship.')).toBeVisible();
  await expect(page.getByText('You will do well.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book session' })).toHaveCount(0);
});

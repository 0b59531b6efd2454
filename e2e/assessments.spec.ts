import type { Page } from 'playwright/test';
import { asAdmin } from './support/contact.ts';
import { COURSES, enrolledStudent, publish, ropes, timeIsOver } from './support/courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { ownName, sent } from './support/mentoring.ts';
import { toastSaying } from './support/signIn.ts';

test.use({ faults: true });

const newCourse = (name: string) => publish(ropes(`Ropes ${ownName(name)}`));

/** Answers all questions of an open attempt right, and hands it in. */
const answerAll = async (page: Page): Promise<void> => {
  for (const number of [1, 2, 3, 4]) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 4` })).toBeFocused();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: number === 4 ? 'Review answers' : 'Next question' }).click();
  }
  await expect(page.getByText('You have answered all of them.')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in the test' }).click();
};

test('a test says what is missing, keeps each answer, and its result names lessons and the next attempt', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const courseId = await newCourse('Tested');
  await signedUp({ onboarded: true });
  await sent(page.request.put(`/api/enrolments/${courseId}`, { data: {} }));
  await page.goto(`${COURSES}/${courseId}/test`);
  await expect(page.getByText('Nothing counts down')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lesson 3: Taking care of a rope' })).toBeVisible();
  await expect(page.getByText('Confirm your email address first.')).toBeVisible();
  await expectAccessible(page, 'what is missing for a test');

  await page.context().clearCookies();
  await enrolledStudent(page.context(), courseId);
  await page.goto(`${COURSES}/${courseId}/test`);
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 4' })).toBeFocused();
  await page.getByRole('radio').last().check();
  await expect(page.getByText('All answers are saved')).toBeVisible();
  await page.getByLabel('Mark for later').check();
  await expectAccessible(page, 'a question');
  await page.context().setOffline(true);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Question 2 of 4' })).toBeFocused();
  await page.getByRole('radio').last().check();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'All questions' }).click();
  await expect(page.getByRole('button', { name: 'Hand in the test' })).toBeDisabled();
  await page.context().setOffline(false);
  await expect(page.getByText('All answers are saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 of 4 are not answered.')).toBeVisible();
  await expect(page.getByText('For later')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in the test' }).click();

  await expect(page.getByRole('heading', { name: 'Not passed this time' })).toBeFocused();
  const objectives = page.getByRole('list', { name: 'By objective' });
  await expect(objectives.getByRole('listitem')).toHaveCount(2);
  await expect(objectives.getByRole('link', { name: 'Read lesson 2 again' })).toBeVisible();
  await expect(page.getByText('The next attempt can begin').first()).toContainText('in 48 hours');
  await expectAccessible(page, 'the result of a test');
  await page.setViewportSize({ width: 320, height: 780 });
  await expectNoSidewaysScroll(page);
});

test('what is there is graded when the time is over', { tag: '@local' }, async ({ page }) => {
  const courseId = await newCourse('Late');
  await enrolledStudent(page.context(), courseId);
  const { id } = await sent<{ id: string }>(page.request.post('/api/attempts', { data: { courseId } }));
  await sent(page.request.put(`/api/attempts/${id}/answers/1`, { data: { answer: 1 } }));
  await page.goto(`${COURSES}/${courseId}/test`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 4' })).toBeVisible();
  await timeIsOver(id);
  await page.getByRole('radio').last().check();
  await expect(page.getByRole('heading', { name: 'Time ran out' })).toBeVisible();
  await expect(page.getByText('1 of 4 right')).toBeVisible();
});

test('an admin voids an odd attempt with a reason, its student appeals, and it counts again', {
  tag: '@local',
}, async ({ page, otherDevice }) => {
  const courseId = await newCourse('Odd');
  const { firstName, lastName } = await enrolledStudent(page.context(), courseId, {
    lastName: ownName('Odd'),
  });
  await page.goto(`${COURSES}/${courseId}/test`);
  await page.getByRole('button', { name: 'Start the test' }).click();
  // Faster than anyone reads: that is shown, and decides nothing.
  await answerAll(page);
  await expect(page.getByRole('heading', { name: 'You passed' })).toBeVisible();
  await expect(page.getByText('4 of 4 right, 3 are needed to pass')).toBeVisible();

  const admin = await otherDevice.newPage();
  await asAdmin(admin);
  await admin.setViewportSize({ width: 375, height: 780 });
  const name = `${firstName} ${lastName}`;
  await expect(async () => {
    await admin.goto('/dashboard/admin/attempts');
    await admin.getByRole('link', { name }).click({ timeout: 5000 });
  }).toPass();
  await expect(admin.getByText(/^4 answers in \d+ seconds\.$/)).toBeVisible();
  await expectNoSidewaysScroll(admin);
  await expectAccessible(admin, 'an odd attempt');
  const decide = async (button: string, reason: string, submit: string, done: string) => {
    await admin.getByRole('button', { name: `${button}…` }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('radio', { name: reason }).check();
    await dialog.getByRole('button', { name: submit }).click();
    await expect(toastSaying(admin, done)).toBeVisible();
  };
  await decide('Void attempt', 'Someone else answered for you.', 'Void attempt', 'Attempt voided');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'This attempt was voided' })).toBeVisible();
  await expect(page.getByText('Someone else answered for you.')).toBeVisible();
  await page.getByLabel('Why it should count').fill('I was alone.');
  await expectAccessible(page, 'a voided attempt');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('An admin will answer it.')).toBeVisible();

  await admin.goto('/dashboard/admin/attempts');
  await admin.getByRole('link', { name }).click();
  await expect(admin.getByText('I was alone.')).toBeVisible();
  const found = 'We looked again and found nothing wrong.';
  await decide('Let it count', found, 'Let it count', 'The attempt counts again');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You passed' })).toBeVisible();
});

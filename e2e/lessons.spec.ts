import { COURSES, enrolledStudent, firstCardIsDue, publish, ropes } from './support/courses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { ownName, sent } from './support/mentoring.ts';

test.use({ faults: true });

test('a student is offline for a while, and goes on where they stopped on another device', {
  tag: '@local',
}, async ({ page, otherDevice, signedUp }) => {
  await signedUp({ confirmed: true, onboarded: true });
  await page.goto(`${COURSES}/git-in-a-team/lessons/1`);
  await expect(page.getByRole('region', { name: 'Exercise 1' })).toContainText('Start the course to answer.');
  await page.getByRole('button', { name: 'Start course' }).click();
  const finish = page.getByRole('button', { name: 'Mark as done and continue' });
  await expect(finish).toBeVisible();

  // The next lesson is there before it is asked for.
  const nextLesson = page.waitForResponse((response) => response.url().includes('/lessons/2'));
  await page.reload();
  await (await nextLesson).finished();
  await page.context().setOffline(true);
  await finish.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Branches, merging and rebasing' })).toBeVisible();
  await expect(page.getByText('Will be saved when you are back online')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/progress') && response.request().postDataJSON().place > 0,
  );
  await page.locator('[data-part="9"]').evaluate((part) => part.scrollIntoView());
  await saved;
  await otherDevice.addCookies(await page.context().cookies());
  const phone = await otherDevice.newPage();
  await phone.setViewportSize({ width: 375, height: 780 });
  await phone.goto(`${COURSES}?tab=mine`);
  await expect(phone.getByText('1 of 6 lessons done. You stopped at lesson 2')).toBeVisible();
  await expectAccessible(phone, 'my courses');
  await phone.getByRole('link', { name: 'Continue with lesson 2' }).click();
  await expect(phone.locator('[data-part="9"]')).toBeInViewport();
  await expectNoSidewaysScroll(phone);

  // Looking something up in a lesson that is done does not move the place.
  await phone.keyboard.press('p');
  await expect(phone.getByRole('heading', { level: 1, name: 'Commits that can be read' })).toBeVisible();
  await phone.locator('[data-part="6"]').evaluate((part) => part.scrollIntoView());
  await phone.keyboard.press('n');
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Branches, merging and rebasing' }),
  ).toBeVisible();
  await expect(phone.locator('[data-part="9"]')).toBeInViewport();
});

test('a lesson has every kind of block and of exercise, by keyboard, on a phone and on paper', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const id = await publish(ropes(`Ropes ${ownName('Kinds')}`));
  await signedUp({ confirmed: true, onboarded: true });
  await sent(page.request.put(`/api/enrolments/${id}`, { data: {} }));
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(`${COURSES}/${id}/lessons/1`);
  await expect(page.getByRole('heading', { level: 2, name: 'The knot' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The end goes up, around and down.' })).toBeVisible();
  await expect(page.getByRole('note')).toContainText('A wet rope holds less.');
  await expect(page.getByRole('group', { name: 'Table: Knot, Purpose' })).toBeVisible();
  await page.getByRole('link', { name: 'Source 1' }).click();
  await expect(page.getByRole('link', { name: 'The book of knots' })).toBeInViewport();

  const exercise = (number: number) => page.getByRole('region', { name: `Exercise ${number}` });
  const check = (number: number) => exercise(number).getByRole('button', { name: /^Check/ });
  const choice = exercise(1);
  await check(1).press('Enter');
  await expect(choice).toContainText('Give an answer first.');
  await choice.getByRole('radio', { name: 'The figure eight' }).press('Space');
  await check(1).press('Enter');
  await expect(choice).toContainText('Not quite');
  await expect(choice).toContainText('The figure eight is a stopper.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await check(1).press('Enter');
  await expect(choice).toContainText('That’s right');

  await exercise(2).getByRole('checkbox', { name: 'The overhand' }).press('Space');
  await exercise(2).getByRole('checkbox', { name: 'The figure eight' }).press('Space');
  await exercise(3).getByRole('button', { name: 'Move up: A small loop' }).press('ArrowUp');
  await exercise(4).getByLabel('Your answer, in %').fill('55');
  await exercise(5).getByLabel('Your answer').fill('Working end');
  await exercise(6).getByLabel('What does it print?').fill('42');
  for (const number of [2, 3, 4, 5, 6]) {
    await check(number).press('Enter');
    await expect(exercise(number)).toContainText('That’s right');
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'a lesson');

  await page.reload();
  await expect(exercise(6).getByText('Answered right')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(check(1)).toBeHidden();
  await expect(page.getByText('https://example.com/knots')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Lessons' })).toBeHidden();
});

test('practice is done by keys, and ends', { tag: '@local' }, async ({ page }) => {
  const courseId = await publish(ropes(`Ropes ${ownName('Again')}`));
  const student = await enrolledStudent(page.context(), courseId);
  for (const [q, answer] of [[1, 1] as const, [4, 60] as const]) {
    await sent(page.request.post(`/api/courses/${courseId}/exercises/${q}`, { data: { answer } }));
    await firstCardIsDue(student.id, { courseId, exercise: q });
  }
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(`${COURSES}?tab=practice`);
  await expect(page.getByText('2 cards left today')).toBeVisible();
  await page.getByRole('radio', { name: 'The bowline' }).press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That’s right')).toBeVisible();
  await expectAccessible(page, 'a card');
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('3');
  await page.getByLabel('Your answer, in %').fill('5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not quite')).toBeVisible();
  await page.getByRole('button', { name: 'Next card' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'That’s all for today' })).toBeVisible();
});

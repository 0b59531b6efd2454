import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import type { AuthoredCourse } from '#shared/features/authoring/schema.ts';
import type { CoursePackage } from '#shared/features/courses/package.ts';
import { smallCourse } from './support/authoring.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { approvedMentor, ownName, sent } from './support/mentoring.ts';
import { signIn, signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

/** Claims the review of a course in the queue and decides about it. */
const review = async (page: Page, title: string, decision: 'Approve' | 'Return', reason: string) => {
  await page.getByRole('button', { name: `Claim the review of ${title}` }).click();
  const form = page.getByRole('form', { name: 'Your review' });
  await expect(form).toBeVisible();
  await form.getByRole('radio', { name: decision }).check();
  await form.getByLabel('Reason').fill(reason);
  return form.getByRole('button', { name: 'Send decision' });
};

const submit = async (page: Page) => {
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit course' }).click();
  await expect(page.getByText('This course is in review')).toBeVisible();
};

test('a mentor imports a course and mends it, two others review it, and students find it', {
  tag: '@local',
}, async ({ page, browser, otherDevice }) => {
  const title = `Knots ${ownName('Bowline')}`;
  await approvedMentor(page.context(), { firstName: 'Grace', lastName: ownName('Hopper') });
  await page.goto('/dashboard/mentor/courses');
  await expect(page.getByText('You have written no course yet')).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import a course' });
  const schema = await page.request.get(
    (await sheet.getByRole('link', { name: 'a JSON Schema' }).getAttribute('href')) ?? '',
  );
  expect(await schema.json()).toMatchObject({ title: 'A course of Fledge' });
  const choose = (text: string) =>
    sheet
      .getByLabel('Course package')
      .setInputFiles({ name: 'course.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{ "format": "fledge-course-1" }');
  await expect(sheet.getByText('This is not a course. about: This is required')).toBeVisible();
  await choose(' '.repeat(500_001));
  await expect(sheet.getByText('Choose a JSON file with at most 500 KB.').last()).toBeVisible();
  await choose(JSON.stringify(smallCourse(title)));
  await sheet.getByRole('button', { name: 'Import course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page, 'what a course says of itself');

  // A heading that is one level too low is an error, which the checks show after a save and lead to.
  await page.getByRole('tab', { name: 'Lessons' }).click();
  const lesson = page.getByRole('form', { name: 'Lesson 1' });
  const text = await lesson.getByLabel('Text').inputValue();
  await lesson.getByLabel('Text').fill(text.replace('## The knot', '### The knot'));
  await lesson.getByRole('button', { name: 'Save lesson 1' }).click();
  await page.getByRole('button', { name: 'Show errors' }).click();
  await expect(page.getByText('The first heading is a ###. Headings begin with ##.')).toBeVisible();
  await expectAccessible(page, 'the checks of a course');
  await page.getByRole('link', { name: 'Lesson 1', exact: true }).click();
  await lesson.getByLabel('Text').fill(text);
  await page.getByRole('radio', { name: 'Write' }).press('ArrowRight');
  await expect(page.getByText('You have changes that aren’t saved yet')).toBeVisible();
  await page.getByRole('radio', { name: 'Preview' }).press('ArrowLeft');
  await lesson.getByRole('button', { name: 'Save lesson 1' }).click();
  await expect(toastSaying(page, 'Lesson 1 saved')).toBeVisible();
  await page.getByRole('radio', { name: 'Write' }).press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'The knot' })).toBeVisible();
  await expect(page.getByText('Where does the end go after the small loop?')).toBeVisible();
  await expectAccessible(page, 'a lesson with its preview');

  await page.getByRole('tab', { name: 'Test' }).click();
  await page.getByRole('button', { name: 'Edit question 1 of objective 1' }).click();
  const question = page.getByRole('dialog', { name: 'Question 1 of objective 1' });
  await question.getByLabel('Number of the right option').fill('');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(question.getByText('Enter the number of the right option, such as 2')).toBeVisible();
  await question.getByLabel('Number of the right option').fill('1');
  await question.getByRole('textbox', { name: 'Question' }).fill('Which knot makes a loop?');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Which knot makes a loop?')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const exported: CoursePackage = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(exported.questions[0]?.[0]?.prompt).toBe('Which knot makes a loop?');
  await submit(page);

  // Another mentor returns it, with a reason that the author reads.
  await approvedMentor(otherDevice, { firstName: 'Ada', lastName: ownName('Byron') });
  const reviewer = await otherDevice.newPage();
  await reviewer.setViewportSize({ width: 375, height: 780 });
  await reviewer.goto('/dashboard/mentor/courses?tab=review');
  const decide = await review(reviewer, title, 'Return', 'Say when the knot slips.');
  await expect(reviewer.getByRole('row', { name: /Sources/ })).toContainText('Nothing is cited.');
  await reviewer.getByRole('tab', { name: 'Test' }).click();
  await expect(reviewer.getByText('Which knot makes a loop?')).toBeVisible();
  await expectNoSidewaysScroll(reviewer);
  await expectAccessible(reviewer, 'the review of a course');
  await decide.click();
  await expect(toastSaying(reviewer, 'Course returned')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Say when the knot slips.')).toBeVisible();
  await submit(page);

  // An admin publishes it.
  const [admin, visitor] = [await browser.newContext(), await browser.newContext()];
  await signIn(admin.request, { email: demoEmail('admin'), password: DEMO_PASSWORD });
  const queue = await admin.newPage();
  await queue.goto('/dashboard/admin/courses?tab=review');
  await (await review(queue, title, 'Approve', 'Each question follows from the text.')).click();
  await expect(toastSaying(queue, 'Course published')).toBeVisible();
  await signUp(visitor, { confirmed: true, onboarded: true });
  const student = await visitor.newPage();
  await student.goto(`/dashboard/student/courses?q=${encodeURIComponent(title)}`);
  await expect(student.getByRole('list', { name: 'Courses' }).getByText(title)).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page.getByText('From 30 first attempts on')).toBeVisible();
  await expectAccessible(page, 'the statistics of a course');
  await Promise.all([admin.close(), visitor.close()]);
});

test.describe('a course that is written on a phone', () => {
  // The connection is lost on purpose, and another tab saves first.
  test.use({ faults: true });
  test('loses nothing to a lost connection or another tab', {
    tag: '@local',
  }, async ({ page }) => {
    const title = `Splices ${ownName('Eye')}`;
    await page.setViewportSize({ width: 375, height: 780 });
    await approvedMentor(page.context(), { firstName: 'Grace', lastName: ownName('Hopper') });
    await page.goto('/dashboard/mentor/courses');
    await page.getByRole('button', { name: 'New course' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'New course' });
    await sheet.getByLabel('Title').fill(title);
    await sheet.getByLabel('Summary').fill('Join two ropes so that they hold.');
    await sheet.getByLabel('Summary').press('Tab');
    await sheet.getByRole('button', { name: 'Create draft' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByRole('tab', { name: 'About' }).press('ArrowRight');
    const lesson = page.getByRole('form', { name: 'Lesson 1' });
    await lesson.getByLabel('Title').fill('An eye');
    await lesson.getByLabel('Text').fill('## Unlay the strands\n\nThree turns are enough.');
    await lesson.getByRole('button', { name: 'Save lesson 1' }).press('Enter');
    await expect(toastSaying(page, 'Lesson 1 saved')).toBeVisible();

    // Exercises get their places in the text, and lose them.
    const add = async (prompt: string) => {
      await page.getByRole('button', { name: 'Add exercise' }).press('Enter');
      const exercise = page.getByRole('dialog', { name: /^Exercise/ });
      await exercise.getByLabel('Kind').selectOption('text');
      await exercise.getByRole('textbox', { name: 'Question' }).fill(prompt);
      await exercise.getByLabel('Accepted answers').fill('Three');
      await exercise.getByLabel('Explanation').fill('Fewer would slip.');
      await exercise.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(exercise).toBeHidden();
    };
    await add('How many turns?');
    await add('How many strands?');
    await expect(lesson.getByLabel('Text')).toHaveValue(/\{\{exercise 1\}\}\n\n\{\{exercise 2\}\}$/);
    await page.getByRole('button', { name: 'Remove exercise 1' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(lesson.getByLabel('Text')).toHaveValue(/enough\.\n\n\{\{exercise 1\}\}$/);
    await expect(page.getByText('How many strands?')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'a lesson on a phone');

    // What is typed without a connection is still there after a reload.
    await page.context().setOffline(true);
    await lesson.getByLabel('Summary').fill('How to make an eye.');
    await lesson.getByRole('button', { name: 'Save lesson 1' }).click();
    await expect(lesson.getByRole('alert')).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(lesson.getByLabel('Summary')).toHaveValue('How to make an eye.');

    // Meanwhile the text was changed in another tab: the author decides.
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const path = `/api/authored-courses/${id}`;
    const { version, lessons } = await sent<AuthoredCourse>(page.request.get(path));
    const [first] = lessons;
    if (!first) throw new Error('There is no lesson.');
    const { blocks: _, asked: __, ...written } = first;
    const changed = { ...written, text: `${written.text}\n\nFrom another tab.` };
    await sent(page.request.put(path, { data: { version, lessons: [{ number: 1, lesson: changed }] } }));
    await lesson.getByRole('button', { name: 'Save lesson 1' }).click();
    await expect(page.getByText('This lesson was changed elsewhere')).toBeVisible();
    await page.getByRole('button', { name: 'Keep my changes' }).click();
    await lesson.getByRole('button', { name: 'Save lesson 1' }).click();
    await expect(toastSaying(page, 'Lesson 1 saved')).toBeVisible();
    await expect(lesson.getByLabel('Text')).toHaveValue(/From another tab\.$/);
    await expect(lesson.getByLabel('Summary')).toHaveValue('How to make an eye.');

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
    await expect(page.getByText('You have written no course yet')).toBeVisible();
  });
});

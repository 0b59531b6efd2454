import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const READY = { confirmed: true, onboarded: true } as const;
const QUESTIONS = '/dashboard/alumni/mentor?tab=questions';

test('an alumnus takes a question, answers it, and both publish the answer without names', async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const mark = randomUUID().slice(0, 8);
  await signedUp({ ...READY, role: 'alumni', firstName: 'Alba', lastName: `Moreau${mark}` });
  await page.goto(QUESTIONS);
  await page.getByRole('button', { name: 'Take questions' }).click();
  const taking = page.getByRole('dialog', { name: 'Questions you take' });
  await taking.getByLabel('Questions', { exact: true }).selectOption('One a week');
  await taking.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You take one question a week.')).toBeVisible();

  await signUp(otherDevice, { ...READY, firstName: 'Sami', lastName: 'Okoro' });
  const theirs = await otherDevice.newPage();
  await theirs.goto(`/dashboard/student/ask?q=Moreau${mark}`);
  await theirs.getByRole('button', { name: 'Ask a question' }).click();
  const asking = theirs.getByRole('dialog', { name: /^Ask Alba/ });
  await asking.getByRole('button', { name: 'Send question' }).click();
  await expect(asking.getByRole('button', { name: 'Ask in at least 20 characters' })).toBeVisible();
  await asking.getByLabel('Topic').selectOption('Interviews');
  await asking.getByLabel('Your question').fill(`What did you prepare for the interviews at ${mark}?`);
  await expectAccessible(theirs, 'asking');
  await asking.getByRole('button', { name: 'Send question' }).click();
  await expect(theirs.getByText('Waiting for an answer')).toBeVisible();
  await expectAccessible(theirs, 'my questions');

  await page.reload();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  const answering = page.getByRole('dialog', { name: 'Answer Sami Okoro' });
  await answering
    .getByLabel('Your answer')
    .fill(`Three stories about ${mark}, each with a number, as Sami guessed.`);
  await answering.getByRole('button', { name: 'Send answer' }).click();
  await expect(toastSaying(page, 'Answer sent')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'questions');

  await theirs.reload();
  await theirs.getByRole('button', { name: 'Publish without names' }).click();
  const publishing = theirs.getByRole('dialog', { name: 'Publish without names' });
  await expect(publishing.getByText('Sami is a name of one of you.')).toBeVisible();
  await publishing
    .getByRole('textbox', { name: 'Answer' })
    .fill(`Three stories about ${mark}, each with a number.`);
  await expect(publishing.getByText('is a name of one of you.')).toBeHidden();
  await publishing.getByRole('button', { name: 'Agree to publish' }).click();
  await expect(theirs.getByText('You agreed to publish this.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'See what is to be published' }).click();
  const agreeing = page.getByRole('dialog', { name: 'Publish without names' });
  await agreeing.getByRole('button', { name: 'Agree to publish' }).click();
  await expect(page.getByRole('button', { name: 'Stop publishing' })).toBeVisible();

  await theirs.goto(`/dashboard/answers?q=${mark}`);
  await expect(theirs.getByText(`Three stories about ${mark}, each with a number.`)).toBeVisible();
  await expect(theirs.getByRole('main')).not.toContainText('Alba');
  await theirs.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(theirs);
  await expectAccessible(theirs, 'answers');
});

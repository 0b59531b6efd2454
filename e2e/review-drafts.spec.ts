import { RUBRIC_CRITERIA } from '#shared/core/rubric.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { ownName, sent } from './support/mentoring.ts';
import { signUp } from './support/people.ts';
import { newProject, newReviewer } from './support/reviewing.ts';
import { toastSaying } from './support/signIn.ts';

test('a mentor keeps templates, releases a claim, and sees which draft counts', { tag: '@local' }, async ({
  page,
  otherDevice,
}) => {
  const technology = ownName('Moss');
  await signUp(otherDevice, { confirmed: true, onboarded: true });
  const id = await newProject(otherDevice.request, { title: technology, technologies: [technology] });
  const { version } = await sent<{ version: number }>(otherDevice.request.get(`/api/projects/${id}`));
  await sent(otherDevice.request.post(`/api/projects/${id}/submit`, { data: { version } }));
  await newReviewer(page.context(), ownName('Perlman'));

  await page.goto('/dashboard/mentor/projects?tab=templates');
  await page.getByRole('button', { name: 'Add template' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add template' });
  await sheet.getByLabel('Title').fill('Name things');
  await sheet.getByLabel('For').selectOption('codeQuality');
  await sheet.getByLabel('Comment').fill('Name each value for what it holds.');
  await sheet.getByRole('button', { name: 'Add template' }).click();
  await expect(page.getByRole('heading', { name: /^Name things/ })).toBeVisible();
  await expectAccessible(page, 'templates');
  await page.getByRole('tab', { name: 'Review Rubric' }).click();
  await expect(page.getByRole('heading', { name: /^Code Quality/ })).toContainText('30%');
  await expectAccessible(page, 'rubric');

  // A filter survives a reload, and what nobody submitted says so.
  await page.goto('/dashboard/mentor/projects');
  await page.getByRole('combobox', { name: 'Technology' }).fill(`${technology}x`);
  await page.getByRole('option').last().click();
  await expect(page.getByRole('heading', { name: 'No projects match' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No projects match' })).toBeVisible();

  await page.goto(`/dashboard/mentor/projects?technology=${technology}`);
  await page.getByRole('button', { name: 'Start Review' }).first().click();
  await expect(page.getByText(/hours left, until/)).toBeVisible();
  const form = page.getByRole('form', { name: `Review of ${technology}` });
  await form.getByRole('button', { name: 'Templates for Code Quality' }).click();
  await page.getByRole('button', { name: /^Name things/ }).click();
  const comment = form.getByRole('textbox', { name: `Comment on ${RUBRIC_CRITERIA.codeQuality.label}` });
  await expect(comment).toHaveValue('Name each value for what it holds.');
  await expect(form.getByText('Draft saved')).toBeVisible();

  // Another tab saves another draft: this one says so, and shows both.
  const reviewId = new URL(page.url()).pathname.split('/').at(-1);
  await sent(
    page.request.put(`/api/reviews/${reviewId}/draft`, {
      data: {
        scores: [{ criterion: 'codeQuality', score: 2, comment: 'From the other tab.' }],
        feedback: '',
      },
    }),
  );
  await comment.pressSequentially(' Please.');
  await expect(page.getByText('This review was changed elsewhere')).toBeVisible();
  await expect(page.getByText('From the other tab.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'two drafts');
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(form.getByText('Draft saved')).toBeVisible();

  await page.getByRole('button', { name: 'Release' }).click();
  await expect(toastSaying(page, 'Back in the queue')).toBeVisible();
  await page.goto('/dashboard/mentor/projects');
  await expectNoSidewaysScroll(page);
});

import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { CRITERION_IDS, RUBRIC_CRITERIA } from '#shared/core/rubric.ts';
import { asAdmin } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { ownName } from './support/mentoring.ts';
import { toastSaying } from './support/signIn.ts';

test('an admin publishes a version of the rubric, and adds a reference project and retires it', {
  tag: '@local',
}, async ({ page }) => {
  await asAdmin(page);
  await page.goto(ADMIN_PATHS.rubrics);
  await page.getByRole('button', { name: 'Publish another version' }).click();
  const sheet = page.getByRole('dialog', { name: /^Publish version \d+$/ });
  const version = Number(
    /\d+/.exec((await sheet.getByRole('heading', { level: 2 }).textContent()) ?? '')?.[0],
  );
  const sentence = `Names say what each part does, ${ownName('in ')}.`;
  const best = sheet.getByRole('textbox', { name: `Score 5 of ${RUBRIC_CRITERIA.codeQuality.label}` });
  // It begins with the sentences of the version in use, and each of them is needed.
  await expect(best).not.toHaveValue('');
  await best.fill('');
  await sheet.getByRole('button', { name: 'Publish version' }).click();
  await expect(sheet.getByText('Enter a sentence').first()).toBeVisible();
  await expect(sheet.getByText('Enter a reason').first()).toBeVisible();
  await expectAccessible(page, 'publishing a rubric');
  await best.fill(sentence);
  await sheet.getByRole('textbox', { name: 'Why it changes' }).fill('Reviewers were far apart on names.');
  await sheet.getByRole('button', { name: 'Publish version' }).click();
  await expect(toastSaying(page, `Version ${version} is published`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Version ${version}` })).toBeVisible();
  await expect(page.getByText(sentence)).toBeVisible();

  const title = `Tide tables ${ownName('Kelp')}`;
  await page.setViewportSize({ width: 375, height: 780 });
  await page.getByRole('tab', { name: 'Reference projects' }).click();
  await page.getByRole('button', { name: 'Add reference project' }).click();
  const form = page.getByRole('dialog', { name: 'Add reference project' });
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Description' }).fill('Shows the tides of a harbour.');
  await form.getByRole('textbox', { name: 'What there is to judge' }).fill('The README names no limits.');
  for (const criterion of CRITERION_IDS) {
    const { label } = RUBRIC_CRITERIA[criterion];
    await form.getByRole('radiogroup', { name: label }).getByRole('radio', { name: '4' }).check();
    await form.getByRole('textbox', { name: `Why this score of ${label}` }).fill('As the sentence says.');
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'adding a reference project');
  await form.getByRole('button', { name: 'Add reference project' }).click();
  await expect(toastSaying(page, 'Reference project added')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Expected result 80%')).toBeVisible();

  await card.getByRole('button', { name: 'Retire' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Retire project' })
    .click();
  await expect(toastSaying(page, 'Reference project retired')).toBeVisible();
  await expect(card.getByText('Retired', { exact: true })).toBeVisible();
});

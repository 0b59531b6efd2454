import type { Browser, Page } from 'playwright/test';
import { fullName } from '#shared/core/names.ts';
import { challengePath } from '#shared/features/challenges/address.ts';
import { judgingPath, resultsPath } from '#shared/features/judging/address.ts';
import type { User } from '#shared/features/users/schema.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { delayAppCode, expectHydrated } from './support/hydration.ts';
import { assignTo, closedChallenge, scoreAll, TEAM } from './support/judging.ts';
import { layoutShift } from './support/layoutShift.ts';
import { approvedMentor, newMentor, ownName } from './support/mentoring.ts';
import { signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const CRITERIA = ['Usefulness', 'Evidence', 'Craft'];

/** Further judges, each with a browser of their own. */
const otherJudges = (browser: Browser, baseURL: string | undefined, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
      const lastName = ownName('Judge');
      return { context, person: await approvedMentor(context, { firstName: 'Grace', lastName }) };
    }),
  );

/** Scores every criterion of the open entry from the keyboard, with a comment each. */
const scoreByKeys = async (page: Page, score: number): Promise<void> => {
  const form = page.getByRole('form', { name: 'Your scores' });
  await form.getByRole('radio').first().focus();
  for (const criterion of CRITERIA) {
    await page.keyboard.press(String(score));
    await page.keyboard.press('Enter');
    await form.getByRole('textbox', { name: `Comment on ${criterion}` }).fill('Name the weakest point.');
    const next = CRITERIA[CRITERIA.indexOf(criterion) + 1];
    if (next !== undefined)
      await form.getByRole('radiogroup', { name: next }).getByRole('radio').first().focus();
  }
};

/** Chooses judges on the host's screen of a challenge, without a mouse: a mentor by name, the others by their profiles. */
const chooseJudges = async (page: Page, id: string, mentor: User, others: readonly User[]): Promise<void> => {
  await page.goto(challengePath(id));
  await page.getByRole('button', { name: 'Choose judges' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Judges' });
  await sheet.getByRole('searchbox').fill(mentor.lastName);
  await sheet.getByRole('button', { name: `Add ${fullName(mentor)}` }).press('Enter');
  await sheet.getByRole('button', { name: 'Save judges' }).press('Enter');
  await expect(sheet.getByText('Choose at least 3 judges').first()).toBeVisible();
  for (const judge of others) {
    const address = sheet.getByLabel('Someone else: the address of their profile');
    await address.fill(`https://fledge.example/people/${judge.id}`);
    await address.press('Enter');
    await expect(sheet.getByRole('button', { name: `Remove ${fullName(judge)}` })).toBeVisible();
  }
  await expectAccessible(page, 'the choice of judges');
  await sheet.getByRole('button', { name: 'Save judges' }).press('Enter');
  await expect(toastSaying(page, 'Judges saved')).toBeVisible();
};

test('a judge scores entries without their teams from the keyboard, and declares a conflict', {
  tag: '@local',
}, async ({ page, browser, baseURL, otherDevice }) => {
  const host = await signUp(otherDevice, { role: 'alumni', confirmed: true, onboarded: true });
  const title = `Shorter waits ${ownName('Clinic')}`;
  const id = await closedChallenge(host, { title, entries: ['A queue by text', 'A forecast', 'A bench'] });
  const judge = await approvedMentor(page.context(), { firstName: 'Ada', lastName: ownName('Judge') });
  const others = await otherJudges(browser, baseURL, 2);
  await assignTo(otherDevice.request, id, [judge, ...others.map(({ person }) => person)]);

  await page.goto('/dashboard/judging');
  await page.getByRole('link', { name: title }).press('Enter');
  await expect(page).toHaveURL(judgingPath(id));
  await expect(page.getByText('0 of 3')).toBeVisible();
  await expectAccessible(page, 'entries to judge');
  await page.getByRole('link', { name: 'Score the next entry' }).press('Enter');

  await scoreByKeys(page, 4);
  await expect(page.getByText('3 of 3 scored')).toBeVisible();
  await expectAccessible(page, 'scores');
  expect(await page.content()).not.toContain(TEAM);
  // What is typed survives a reload, as in every form.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Comment on Craft' })).toHaveValue(
    'Name the weakest point.',
  );
  await page.getByRole('button', { name: 'Save and go to the next' }).press('Enter');
  await expect(toastSaying(page, 'Scores saved')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 780 });
  await expect(page.getByText('0 of 3 scored')).toBeVisible();
  await expectNoSidewaysScroll(page);
  // Without comments nothing is sent.
  await page.getByRole('button', { name: 'Save and go to the next' }).click();
  await expect(page.getByText('Write a comment for the team').first()).toBeVisible();
  await page.getByRole('button', { name: 'Declare a conflict' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Declare conflict' }).click();
  await expect(dialog.getByText('Say what connects you')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What connects you with it' }).fill('I advise the team.');
  await dialog.getByRole('button', { name: 'Declare conflict' }).click();
  await expect(toastSaying(page, 'Conflict declared')).toBeVisible();

  await page.goto(judgingPath(id));
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expect(page.getByText('Conflict declared', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('listitem').filter({ hasText: 'Scored' }).getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Comment on Craft' })).toHaveValue(
    'Name the weakest point.',
  );
  for (const { context } of others) await context.close();
});

test('a host chooses four judges and publishes, the team reads every comment, and a visitor recomputes the results', {
  tag: '@local',
}, async ({ page, browser, baseURL, otherDevice }) => {
  const host = await signUp(otherDevice, { role: 'alumni', confirmed: true, onboarded: true });
  const team = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const member = await signUp(team, { confirmed: true, onboarded: true });
  const title = `A second life ${ownName('Heat')}`;
  const id = await closedChallenge(host, {
    title,
    entries: ['Greenhouse', 'Laundry', 'Pool'],
    first: member,
  });
  expect((await page.goto(resultsPath(id)))?.status()).toBe(404);

  const others = await otherJudges(browser, baseURL, 3);
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const mentor = await newMentor(context, { firstName: 'Mira', lastName: ownName('Judge'), places: 2 });
  const judges = [{ context, person: mentor }, ...others];
  const screen = await otherDevice.newPage();
  await chooseJudges(
    screen,
    id,
    mentor,
    others.map(({ person }) => person),
  );
  // All judges score two of the three entries, and three of them the other.
  await expect(screen.getByText(/Judge\w* has not scored [23] entries\./)).toHaveCount(4);
  await expect(screen.getByRole('button', { name: 'Publish results' })).toHaveCount(0);
  const home = await context.newPage();
  await home.goto('/dashboard');
  await home.getByRole('region', { name: 'Judging' }).getByRole('link', { name: title }).click();
  await expect(home.getByText(/^0 of [23]$/)).toBeVisible();
  for (const [severity, judge] of judges.entries()) {
    await scoreAll(judge.context.request, id, severity % 2);
    await judge.context.close();
  }
  await screen.reload();
  await screen.getByRole('button', { name: 'Publish results' }).press('Enter');
  await screen.getByRole('dialog').getByRole('button', { name: 'Publish results' }).press('Enter');
  await expect(toastSaying(screen, 'Results published')).toBeVisible();

  const mine = await team.newPage();
  await mine.setViewportSize({ width: 375, height: 780 });
  await mine.goto(challengePath(id));
  const craft = mine.getByRole('region', { name: 'Craft' });
  await expect(craft.getByText('Say what you left out.').nth(2)).toBeVisible();
  await expect(craft.getByText(/^Judge [A-D]$/).nth(2)).toBeVisible();
  await expectNoSidewaysScroll(mine);
  await expectAccessible(mine, 'feedback for a team');
  await team.close();

  // Without JavaScript, too, there are the table and what the rubric is checked by.
  const plain = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    javaScriptEnabled: false,
  });
  const paper = await plain.newPage();
  await paper.goto(resultsPath(id));
  await expect(paper.getByRole('table', { name: 'Entries' }).getByRole('row').nth(1)).toContainText(TEAM);
  await expect(paper.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  // Nobody but the teams and the host reads comments, and nobody who judged.
  const html = await paper.content();
  for (const hidden of ['Say what you left out.', ...judges.map(({ person }) => person.lastName)])
    expect(html).not.toContain(hidden);
  await plain.close();

  // The page has its data with it, which nothing changes.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const app = await delayAppCode(page);
  await page.goto(resultsPath(id));
  const heading = page.getByRole('heading', { name: `Results: ${title}` });
  await expect(heading).toBeVisible();
  const element = await heading.elementHandle();
  app.go();
  await expectHydrated(page);
  expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  const first = page.getByRole('table', { name: 'Entries' }).getByRole('row').nth(1);
  await expect(first).toContainText('Greenhouse');
  await expect(first).toContainText(TEAM);
  await page.getByRole('button', { name: 'Recompute in this browser' }).press('Enter');
  await expect(page.getByText('The same result')).toBeVisible();
  expect(asked).not.toContain(`/api${resultsPath(id)}`);
  await expectAccessible(page, 'results');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scores (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('scores.csv');
  await page.getByRole('combobox', { name: 'Entry' }).selectOption('Pool');
  await expect(page.getByRole('table', { name: 'Scores by judge' }).getByRole('row')).not.toHaveCount(1);
  await page.setViewportSize({ width: 375, height: 780 });
  await expectNoSidewaysScroll(page);
});

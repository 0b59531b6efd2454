import { DAY_MS } from '#shared/core/durations.ts';
import { challengePath, publicChallengePath } from '#shared/features/challenges/address.ts';
import { dayAhead } from './support/events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { delayAppCode, expectHydrated } from './support/hydration.ts';
import { layoutShift } from './support/layoutShift.ts';
import { ownName, sent } from './support/mentoring.ts';
import { signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const READY = { confirmed: true, onboarded: true } as const;

test('a host opens a challenge, a team of three joins by link and hands in its entry again and again', {
  tag: '@local',
}, async ({ page, otherDevice, browser, baseURL }) => {
  const title = `Quiet kitchens ${ownName('')}`;
  await signUp(page.context(), { ...READY, role: 'alumni', firstName: 'Jun', lastName: 'Okabe' });
  await page.goto('/dashboard/alumni/challenges');
  await page.getByRole('link', { name: 'Create challenge' }).first().click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Choose a date').first()).toBeVisible();
  await page.getByLabel('Last day').fill(dayAhead(6));
  await page.getByLabel('Description').fill('Make a kitchen fan that nobody hears.');
  const first = page.getByRole('group', { name: 'Criterion 1' });
  await first.getByLabel('Name').fill('Noise');
  await page.getByRole('button', { name: 'Add criterion' }).press('Enter');
  await page.getByRole('group', { name: 'Criterion 2' }).getByLabel('Name').fill('Cost');
  await expectAccessible(page, 'the form of a challenge');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Open challenge' }).click();
  const opening = page.getByRole('dialog', { name: 'Open this challenge?' });
  await expect(opening.getByText('The criteria and their weights are frozen.')).toBeVisible();
  await opening.getByRole('button', { name: 'Open challenge' }).click();
  await expect(toastSaying(page, 'Challenge opened')).toBeVisible();
  const path = new URL(page.url()).pathname;

  const others = await Promise.all(
    [1, 2].map(() => browser.newContext({ ...(baseURL !== undefined && { baseURL }) })),
  );
  const [ana, ben, cleo] = await Promise.all(
    [otherDevice, ...others].map(async (context, number) => {
      await signUp(context, { ...READY, firstName: ['Ana', 'Ben', 'Cleo'][number] ?? '', lastName: 'Silva' });
      const screen = await context.newPage();
      await screen.setViewportSize({ width: 375, height: 780 });
      return screen;
    }),
  );
  if (!ana || !ben || !cleo) throw new Error('A team of three is needed.');
  await ana.goto(path);
  await ana.getByLabel('Team name').fill('Hush');
  await ana.getByRole('button', { name: 'Join this challenge' }).press('Enter');
  const link = await ana.getByLabel('Link to your team').inputValue();
  for (const mate of [ben, cleo]) {
    await mate.goto(link);
    await mate.getByRole('button', { name: 'Join this team' }).click();
    await expect(mate.getByRole('heading', { name: 'Hush' })).toBeVisible();
  }
  await expect(cleo.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(3);

  await cleo.getByLabel('Title').fill('Felt blades');
  await cleo.getByLabel('Links').fill('not an address');
  await cleo.getByRole('button', { name: 'Save draft' }).click();
  await expect(cleo.getByText(/Line 1: /).first()).toBeVisible();
  await cleo.getByLabel('Links').fill('https://example.com/fan');
  await cleo.getByRole('button', { name: 'Save draft' }).click();
  await cleo.getByRole('button', { name: 'Submit entry' }).click();
  await expect(toastSaying(cleo, 'Version 1 submitted')).toBeVisible();
  await cleo.getByLabel('Description').fill('Now with a drawing.');
  await cleo.getByRole('button', { name: 'Submit version 2' }).click();
  const versions = cleo.getByRole('list', { name: 'Submitted versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await cleo.getByRole('button', { name: 'View version 1' }).click();
  await expect(cleo.getByRole('dialog', { name: 'Version 1' })).not.toContainText('drawing');
  await cleo.keyboard.press('Escape');
  await cleo.getByRole('button', { name: 'Withdraw entry' }).click();
  await cleo.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(toastSaying(cleo, 'Entry withdrawn')).toBeVisible();
  await cleo.getByRole('button', { name: 'Submit version 3' }).click();
  await expect(versions).toHaveCount(3);
  await expectNoSidewaysScroll(cleo);
  await expectAccessible(cleo, 'a challenge with an entry');

  await page.reload();
  const entry = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  await expect(entry).toContainText('Hush');
  await entry.getByRole('button', { name: 'View Felt blades' }).click();
  const sheet = page.getByRole('dialog', { name: 'Hush' });
  await expect(sheet.getByText('Now with a drawing.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Disqualify entry' }).click();
  const asked = page.getByRole('dialog', { name: 'Disqualify the entry of Hush?' });
  await asked.getByLabel('Reason').fill('It is the work of another team.');
  await asked.getByRole('button', { name: 'Disqualify' }).click();
  await ana.reload();
  await expect(ana.getByText('It is the work of another team.')).toBeVisible();
});

test('a moved deadline stays on the public page, and the list keeps its filters', {
  tag: '@local',
}, async ({ page, otherDevice }) => {
  const title = `Night buses ${ownName('')}`;
  await signUp(page.context(), { ...READY, role: 'alumni', firstName: 'Jun', lastName: 'Okabe' });
  const data = {
    title,
    description: 'Plan the lines.',
    deadline: new Date(Date.now() + 5 * DAY_MS).toISOString(),
    timeZone: 'Europe/Lisbon',
    difficulty: 'beginner',
    teamSize: 1,
    rubric: [{ name: 'Reach', weight: 10 }],
  };
  const { id } = await sent<{ id: string }>(page.request.post('/api/challenges', { data }));
  await sent(page.request.post(`/api/challenges/${id}/open`, { data: {} }));
  await page.goto(challengePath(id));
  await page.getByRole('button', { name: 'Move deadline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the deadline' });
  await dialog.getByLabel('Last day').fill(dayAhead(4));
  await dialog.getByLabel('Reason').fill('The data came late.');
  await dialog.getByRole('button', { name: 'Move deadline' }).click();
  await expect(dialog.getByText('An open challenge can only get a later deadline').first()).toBeVisible();
  await dialog.getByLabel('Last day').fill(dayAhead(9));
  await dialog.getByRole('button', { name: 'Move deadline' }).click();
  await expect(toastSaying(page, 'Deadline moved')).toBeVisible();

  const visitor = await otherDevice.newPage();
  await visitor.setViewportSize({ width: 375, height: 780 });
  // All of it is there before the app, which takes it over as it is.
  const app = await delayAppCode(visitor);
  await visitor.goto(publicChallengePath(id));
  const heading = visitor.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expect(visitor.getByText('The data came late.')).toBeVisible();
  const element = await heading.elementHandle();
  app.go();
  await expectHydrated(visitor);
  expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
  expect(await layoutShift(visitor)).toBeLessThan(0.01);
  await expect(visitor.getByText('Open to').first()).toBeVisible();
  await visitor.getByText('How to check it').click();
  await expect(visitor.getByText('"name":"Reach"', { exact: false })).toBeVisible();
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor, 'the public page of a challenge');

  await page.goto('/dashboard/alumni/challenges?tab=all');
  await page.getByRole('combobox', { name: 'Challenges' }).selectOption('I host');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Challenges' })).toHaveValue('host');
  await expect(page.getByRole('list', { name: 'Challenges' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Judging');
  await expect(page.getByText('No challenges match')).toBeVisible();
});

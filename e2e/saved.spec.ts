import { count, rows } from './support/explore.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { stored } from './support/stored.ts';

const PHONE = { width: 375, height: 780 };

test('a student saves, hides and finds again what they saved, by keyboard and on a phone', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  await signedUp({ confirmed: true, onboarded: { skills: ['React'] } });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dashboard/student/internships');
  await expect(rows(page)).toHaveCount(20);
  const first = rows(page).first();
  const title = (await first.locator('h3').textContent()) ?? '';
  const heart = first.getByRole('button', { name: `Save ${title}` });
  const saved = stored(page, '/saved/');
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // The pane shows the same opportunity.
  await expect(page.getByRole('region', { name: 'Selected opportunity' }).getByText('Saved')).toBeVisible();
  await saved;
  const tab = page.getByRole('navigation', { name: 'Seasons' }).getByRole('link', { name: 'Saved (1)' });
  await expect(tab).toBeVisible();

  const second = rows(page).nth(1);
  const other = (await second.locator('h3').textContent()) ?? '';
  await second.getByRole('button', { name: `More about ${other}` }).press('Enter');
  // The menu gives its first item the focus in the frame after it opened.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: 'Not interested' }).press('Enter');
  const undo = page.getByRole('button', { name: `Undo for ${other}` });
  await expect(page.getByText(`You won’t see this again: ${other}`)).toBeVisible();
  await undo.press('Enter');
  await expect(second.locator('h3')).toHaveText(other);

  await page.setViewportSize(PHONE);
  await tab.click();
  await expect(page).toHaveURL('/dashboard/student/internships?saved=all');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved internships' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'No longer open (0)' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await page.getByRole('link', { name: 'All (1)' }).click();
  const removed = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().includes('/saved/'),
  );
  await rows(page)
    .first()
    .getByRole('button', { name: `Save ${title}` })
    .click();
  await expect(page.getByText(`Removed from saved: ${title}`)).toBeVisible();
  await removed;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Saved Internships' })).toBeVisible();
});

test('the number of saved ones follows although it was asked for before the first was saved', async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: { skills: ['React'] } });
  const answered = Promise.withResolvers<void>();
  await page.route(
    /\/opportunities\/saved\?/,
    async (route) => {
      const response = await route.fetch();
      await answered.promise;
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.goto('/dashboard/student/internships');
  const saved = stored(page, '/saved/');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Save / })
    .press('Enter');
  await saved;
  answered.resolve();
  await expect(page.getByRole('link', { name: 'Saved (1)' })).toBeVisible();
});

test('a search is saved with an alert, found again, deleted and restored', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: { skills: ['React'] } });
  await page.setViewportSize(PHONE);
  await page.goto('/explore?type=job&skills=React');
  await expect(count(page)).toHaveText(/\(filtered\)$/);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const save = page.getByRole('dialog', { name: 'Save this search' });
  await expect(save.getByRole('textbox', { name: 'Name' })).toHaveValue(/React/);
  await save.getByRole('textbox', { name: 'Name' }).fill('React jobs');
  await save.getByRole('switch', { name: 'Alert me about new openings' }).check();
  await expectAccessible(page);
  await save.getByRole('button', { name: 'Save search' }).click();
  await expect(save).toBeHidden();

  await page.goto('/explore?searches=list');
  const list = page.getByRole('dialog', { name: 'Saved searches' });
  const alert = list.getByRole('switch', { name: 'Alert for React jobs' });
  await expect(alert).toBeChecked();
  const changed = stored(page, '/searches/');
  await alert.uncheck();
  await changed;
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Delete React jobs' }).click();
  await list.getByRole('button', { name: 'Undo for React jobs' }).click();
  await expect(alert).not.toBeChecked();
  await list.getByRole('link', { name: 'React jobs' }).click();
  await expect(page).toHaveURL('/explore?type=job&skills=React');
});

test('a visitor who presses a heart signs in, comes back, and it is saved', async ({ page, signedUp }) => {
  await page.goto('/explore?type=job&sort=newest');
  const first = rows(page).first();
  // Other tests publish openings meanwhile, some with the same title.
  const id =
    /[\da-f-]{36}/.exec((await first.getByRole('link').first().getAttribute('href')) ?? '')?.[0] ?? '';
  await first.getByRole('button', { name: /^Save / }).click();
  const next = '/explore?type=job&sort=newest';
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(next)}`);
  await signedUp({ onboarded: true });
  const saved = stored(page, '/saved/');
  await page.goto(next);
  await saved;
  await page.reload();
  const row = rows(page).filter({ has: page.locator(`a[href*="${id}"]`) });
  await expect(row.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true');
});

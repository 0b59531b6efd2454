import { LOCATIONS, SKILLS } from '#shared/core/choices.ts';
import { count, rows } from './support/explore.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { delayAppCode } from './support/hydration.ts';
import { openOpportunities, someOpen } from './support/opportunities.ts';
import { toastSaying } from './support/signIn.ts';

const PHONE = { width: 375, height: 780 };

test.describe('the filters', () => {
  test('are in the URL, survive a reload, and go back one by one', async ({ page }) => {
    await page.goto('/explore');
    await expect(count(page)).toHaveText('Showing 20 opportunities');
    const clear = page.getByRole('button', { name: 'Clear Filters' });
    await expect(clear).toBeDisabled();

    await page.getByRole('radio', { name: 'Internships' }).click();
    await expect(page).toHaveURL('/explore?type=internship');
    await expect(count(page)).toHaveText('Showing 20 opportunities (filtered)');
    await expect(rows(page).filter({ hasText: 'Internship' })).toHaveCount(20);

    await page.getByRole('combobox', { name: 'Location' }).fill('lon');
    await page.getByRole('option', { name: 'London', exact: true }).click();
    await expect(page).toHaveURL('/explore?type=internship&location=London');
    await expect(rows(page).first()).toContainText(', London');

    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('London');
    await expect(page.getByRole('radio', { name: 'Internships' })).toBeChecked();
    await expect(count(page)).toHaveText(/\(filtered\)$/);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('');
    await expect(page).toHaveURL('/explore?type=internship');
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(count(page)).toHaveText('Showing 20 opportunities');
    await page.goForward();
    await clear.click();
    await expect(page).toHaveURL('/explore');
    await expect(clear).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  });

  test('that do not exist are named, and a search for no text finds nothing', async ({ page }) => {
    await page.goto('/explore?type=hobby&q=engineer');
    const notice = page.getByRole('status').filter({ hasText: '“hobby”' });
    await expect(notice).toBeVisible();
    await expect(count(page)).toHaveText(/\(filtered\)$/);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page).toHaveURL('/explore?q=engineer');
    await expect(notice).toHaveCount(0);
    await page.goto('/explore?q=%00');
    await expect(page.getByRole('heading', { name: 'No opportunities found' })).toBeVisible();
  });

  test('find places and skills beyond the lists, by keyboard', async ({ page }) => {
    const open = await openOpportunities(page.request);
    const location = open.map((one) => one.location).find((place) => !LOCATIONS.some((one) => one === place));
    const skill = open.flatMap(({ skills }) => skills).find((own) => !SKILLS.some((one) => one === own));
    if (!location || !skill) throw new Error('The seed has nothing beyond the lists.');
    await page.goto('/explore');
    await expect(count(page)).toBeVisible();
    const places = page.getByRole('combobox', { name: 'Location' });
    await places.click();
    await expect(page.getByRole('option').first()).toHaveText('Remote');
    await expectAccessible(page);
    await places.fill(location.toLowerCase());
    await expect(page.getByRole('option', { name: location, exact: true })).toBeVisible();
    await places.press('ArrowUp');
    await places.press('ArrowDown');
    await places.press('Enter');
    await expect(page).toHaveURL(`/explore?${new URLSearchParams({ location })}`);
    await expect(places).toHaveValue(location);
    await expect(rows(page).first()).toContainText(location);
    await places.fill('');
    await places.press('Enter');
    await expect(page).toHaveURL('/explore');
    await page.getByRole('button', { name: 'Skill' }).click();
    await page.getByRole('combobox', { name: 'Add a skill' }).fill(skill);
    await page.getByRole('option', { name: skill, exact: true }).click();
    await expect(page).toHaveURL(`/explore?${new URLSearchParams({ skills: skill })}`);
    await expect(page.getByRole('checkbox', { name: skill, exact: true })).toBeChecked();
  });

  test('take several skills, all of which must match', async ({ page }) => {
    await page.goto('/explore');
    await page.getByRole('button', { name: 'Skill' }).click();
    await page.getByRole('checkbox', { name: 'TypeScript' }).check();
    await page.getByRole('checkbox', { name: 'React', exact: true }).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL('/explore?skills=React%2CTypeScript');
    await expect(page.getByRole('button', { name: 'Skill' })).toHaveText('React and 1 more');
    const expected = await openOpportunities(page.request, 'skills=react,typescript');
    await expect(count(page)).toHaveText(/\(filtered\)$/);
    expect(expected.every(({ skills }) => skills.includes('React') && skills.includes('TypeScript'))).toBe(
      true,
    );
    await expect(rows(page).locator('h3').first()).toHaveText(expected[0]?.title ?? '');
  });

  test('find words with Search, and nothing with a way back to all', async ({ page }) => {
    await page.goto('/explore?location=Boston');
    await page.getByRole('searchbox', { name: 'Search' }).fill('zzzz');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No opportunities found' })).toBeVisible();
    await expect(count(page)).toHaveText('Showing 0 opportunities (filtered)');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL('/explore');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await expect(count(page)).toHaveText('Showing 20 opportunities');
  });
});

test('a visitor who applies is asked to log in, and comes back to where they were', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const person = await signedUp({ confirmed: true, onboarded: true, inPool: true });
  await page.context().clearCookies();
  await page.goto('/explore?type=job');
  await rows(page)
    .first()
    .getByRole('button', { name: /^(Apply Now|Join Project)/ })
    .click();
  await expect(toastSaying(page, 'Please log in to apply for opportunities.')).toBeVisible();
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('link', { name: 'Login' })
    .click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: /Password/ }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/explore?type=job');
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^Apply Now/ }),
  ).toBeVisible();
});

test('signed in, the opportunities are in the dashboard’s frame, also before the app has loaded', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  await signedUp({ confirmed: true, onboarded: true });
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
  await sidebar.evaluate((element) => element.setAttribute('data-same', ''));
  await page.getByRole('region', { name: 'Your applications' }).scrollIntoViewIfNeeded();
  await sidebar.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore opportunities' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(sidebar).toHaveAttribute('data-same');
  await expect(sidebar.getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // The row's own address: other tests publish openings meanwhile, which move the others down.
  const row = rows(page).nth(1);
  const title = await row.getByRole('heading').textContent();
  const href = await row.getByRole('link').first().getAttribute('href');

  const code = await delayAppCode(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Loading…')).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  code.go();
  await expect(sidebar).toBeVisible();
  await page.goto(`/opportunities/${/[\da-f-]{36}/.exec(href ?? '')?.[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a mentor sees why they can’t apply', { tag: '@local' }, async ({ page, signedUp }) => {
  await signedUp({ role: 'mentor', confirmed: true, onboarded: true });
  await page.goto('/explore');
  await expect(page.getByText('only students and alumni can apply').first()).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).getByRole('button')).toHaveCount(0);
});

test('explore works by keyboard at 375 px, in light and dark', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: true, role: 'alumni' });
  await page.setViewportSize(PHONE);
  await page.goto('/explore');
  await expect(rows(page).first()).toBeVisible();
  const top = async () => (await rows(page).first().boundingBox())?.y ?? Infinity;
  expect(await top()).toBeLessThanOrEqual(200);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('padding-left', '16px');
  const search = page.getByRole('searchbox', { name: 'Search' });
  while (!(await search.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('engineer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/explore?q=engineer');
  await expect(count(page)).toHaveText(/\(filtered\)$/);

  await rows(page).nth(9).scrollIntoViewIfNeeded();
  await expect(search).toBeInViewport();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: 'Jobs' }).click();
  await expect(page).toHaveURL('/explore?type=job&q=engineer');
  // As high as the filters: a button that is half below the sheet’s footer is too small a target.
  await page.setViewportSize({ ...PHONE, height: 3000 });
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  const first = rows(page).first().getByRole('link');
  while (!(await first.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const apply = page.getByRole('button', { name: /^(Apply Now|Join Project)$/ });
  await expect(apply).toBeInViewport();
  while (!(await apply.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send application' });
  await expect(send).toBeVisible();
  while (!(await send.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toastSaying(page, 'Application Submitted! 🎉')).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('explore and an opportunity fit every width', async ({ page }) => {
  const fitsEach = async () => {
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  };
  await page.goto('/explore?skills=React');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Skill' }).click();
  await fitsEach();
  const { id } = await someOpen(page.request, 3);
  await page.goto(`/opportunities/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fitsEach();
});

import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectHydrated } from './support/hydration.ts';
import { sample } from './support/sample.ts';
import { translate, WAYS } from './support/translator.ts';

// The advisor in the ways in which people use it: contrast themes, translated pages, by keyboard, by ear, without motion.

const WRITING = 'Writing an answer…';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'AI Career Assistant' });
const field = (within: Page | Locator) => within.getByLabel('Your question');

/** Opens the dialog by keyboard on a home. */
const open = async (page: Page): Promise<Locator> => {
  await page.goto('/dashboard');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'AI Career Assistant' }).press('Enter');
  await expect(field(dialog(page))).toBeFocused();
  return dialog(page);
};

/** Asks by keyboard, and waits for the answer: there is then one more that can be judged. */
const askFor = async (panel: Locator, question: string): Promise<void> => {
  const judged = panel.getByRole('group', { name: /right/ });
  const before = await judged.count();
  await field(panel).fill(question);
  await field(panel).press('Enter');
  await expect(judged).toHaveCount(before + 1);
};

test('in forced colours questions have an edge, and what was pressed shows it', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: true });
  await page.emulateMedia({ forcedColors: 'active' });
  const panel = await open(page);
  await askFor(panel, 'Do I have unread messages?');
  const question = panel.getByRole('listitem').getByText('Do I have unread messages?');
  const [edge, ground] = await question.evaluate((element) => {
    const { borderTopColor } = getComputedStyle(element);
    return [borderTopColor, getComputedStyle(document.body).backgroundColor];
  });
  await expect(question).toHaveCSS('border-top-width', '1px');
  expect(edge).not.toBe(ground);
  expect(edge).not.toContain('rgba');
  const [yes, no] = ['Yes', 'No'].map((name) => panel.getByRole('button', { name }));
  await yes?.press('Enter');
  await expect(yes ?? panel).toHaveCSS('border-left-width', '4px');
  await expect(no ?? panel).not.toHaveCSS('border-left-width', '4px');
});

test('in a page that others translate it answers, remembers and begins anew', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: { skills: ['React'] } });
  for (const way of sample(WAYS, 'advisor')) {
    const panel = await open(page);
    await translate(page, way);
    await askFor(panel, 'Which openings fit me best?');
    await askFor(panel, 'Save the first one');
    await panel
      .getByRole('button', { name: /^Confirm/ })
      .last()
      .press('Enter');
    await expect(panel.getByText('Saved.').or(panel.getByText('This was not done')).last()).toBeVisible();
    await panel.getByRole('button', { name: 'No', exact: true }).last().press('Enter');
    await expect(panel.getByRole('button', { name: 'No', exact: true }).last()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await panel.getByRole('button', { name: 'New conversation' }).press('Enter');
    await expect(panel.getByRole('list', { name: 'Questions to begin with' })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
});

test('what is read has the order of what is seen, is no live region, and an answer is said once', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  await signedUp({ confirmed: true, onboarded: { skills: ['React'] } });
  const panel = await open(page);
  const said: string[] = [];
  await page.exposeFunction('noteSaid', (words: string) => said.push(words));
  await page.evaluate(() => {
    const note = Reflect.get(window, 'noteSaid') as (words: string) => void;
    for (const region of document.querySelectorAll('[role=dialog] [role=status]'))
      new MutationObserver(() => note(region.textContent ?? '')).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      });
  });
  await askFor(panel, 'Which openings fit me best?');
  await askFor(panel, 'Save the first one');
  expect(said.filter((words) => words === WRITING)).toHaveLength(2);
  expect(said.filter((words) => words.startsWith('Answer: '))).toHaveLength(2);

  const live = panel.locator('[aria-live], [role=log], [role=status], [role=alert]');
  await expect(live.filter({ has: page.getByRole('list', { name: 'Messages' }) })).toHaveCount(0);
  const tree = await panel.ariaSnapshot();
  const parts = [
    'New conversation',
    'Which openings fit me best?',
    'The assistant:',
    'Sources:',
    'Was this right?',
  ];
  parts.push(
    'Save the first one',
    'Proposal: ',
    'Confirm: ',
    'Questions to ask next',
    'Your question',
    'Send',
  );
  let at = 0;
  for (const part of parts) {
    const next = tree.indexOf(part, at);
    expect(next, `${part} in\n${tree}`).toBeGreaterThanOrEqual(at);
    at = next + part.length;
  }
});

test('by keyboard alone everything in it is reached, in order, and the focus comes back', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  await signedUp({ confirmed: true, onboarded: { skills: ['React'] } });
  const panel = await open(page);
  await askFor(panel, 'Which openings fit me best?');
  const reached: string[] = [];
  const nameOfFocus = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 40) ?? '';
    });
  // From the field back to the beginning of the dialog.
  for (let presses = 0; presses < 40 && reached.at(-1) !== 'New conversation'; presses++) {
    await page.keyboard.press('Shift+Tab');
    reached.push(await nameOfFocus());
  }
  expect(reached.at(-1)).toBe('New conversation');
  expect(reached).toContain('Why does the first one match me?');
  expect(reached.indexOf('No')).toBeLessThan(reached.indexOf('Yes'));
  expect(reached.indexOf('Yes')).toBeLessThan(reached.indexOf('Conversation'));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'AI Career Assistant' })).toBeFocused();
});

test('with reduced motion nothing in it moves', { tag: '@local' }, async ({ page, signedUp }) => {
  await signedUp({ confirmed: true, onboarded: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/ai/chat', async (route) => {
    await held;
    await route.continue();
  });
  const panel = await open(page);
  await field(panel).fill('Do I have unread messages?');
  await field(panel).press('Enter');
  await expect(panel.getByText(WRITING).first()).toBeVisible();
  const moving = await panel.evaluate(
    (element) =>
      element
        .getAnimations({ subtree: true })
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1,
        ).length,
  );
  expect(moving).toBe(0);
  go();
  await expect(panel.getByRole('group', { name: /right/ })).toHaveCount(1);
});

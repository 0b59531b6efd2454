import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';

// Keys that belong to an input method (Japanese, Chinese, Korean, accents): no field and no shortcut acts on them.

const WORD = 'きかいがくしゅう';

/** A key as Chromium reports one that the input method has taken, or as Safari does after the composition. */
const press = async (input: CDPSession, key: string) => {
  const code = { windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 };
  await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, ...code });
};

/** Composes a word in the field with the focus, moves among its candidates, and confirms it by Enter. */
const compose = async (page: Page, text = WORD) => {
  const input = await page.context().newCDPSession(page);
  const end = { selectionStart: text.length, selectionEnd: text.length };
  await input.send('Input.imeSetComposition', { text, ...end });
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', ',', '1', 'j', 'Enter']) await press(input, key);
  await input.send('Input.insertText', { text });
  // Safari: the composition has ended, and its Enter comes now.
  await press(input, 'Enter');
  await input.send('Input.imeSetComposition', { text: 'が', selectionStart: 1, selectionEnd: 1 });
  await press(input, 'Escape');
  await input.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await input.detach();
};

test('composing a word adds no skill, chooses nothing, searches for nothing and closes nothing', async ({
  page,
  signedUp,
}) => {
  await signedUp({ role: 'employer', onboarded: true, confirmed: true });
  await page.goto('/dashboard/employer/post-job');
  const skills = page.getByRole('textbox', { name: 'Add a skill' });
  await skills.focus();
  await compose(page);
  await expect(skills).toHaveValue(WORD);
  await expect(page.getByRole('list', { name: 'Chosen skills' })).not.toContainText(WORD);
  await skills.press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen skills' })).toContainText(WORD);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  const typed = palette.getByRole('combobox');
  await expect(typed).toBeFocused();
  const { pathname } = new URL(page.url());
  await compose(page, 'ど');
  await expect(typed).toHaveValue('ど');
  await expect(palette).toBeVisible();
  // The query gets the number of the draft, whenever that has been saved.
  expect(new URL(page.url()).pathname).toBe(pathname);
  await typed.press('Escape');
  await expect(palette).toBeHidden();

  await page.goto('/explore');
  const place = page.getByRole('combobox', { name: 'Location' });
  await place.focus();
  await compose(page);
  await expect(place).toHaveValue(WORD);
  expect(new URL(page.url()).search).toBe('');
});

import { expect, type Page } from 'playwright/test';
import { expectHydrated } from './hydration.ts';

/**
 * How others change the texts of a document: a translator puts elements in their place, one extension wraps them, another
 * one splits them.
 */
export const WAYS = ['replace', 'wrap', 'split'] as const;
export type Way = (typeof WAYS)[number];

/** Changes every text of the page, and every later one as soon as it is in the document. */
const changeTexts = (way: Way): void => {
  const done = new WeakSet<Node>();
  const changes: Record<Way, (text: Text) => void> = {
    replace: (text) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      if (inner.firstChild) done.add(inner.firstChild);
      text.replaceWith(outer);
    },
    wrap: (text) => {
      const around = document.createElement('font');
      text.replaceWith(around);
      around.append(text);
    },
    split: (text) => {
      done.add(text.splitText(Math.floor(text.length / 2)));
    },
  };
  const change = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.currentNode; node; node = walker.nextNode() as Node)
      if (
        node instanceof Text &&
        node.data.trim() &&
        !done.has(node) &&
        !node.parentElement?.closest('script, style, textarea, option, svg')
      )
        texts.push(node);
    for (const text of texts) {
      done.add(text);
      changes[way](text);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      // React sets the data of a text that is there: it is to be changed again.
      if (type === 'characterData' && target.parentElement?.localName !== 'font') {
        done.delete(target);
        if (target.isConnected) change(target);
      }
      for (const node of addedNodes) if (node.isConnected) change(node);
    }
    // Its own changes are none of React's.
    observer.takeRecords();
  });
  change(document.body);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
};

/** Changes the texts of the page that is open, and of those that are opened later. */
export const translate = async (page: Page, way: Way): Promise<void> => {
  await page.evaluate(changeTexts, way);
};

/** Every text is the only child of its element, so that nothing depends on a text that others have replaced. */
export const expectWholeTexts = async (page: Page): Promise<void> => {
  const beside = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (parentElement && parentElement !== document.body && parentElement.childNodes.length > 1)
        found.push(`${nodeValue} in ${parentElement.outerHTML.slice(0, 200)}`);
    }
    return found;
  });
  expect(beside, 'texts beside other nodes').toEqual([]);
};

/**
 * Expects that a screen can be used whose texts others go on changing: sends its forms as they are, changes its
 * width, leaves it by a link and comes back. What React cannot find again would be an error of the page, which fails the test.
 */
export const expectUsableTranslated = async (page: Page): Promise<void> => {
  const { pathname } = new URL(page.url());
  const size = page.viewportSize();
  for (const way of WAYS) {
    await page.reload();
    await expectHydrated(page);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeVisible();
    await translate(page, way);
    for (const form of await page.locator('form').all())
      await form.evaluate((one: HTMLFormElement) => {
        if (one.isConnected && one.method !== 'get') one.requestSubmit();
      });
    for (const width of [320, 1280]) await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href="/"], a[href="/about"], a[href="/dashboard"]')]
        .find((link) => link.pathname !== location.pathname)
        ?.click(),
    );
    await page.waitForURL((url) => url.pathname !== pathname);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === pathname);
    await expect(heading).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
  if (size) await page.setViewportSize(size);
};

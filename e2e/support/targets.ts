import type { Page } from 'playwright/test';

/** The least width and height of a target, in pixels (WCAG 2.2, 2.5.8). */
const LEAST = 24;

/**
 * What is wrong with the targets of a page: those that are smaller than 24 by 24 px, and those of which another target covers the
 * middle. Links within a sentence are excepted, as in WCAG 2.5.8. A target is where a press reaches it: the label of a field
 * and the area of a link that fills its card count.
 */
const wrongTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const TARGETS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option], [role=menuitem]';
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const boxOf = (element: Element): Box => element.getBoundingClientRect();
    const union = (a: Box, b: Box): Box => ({
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    });
    const positioned = (element: Element | null): Element => {
      for (let one = element; one; one = one.parentElement)
        if (getComputedStyle(one).position !== 'static') return one;
      return document.documentElement;
    };
    /** The area of a pseudo-element that extends a target. */
    const extension = (element: Element, pseudo: string): Box | undefined => {
      const { content, position, top, left, right, bottom } = getComputedStyle(element, pseudo);
      if (content === 'none' || position !== 'absolute') return undefined;
      const around = boxOf(positioned(element));
      const [t, l, r, b] = [top, left, right, bottom].map(Number.parseFloat);
      if ([t, l, r, b].some((value) => value === undefined || Number.isNaN(value))) return undefined;
      return {
        left: around.left + (l ?? 0),
        top: around.top + (t ?? 0),
        right: around.right - (r ?? 0),
        bottom: around.bottom - (b ?? 0),
      };
    };
    const areaOf = (element: Element): Box => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const parts = [...labels.map(boxOf)];
      for (const pseudo of ['::before', '::after']) {
        const part = extension(element, pseudo);
        if (part) parts.push(part);
      }
      return parts.reduce(union, boxOf(element));
    };
    /** Within the text of a sentence: text of the same block beside it. */
    const isInline = (element: Element): boolean => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (!block || /flex|grid/.test(getComputedStyle(block).display)) return false;
      const rest = (block.textContent ?? '').replace(element.textContent ?? '', '').trim();
      return element.tagName === 'A' && rest.length > 1;
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], :disabled') &&
      element.getBoundingClientRect().width > 1;
    const nameOf = (element: Element, { left, right, top, bottom }: Box): string => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const size = `${Math.round(right - left)} × ${Math.round(bottom - top)}`;
      return `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” ${size} px`;
    };
    const targets = [...document.querySelectorAll(TARGETS)].filter(
      (element) => isShown(element) && !isInline(element),
    );
    return targets.flatMap((element) => {
      const area = areaOf(element);
      const small = area.right - area.left < least - 0.5 || area.bottom - area.top < least - 0.5;
      if (small) return [nameOf(element, area)];
      const own = boxOf(element);
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = boxOf(element);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const there = document.elementFromPoint(x, y)?.closest(TARGETS);
      const isCovered = there && there !== element && !there.contains(element) && !element.contains(there);
      return isCovered ? [`${nameOf(element, own)} is covered by ${nameOf(there, boxOf(there))}`] : [];
    });
  }, LEAST);

/** Text of buttons, tabs and headings of a page that is cut off without the three dots that say so. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, h1, h2, h3, th, td, label, legend, dt, dd, [role=tab]')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        if (!element.checkVisibility({ visibilityProperty: true }) || element.clientWidth < 2) return false;
        if (textOverflow === 'ellipsis' || (webkitLineClamp && webkitLineClamp !== 'none')) return false;
        return (
          (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map(
        (element) => `cut: ${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 40)}”`,
      ),
  );

/** Text that ends beyond the edges of the window, where nothing can be scrolled to it. */
const textsBeyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const beyond: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim()) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      const isBeyond = width > 1 && right > 0 && left < edge && (right > edge + 1 || left < -1);
      if (isBeyond && !isClipped(element) && !scrolls(element))
        beyond.push(`beyond the edge: “${text.nodeValue.slice(0, 40)}”`);
    }
    return beyond;
    /** Text for screen readers alone, or with dots at its end. */
    function isClipped(element: Element | null): boolean {
      if (!element) return false;
      const { clipPath, textOverflow } = getComputedStyle(element);
      const hidden =
        clipPath !== 'none' || textOverflow === 'ellipsis' || element.getAttribute('aria-hidden') === 'true';
      return hidden || isClipped(element.parentElement);
    }
  });

/** What is wrong with the targets and texts of a page: none is too small for a finger, beneath another, or cut. */
export const targetProblems = async (page: Page): Promise<readonly string[]> => [
  ...(await wrongTargets(page)),
  ...(await cutTexts(page)),
  ...(await textsBeyond(page)),
];

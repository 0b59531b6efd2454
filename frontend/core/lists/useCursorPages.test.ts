import { expect, test } from 'vitest';
import { cursorPages } from './useCursorPages.ts';

/** The pages at an address, and where its buttons lead. */
const at = (cursor: string | undefined, state: unknown = null) => {
  const went: [string | undefined, readonly string[]][] = [];
  const pages = cursorPages(cursor, state, (to, trail) => went.push([to, trail]));
  return { pages, went };
};

test('the first page has no previous one', () => {
  const { pages, went } = at(undefined);
  expect([pages.cursor, pages.before, pages.previous]).toEqual([undefined, 0, undefined]);
  pages.next('b');
  expect(went).toEqual([['b', ['']]]);
});

test('Previous goes back through the pages by which the user came', () => {
  const third = at('c', { trail: ['', 'b'] });
  expect(third.pages.before).toBe(2);
  third.pages.previous?.();
  const second = at('b', { trail: [''] });
  second.pages.previous?.();
  expect([...third.went, ...second.went]).toEqual([
    ['b', ['']],
    ['', []],
  ]);
});

test.each([null, undefined, 'x', { trail: 'x' }])(
  'starts again from the top of a shared link: %j',
  (state) => {
    const { pages, went } = at('c', state);
    expect(pages.before).toBeUndefined();
    pages.previous?.();
    pages.first();
    expect(went).toEqual([
      [undefined, []],
      [undefined, []],
    ]);
  },
);

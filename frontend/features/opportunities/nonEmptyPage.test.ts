import { expect, test } from 'vitest';
import { MAX_REQUESTS, nonEmptyPage } from './nonEmptyPage.ts';

/** A list of pages, each pointing to the one after it. */
const listOf = (...pages: string[][]) => {
  const asked: (string | undefined)[] = [];
  const load = async (cursor: string | undefined) => {
    asked.push(cursor);
    const at = Number(cursor ?? 0);
    return { items: pages[at] ?? [], nextCursor: at + 1 < pages.length ? String(at + 1) : null };
  };
  return { asked, load };
};

test('skips empty pages until one has items', async () => {
  const { asked, load } = listOf([], [], ['a'], ['b']);
  expect(await nonEmptyPage(undefined, load)).toEqual({ items: ['a'], nextCursor: '3' });
  expect(asked).toEqual([undefined, '1', '2']);
});

test('takes a short page as it is', async () => {
  const { asked, load } = listOf(['a'], ['b']);
  expect((await nonEmptyPage(undefined, load)).items).toEqual(['a']);
  expect(asked).toHaveLength(1);
});

test('ends with an empty list when nothing follows', async () => {
  const { load } = listOf(['a'], [], []);
  expect(await nonEmptyPage('1', load)).toEqual({ items: [], nextCursor: null });
});

test('stops after the maximum number of empty pages, and can continue from there', async () => {
  const pages = Array.from({ length: MAX_REQUESTS + 3 }, () => [] as string[]);
  const { asked, load } = listOf(...pages, ['a']);
  const first = await nonEmptyPage(undefined, load);
  expect(asked).toHaveLength(MAX_REQUESTS);
  expect(first).toEqual({ items: [], nextCursor: String(MAX_REQUESTS) });
  expect((await nonEmptyPage(String(MAX_REQUESTS), load)).items).toEqual(['a']);
});

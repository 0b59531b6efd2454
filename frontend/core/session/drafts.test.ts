import { beforeEach, expect, test, vi } from 'vitest';
import {
  discardDraftsOfOthers,
  forgetDraft,
  forgetDrafts,
  hasDrafts,
  readDraft,
  writeDraft,
} from './drafts.ts';

/** The part of a browser's storage that is used, with its entries as own keys. */
const storage = () =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Storage;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
});

const defaults = { name: '', skills: [] as string[], gpa: undefined as number | undefined };

test('returns the saved values, merged into the defaults', () => {
  writeDraft('a', { name: 'Ada', skills: ['React'], gpa: 8.5 });
  expect(readDraft('a', defaults)).toEqual({ name: 'Ada', skills: ['React'], gpa: 8.5 });
  expect(readDraft('b', defaults)).toBe(defaults);
});

test('ignores values that no longer fit the form', () => {
  writeDraft('a', { name: ['Ada'], skills: ['React', 1], gpa: '8', more: 'x' });
  expect(readDraft('a', defaults)).toEqual(defaults);
});

test.each(['{', '"text"', 'null', '[]'])('is not confused by %s', (kept) => {
  sessionStorage.setItem('draft:a', kept);
  expect(readDraft('a', defaults)).toEqual(defaults);
});

test('forgets one draft, or all, and nothing else', () => {
  sessionStorage.setItem('other', 'stays');
  for (const name of ['a', 'b', 'c']) writeDraft(name, { name });
  forgetDraft('a');
  expect(Object.keys(sessionStorage)).toEqual(['other', 'draft:b', 'draft:c']);
  expect(hasDrafts()).toBe(true);
  forgetDrafts();
  expect(hasDrafts()).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test('a visitor keeps what they typed when they sign in, and the next person does not get it', () => {
  const kept = () => readDraft('a', { name: '' }).name;
  writeDraft('a', { name: 'Ada' });
  discardDraftsOfOthers('ada');
  discardDraftsOfOthers('ada');
  expect(kept()).toBe('Ada');
  discardDraftsOfOthers('grace');
  expect(kept()).toBe('');
  writeDraft('a', { name: 'Grace' });
  forgetDrafts();
  writeDraft('a', { name: 'a visitor' });
  discardDraftsOfOthers('ada');
  expect(kept()).toBe('a visitor');
});

test('works where storage is switched off', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  writeDraft('a', { name: 'Ada' });
  forgetDraft('a');
  forgetDrafts();
  discardDraftsOfOthers('ada');
  expect(hasDrafts()).toBe(false);
  expect(readDraft('a', defaults)).toBe(defaults);
});

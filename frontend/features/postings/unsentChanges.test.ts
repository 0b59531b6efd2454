import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasDrafts } from '#frontend/core/session/drafts.ts';
import { removeUnsent, storeUnsent, unsentOf } from './unsentChanges.ts';
import { newValues } from './values.ts';

/** The storage of a browser, as far as drafts use it. */
class MemoryStorage {
  getItem(key: string) {
    return Object.hasOwn(this, key) ? Reflect.get(this, key) : null;
  }
  setItem(key: string, value: string) {
    Reflect.set(this, key, value);
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());

test('what was typed offline is there again, for its user only, until it was sent', () => {
  const base = newValues('employer');
  const typed = {
    ...base,
    title: 'Baker',
    payMin: '1.234',
    requirements: 'One\nTwo',
    description: 'x'.repeat(20_000),
  };
  storeUnsent('ada', 'new', { version: 0, base, typed });
  expect(hasDrafts()).toBe(true);
  expect(unsentOf('ada', 'new')).toEqual({ version: 0, base, typed });
  expect(unsentOf('grace', 'new')).toBeUndefined();
  removeUnsent('ada', 'new');
  expect(unsentOf('ada', 'new')).toBeUndefined();
  expect(hasDrafts()).toBe(false);
});

test('what another version of the app stored is left alone', () => {
  localStorage.setItem('unsent:posting ada new', '{"typed":1}');
  expect(unsentOf('ada', 'new')).toBeUndefined();
});

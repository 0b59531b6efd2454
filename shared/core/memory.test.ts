import { expect, it } from 'vitest';
import { Memory } from './memory.ts';

it('has what was kept, for its own key only', () => {
  const remembered = new Memory<string>(2);
  expect(remembered.find('a')).toBeUndefined();
  expect(remembered.keep('a', 'of a')).toBe('of a');
  expect(remembered.keep('b', 'of b')).toBe('of b');
  expect([remembered.find('a'), remembered.find('b')]).toEqual(['of a', 'of b']);
  remembered.keep('a', 'new');
  expect(remembered.find('a')).toBe('new');
});

it('lets go of what was asked for longest ago', () => {
  const remembered = new Memory<string>(2);
  remembered.keep('a', 'of a');
  remembered.keep('b', 'of b');
  remembered.find('a');
  remembered.keep('c', 'of c');
  expect(['a', 'b', 'c'].map((key) => remembered.find(key))).toEqual(['of a', undefined, 'of c']);
});

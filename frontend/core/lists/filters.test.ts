import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceFilter, dayFilter, defineFilters, openChoicesFilter, textFilter } from './filters.ts';

const COLOURS = ['Red', 'Green', 'Blue'] as const;
const FILTERS = defineFilters({
  one: choiceFilter(COLOURS),
  many: openChoicesFilter(COLOURS, { max: 2, length: 10 }),
  text: textFilter(20),
});

const values = fc.record({
  one: fc.constantFrom('' as const, ...COLOURS),
  many: fc.subarray([...COLOURS], { maxLength: 2 }),
  text: fc.string({ maxLength: 20 }).map((text) => text.trim()),
});

test('whatever is chosen is read back from the address', () => {
  fc.assert(
    fc.property(values, (given) => {
      expect(FILTERS.read(FILTERS.write(given))).toEqual({ ...given });
    }),
  );
});

test('nothing chosen is an empty address', () => {
  expect(FILTERS.write(FILTERS.none).toString()).toBe('');
  expect(FILTERS.read(new URLSearchParams())).toEqual(FILTERS.none);
});

test('any address gives values that the screen can show', () => {
  const query = fc.record({ one: fc.string(), many: fc.string(), text: fc.string() });
  fc.assert(
    fc.property(query, (given) => {
      const read = FILTERS.read(new URLSearchParams(given));
      expect(['', ...COLOURS]).toContain(read.one);
      expect(read.many.length).toBeLessThanOrEqual(2);
      expect(read.text.length).toBeLessThanOrEqual(20);
    }),
  );
});

test('names what of an address is none of the choices', () => {
  const unknownIn = (query: string) => FILTERS.unknown(new URLSearchParams(query));
  expect(unknownIn('one=pink&many=red,mauve&text=anything&other=thing')).toEqual(['pink']);
  expect(unknownIn('one=RED&many=green,blue&text=x')).toEqual([]);
  expect(unknownIn('one=&many=%20,')).toEqual([]);
});

test.each([
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', ''],
  ['2026-13-01', ''],
  ['yesterday', ''],
])('the day %s is read as "%s": one that does not exist is no filter', (text, day) => {
  expect(dayFilter.read(text)).toBe(day);
});

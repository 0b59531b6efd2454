import { expect, test } from 'vitest';
import { comparedIn, comparePath, toggledIn } from './compare.ts';
import { amountInWords } from './words.ts';

test.each([
  ['compare=us,de', ['us', 'de']],
  ['compare=US, de ,us', ['us', 'de']],
  ['compare=fr,uk,constructor', ['uk']],
  ['compare=ca,de,uk,us', ['ca', 'de', 'uk']],
  ['compare=', []],
  ['', []],
])('the address ?%s compares %j', (query, countries) => {
  expect(comparedIn(new URLSearchParams(query))).toEqual(countries);
});

test.each([
  ['', ['de']],
  ['compare=us', ['us', 'de']],
  ['compare=us,de', ['us']],
  ['compare=ca,uk,us', ['ca', 'uk', 'us']],
])('Germany chosen at ?%s gives %j', (query, countries) => {
  expect(toggledIn(new URLSearchParams(query), 'de')).toEqual(countries);
});

test('an address with countries is read back', () => {
  expect(comparePath(['us', 'de'])).toBe('/study-abroad?compare=us,de');
  expect(comparePath([])).toBe('/study-abroad');
});

test('amounts name their currency and what they are for', () => {
  expect(amountInWords({ value: 11_904, currency: 'EUR', per: 'year' })).toBe('€11,904 a year');
  expect(amountInWords({ value: 185, currency: 'USD', per: 'once' })).toBe('US$185');
  expect(amountInWords({ value: 12.5, currency: 'CAD', per: 'hour' })).toBe('CA$12.50 an hour');
});

import { expect, test } from 'vitest';
import { COMPARED, comparePath, toggled } from './compare.ts';
import { amountInWords } from './words.ts';

test.each([
  ['compare=us,de', ['us', 'de']],
  ['compare=US, de ,us', ['us', 'de']],
  ['compare=fr,uk,constructor', ['uk']],
  ['compare=ca,de,uk,us', ['ca', 'de', 'uk']],
  ['compare=', []],
  ['', []],
])('the address ?%s compares %j', (query, countries) => {
  expect(COMPARED.read(new URLSearchParams(query)).compare).toEqual(countries);
});

test('a country is added while there is room, or taken off', () => {
  expect(toggled([], 'de')).toEqual(['de']);
  expect(toggled(['us'], 'de')).toEqual(['us', 'de']);
  expect(toggled(['us', 'de'], 'de')).toEqual(['us']);
  expect(toggled(['ca', 'uk', 'us'], 'de')).toEqual(['ca', 'uk', 'us']);
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

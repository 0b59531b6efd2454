import { expect, test } from 'vitest';
import { isLink, linkedCredential } from './verifying.ts';

const SITE = 'https://fledge.example';

test.each([
  [`${SITE}/credentials/abc-1`, 'abc-1'],
  [`${SITE}/credentials/abc-1.json`, 'abc-1'],
  [`${SITE}/credentials/abc-1/?from=mail#top`, 'abc-1'],
  [`${SITE}/credentials/status/1`, undefined],
  [`${SITE}/credentials/`, undefined],
  ['https://other.example/credentials/abc-1', undefined],
  ['https://fledge.example.other.example/credentials/abc-1', undefined],
  ['{"id":"https://fledge.example/credentials/abc-1"}', undefined],
])('%s leads to %s', (text, id) => {
  expect(linkedCredential(text, SITE)).toBe(id);
});

test('a link is told from a credential, of whatever site it is', () => {
  expect(isLink('https://other.example/badge')).toBe(true);
  expect(isLink('{"a":"https://other.example"}')).toBe(false);
  expect(isLink('javascript:alert(1)')).toBe(false);
});

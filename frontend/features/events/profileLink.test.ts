import { expect, it } from 'vitest';
import { userIdIn } from './profileLink.ts';

it.each([
  ['https://fledge.example/people/01hxyz-ab_c', '01hxyz-ab_c'],
  [' /people/01hxyzabc?from=events ', '01hxyzabc'],
  ['01hxyzabc', '01hxyzabc'],
])('reads the user of %j', (text, id) => {
  expect(userIdIn(text)).toBe(id);
});

it.each(['', 'Ada', 'https://fledge.example/companies/01hxyzabc', 'Ada Lovelace'])(
  'finds none in %j',
  (text) => {
    expect(userIdIn(text)).toBeUndefined();
  },
);

import { expect, it } from 'vitest';
import { keyOf, partsOf } from './keys.ts';

it('the parts of a key are those that it was made of', () => {
  const parts = { opportunityId: 'o-1', userId: 'u-1', audience: 'own#u-2', at: '2026-01-05', id: 'n-1' };
  expect(partsOf('applicant-note', keyOf('applicant-note', parts))).toEqual(parts);
});

it('a part of a key may have what separates parts, when it is the only or the first one', () => {
  expect(partsOf('poster-replies', { pk: keyOf('poster-replies', { poster: 'company#c-1' }).pk })).toEqual({
    poster: 'company#c-1',
  });
  expect(partsOf('directory-row', { sk: 'c# 2026-01-05#u-1' })).toEqual({
    joinedAt: 'c# 2026-01-05',
    userId: 'u-1',
  });
});

it('a part of the key has its own parts alone', () => {
  const { pk } = keyOf('notification', { userId: 'u-1', id: 'n-1' });
  const parts = partsOf('notification', { pk });
  expect(parts).toEqual({ userId: 'u-1' });
  // @ts-expect-error The id is in the other part of the key.
  expect(parts.id).toBeUndefined();
});

it('a key of several kinds is one of the first that it fits', () => {
  expect(partsOf(['account', 'activity'], { pk: 'activity#u-1' })).toEqual({ userId: 'u-1' });
});

it('the key of another record is a mistake', () => {
  expect(() => partsOf('account', { pk: 'company#c-1' })).toThrow('No key of account');
});

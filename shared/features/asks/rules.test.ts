import fc from 'fast-check';
import { expect, it } from 'vitest';
import { namesIn, nextWeekOf, roomFrom } from './rules.ts';

const MONDAYS = ['2026-11-16', '2026-11-23', '2026-11-30'];

it('has room again in the week after the one whose questions are used up', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.constantFrom('', ...MONDAYS), fc.nat(12), (perWeek, week, used) => {
      const monday = '2026-11-23';
      const from = roomFrom({ perWeek, week, used }, monday);
      if (perWeek === 0) expect(from).toBeUndefined();
      else expect(from).toBe(week === monday && used >= perWeek ? '2026-11-30' : monday);
    }),
  );
  expect(nextWeekOf('2026-12-28')).toBe('2027-01-04');
});

it('finds the names of users as whole words, whatever their case', () => {
  const names = ['Ana Lima', 'Will Moreau'];
  expect(namesIn('Ana said so, and moreau too.', names)).toEqual(['Ana', 'Moreau']);
  expect(namesIn('An analysis of willpower in Lima', names)).toEqual(['Lima']);
  expect(namesIn('Nobody', ['Li Po'])).toEqual([]);
});

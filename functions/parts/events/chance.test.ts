import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chanceOf } from './chance.ts';

it('says nothing of fewer than twenty guests, or where nobody ever gave a place back', () => {
  expect(chanceOf(1, 10, { places: 19, freed: 10 })).toBeNull();
  expect(chanceOf(1, 10, { places: 200, freed: 0 })).toBeNull();
  expect(chanceOf(1, 10, { places: 20, freed: 10 })).not.toBeNull();
});

it('is the chance that as many give their place back as the number on the list says', () => {
  // Each of two leaves in half of the cases: one leaves at least in three of four, both in one of four.
  expect([1, 2].map((position) => chanceOf(position, 2, { places: 40, freed: 20 }))).toEqual([75, 25]);
  expect(chanceOf(3, 2, { places: 40, freed: 20 })).toBe(1);
});

it('falls with the position, rises with the share, and is never certain', () => {
  const given = fc.tuple(
    fc.integer({ min: 1, max: 400 }),
    fc.integer({ min: 1, max: 3000 }),
    fc.integer({ min: 20, max: 900 }),
    fc.integer({ min: 1, max: 900 }),
  );
  fc.assert(
    fc.property(given, ([position, held, places, freed]) => {
      const figures = { places, freed: Math.min(freed, places) };
      const chance = chanceOf(position, held, figures) ?? 0;
      expect(chance).toBeGreaterThanOrEqual(1);
      expect(chance).toBeLessThanOrEqual(99);
      expect(chanceOf(position + 1, held, figures)).toBeLessThanOrEqual(chance);
      expect(chanceOf(position, held, { places: places * 2, freed: figures.freed }) ?? 0).toBeLessThanOrEqual(
        chance,
      );
    }),
  );
});

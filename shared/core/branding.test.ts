import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourProblem, GROUNDS, inTheDark, logoPath, textOn } from './branding.ts';
import { contrastOf } from './contrast.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('the contrast of colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });
});

describe('the colour of a company', () => {
  it.each(['', 'red', '#fff', '#GGGGGG', '#17513D', '#17513d;', 'url(x)', '#17513d00'])(
    'is not %j',
    (colour) => {
      expect(colourProblem(colour)).toContain('such as');
    },
  );

  it('says how far one that is too light is from what it needs', () => {
    expect(colourProblem('#ffd400')).toMatch(/1\.3:1, and it needs 3:1/);
    expect(colourProblem('#17513d')).toBeUndefined();
  });

  it('is made out on the light ground and, lightened, on the dark one; texts on it are readable', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(contrastOf(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(inTheDark(colour), GROUNDS.dark)).toBeGreaterThanOrEqual(3);
        expect(colourProblem(colour) === undefined).toBe(contrastOf(colour, GROUNDS.light) >= 3);
      }),
    );
  });

  it('stays as it is in the dark where it can be made out', () => {
    expect(inTheDark('#86cba9')).toBe('#86cba9');
  });
});

it('is at an address that names the content of the logo', () => {
  expect(logoPath('c1', 'ab')).toBe('/api/companies/c1/logo/ab');
});

import { describe, expect, it } from 'vitest';
import { placesIn, withNumbers } from './exercise-places.ts';

const TEXT = [
  '## A knot',
  '',
  '{{exercise 4}}',
  '',
  'Then {{exercise 5}} is only mentioned.',
  '',
  '```md',
  '{{exercise 6}}',
  '```',
  '',
  '{{exercise 5}}',
].join('\n');

describe('the places of exercises in a text', () => {
  it('are paragraphs of their own, and not code', () => {
    expect(placesIn(TEXT)).toEqual([4, 5]);
  });

  it('get other numbers, and what is around them stays', () => {
    expect(withNumbers(TEXT, (number) => number + 6)).toBe(
      TEXT.replace('{{exercise 4}}', '{{exercise 10}}').replace(/\{\{exercise 5\}\}$/, '{{exercise 11}}'),
    );
    expect(withNumbers(TEXT, (number) => number)).toBe(TEXT);
  });

  it('are taken away with the empty line behind them', () => {
    const without = withNumbers(TEXT, (number) => (number === 4 ? undefined : number - 1));
    expect(placesIn(without)).toEqual([4]);
    expect(without.startsWith('## A knot\n\nThen')).toBe(true);
    expect(withNumbers('Text.\n\n{{exercise 1}}', () => undefined)).toBe('Text.');
  });
});

import { expect, it } from 'vitest';
import { readModel } from '../model.ts';
import { ARTICLE_TITLES, TRAINING_PHRASES } from '../training-phrases.ts';
import { trainedBytes } from '../weights.ts';
import { train } from './train.ts';

it('gives the same bytes for the same phrases', () => {
  // What another run has left, or this one makes.
  expect(Buffer.compare(train(TRAINING_PHRASES, ARTICLE_TITLES), trainedBytes())).toBe(0);
});

it('leaves no phrase in them, and every class', () => {
  const bytes = trainedBytes();
  const text = Buffer.from(bytes).toString('latin1');
  const long = Object.values(TRAINING_PHRASES)
    .flat()
    .filter((phrase) => phrase.split(' ').length > 3);
  expect(long.filter((phrase) => text.includes(phrase))).toEqual([]);
  expect(readModel(bytes).classes).toEqual(Object.keys(TRAINING_PHRASES).sort());
});

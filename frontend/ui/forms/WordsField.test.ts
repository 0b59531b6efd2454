import { expect, test } from 'vitest';
import { notChosen, withWords } from './WordsField.tsx';

test('typed words are added once, whatever their case, and those beyond the most stay in the field', () => {
  expect(withWords(['React'], 'react, Go,  Rust  ,', 10)).toEqual({
    words: ['React', 'Go', 'Rust'],
    left: '',
  });
  expect(withWords([], 'a,b,c,d,e', 3)).toEqual({ words: ['a', 'b', 'c'], left: 'd, e' });
});

test('suggestions are those that are not chosen yet', () => {
  expect(notChosen(['English', 'Hindi'], ['english'])).toEqual(['Hindi']);
});

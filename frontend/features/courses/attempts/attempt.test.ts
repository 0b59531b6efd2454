import { expect, test } from 'vitest';
import { addAnswer, answersOf, isSentAnswer, type SentAnswer } from './attempt.ts';

test('the latest answer to a question is sent, and shown before it has arrived', () => {
  const waiting = [
    { number: 1, answer: 2 },
    { number: 3, answer: 'git sw' },
    { number: 3, answer: 'git switch' },
    { number: 1, answer: null },
  ].reduce(addAnswer, [] as readonly SentAnswer[]);
  expect(waiting).toEqual([
    { number: 3, answer: 'git switch' },
    { number: 1, answer: null },
  ]);
  const question = { kind: 'choice' as const, prompt: [], options: [], unit: null, code: null };
  const questions = [
    { ...question, number: 1, answer: 1 },
    { ...question, number: 2, answer: 4 },
  ];
  expect([...answersOf({ questions }, waiting)]).toEqual([
    [1, null],
    [2, 4],
    [3, 'git switch'],
  ]);
});

test('what was stored by something else is left out', () => {
  expect(
    [
      { number: 1, answer: null },
      { number: 2, answer: [1] },
    ].every(isSentAnswer),
  ).toBe(true);
  expect([null, {}, { number: 'x', answer: 1 }, { number: 1 }].some(isSentAnswer)).toBe(false);
});

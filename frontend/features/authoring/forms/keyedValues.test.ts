import { describe, expect, it } from 'vitest';
import type { Exercise, Keyed } from '#shared/features/courses/package.ts';
import { exerciseValuesSchema, keyedValues, questionValuesSchema } from './keyedValues.ts';
import { sourcesInLines, sourcesOf } from './lines.ts';

const QUESTIONS: readonly Keyed[] = [
  { kind: 'choice', prompt: 'Which?', options: ['One', 'Two'], right: 2 },
  { kind: 'several', prompt: 'Which?', options: ['One', 'Two', 'Three'], right: [1, 3] },
  { kind: 'order', prompt: 'In which order?', options: ['One', 'Two', 'Three'], right: [3, 1, 2] },
  { kind: 'number', prompt: 'How many?', right: 1.5, tolerance: 0.1, unit: 'kg' },
  { kind: 'number', prompt: 'How many?', right: -3 },
  { kind: 'text', prompt: 'What is it called?', right: ['rebase', 'git rebase'] },
  { kind: 'code', prompt: 'What does it print?', language: 'js', code: 'f();', right: ['1\n2', '1 2'] },
];

describe('the form of a question', () => {
  it.each(QUESTIONS)('gives a $kind back as it was', (question) => {
    expect(questionValuesSchema.parse(keyedValues(question))).toEqual(question);
  });

  it('names the field that is wrong, in its own words', () => {
    const values = { ...keyedValues(QUESTIONS[0]), options: 'One', right: '' };
    const { error } = questionValuesSchema.safeParse(values);
    const messages = (error?.issues ?? []).map(({ path, message }) => [path[0], message]);
    expect(Object.fromEntries(messages)).toEqual({
      options: 'Enter two to six options, each in a line of its own',
      right: 'Enter the number of the right option, such as 2',
    });
  });
});

it('the form of an exercise keeps its explanations', () => {
  const exercise: Exercise = {
    ...{ kind: 'choice', prompt: 'Which?', options: ['One', 'Two'], right: 2 },
    ...{ feedback: ['It is less.', 'It is right.'], explanation: 'Two is more than one.' },
  };
  expect(exerciseValuesSchema.parse(keyedValues(exercise))).toEqual(exercise);
});

it('sources are one in each line, whatever their titles have', () => {
  const sources = [{ title: 'A | B', url: 'https://example.com/', readOn: '2026-01-31' }];
  expect(sourcesOf(sourcesInLines(sources))).toEqual(sources);
});

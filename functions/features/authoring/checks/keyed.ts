import type { Finding } from '#shared/features/authoring/schema.ts';
import type { Exercise, Keyed } from '#shared/features/courses/package.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import { type At, error, warning } from './places.ts';
import { markdownFindings } from './text.ts';
import { wordingFindings } from './wording.ts';

/** Texts as they are compared. */
export const folded = (text: string): string =>
  text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const hasTwice = (values: readonly (string | number)[]): boolean => new Set(values).size < values.length;

/** How much longer than the others the right option is, before it gives itself away. */
const TELLING = { times: 1.6, characters: 25 } as const;
const CATCH_ALL = /^(?:all|none|both|neither) of (?:the above|these|them)\.?$/i;

const isTelling = (options: readonly string[], right: readonly number[]): boolean => {
  const lengthsOf = (isRight: boolean) =>
    options.filter((_, index) => right.includes(index + 1) === isRight).map(({ length }) => length);
  const mean = (lengths: readonly number[]) =>
    lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const [own, others] = [mean(lengthsOf(true)), mean(lengthsOf(false))];
  return others > 0 && own > others * TELLING.times && own - others > TELLING.characters;
};

/** What is wrong with options whatever is asked of them. */
const optionFindings = (at: At, options: readonly string[], right: readonly number[]): Finding[] => [
  ...(options.some((option) => option === '') ? [error(at, 'An option is empty.')] : []),
  ...(hasTwice(options.map(folded)) ? [error(at, 'Two options are the same.')] : []),
  ...(right.some((number) => number > options.length) ? [error(at, 'The right option does not exist.')] : []),
  ...(hasTwice(right) ? [error(at, 'An option is named twice in what is right.')] : []),
];

/** What gives the right options away, or makes them hard to tell apart. */
const choosingFindings = (at: At, options: readonly string[], right: readonly number[]): Finding[] => {
  const catchAll = options.find((option) => CATCH_ALL.test(option));
  return [
    ...(isTelling(options, right)
      ? [warning(at, 'What is right is much longer than the other options.')]
      : []),
    ...(catchAll === undefined
      ? []
      : [
          warning(
            at,
            `“${catchAll}” can be chosen without knowing the subject. Write a specific option instead.`,
          ),
        ]),
  ];
};

/** What the checks find in what is right. */
const rightFindings = (at: At, keyed: Keyed): Finding[] => {
  switch (keyed.kind) {
    case 'choice':
      return [
        ...optionFindings(at, keyed.options, [keyed.right]),
        ...choosingFindings(at, keyed.options, [keyed.right]),
      ];
    case 'several':
      return [
        ...optionFindings(at, keyed.options, keyed.right),
        ...choosingFindings(at, keyed.options, keyed.right),
        ...(keyed.right.length === keyed.options.length
          ? [warning(at, 'All options are right. At least one should be wrong.')]
          : []),
      ];
    case 'order':
      return [
        ...optionFindings(at, keyed.options, keyed.right),
        ...(keyed.right.length === keyed.options.length
          ? []
          : [error(at, 'The right order names each option once.')]),
      ];
    case 'text':
    case 'code':
      return [
        ...(keyed.right.some((answer) => answer === '') ? [error(at, 'An accepted answer is empty.')] : []),
        ...(hasTwice(keyed.right.map(folded)) ? [warning(at, 'Two accepted answers are the same.')] : []),
      ];
    case 'number':
      return [];
  }
};

/** What the checks find in a question, or in an exercise beside its feedback. */
export const keyedFindings = (at: At, keyed: Keyed): Finding[] => [
  ...(keyed.prompt === '' ? [error(at, 'The question is empty.')] : []),
  ...('code' in keyed && keyed.code === '' ? [error(at, 'There is no code to read.')] : []),
  ...markdownFindings(at, keyed.prompt, COURSE.prompt),
  ...rightFindings(at, keyed),
  ...wordingFindings(at, [keyed.prompt, ...('options' in keyed ? keyed.options : [])].join('\n')),
];

/** What the checks find in the feedback of an exercise. */
export const feedbackFindings = (at: At, exercise: Exercise): Finding[] => {
  const { feedback = [], explanation } = exercise;
  const options = exercise.kind === 'choice' || exercise.kind === 'several' ? exercise.options.length : 0;
  return [
    ...(explanation === '' ? [error(at, 'Explain why the right answer is right.')] : []),
    ...(feedback.length > 0 && feedback.length !== options
      ? [error(at, 'There is one sentence of feedback for each option.')]
      : []),
    ...(feedback.length === 0 && options > 0
      ? [warning(at, 'The options have no feedback of their own.')]
      : []),
  ];
};

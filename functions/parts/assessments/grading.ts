import * as z from 'zod';
import type { Answer } from '#shared/features/courses/exercises.ts';

/** What is right in an exercise or a question. Options are numbered from 1 as they are shown. */
export const answerKeySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), right: z.number().int() }),
  z.object({ kind: z.literal('several'), right: z.array(z.number().int()) }),
  z.object({ kind: z.literal('order'), right: z.array(z.number().int()) }),
  z.object({ kind: z.literal('number'), right: z.number(), tolerance: z.number().optional() }),
  z.object({ kind: z.literal('text'), right: z.array(z.string()) }),
  z.object({ kind: z.literal('code'), right: z.array(z.string()) }),
]);
export type AnswerKey = z.infer<typeof answerKeySchema>;

/** So small a part of a number is lost when it is written in decimals: 0.1 + 0.2 is 0.3. */
const ROUNDING = 1e-9;

const words = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Lines without the spaces at their ends, and without empty lines at the end. */
const printed = (text: string): string =>
  text
    .normalize('NFC')
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();

const sameList = (given: Answer, right: readonly number[]): boolean =>
  Array.isArray(given) &&
  given.length === right.length &&
  given.every((number, index) => number === right[index]);

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** A number may be typed as a text, with spaces around it. */
const asNumber = (given: Answer): number => {
  if (typeof given === 'number') return given;
  return typeof given === 'string' && given.trim() !== '' ? Number(given) : Number.NaN;
};

const isClose = (given: Answer, right: number, tolerance: number): boolean =>
  Math.abs(asNumber(given) - right) <= tolerance + ROUNDING * Math.max(1, Math.abs(right));

/**
 * Whether an answer is right: the option; exactly the options, in any order; the options in order; a number within the tolerance;
 * a text without regard to case and doubled spaces; what code prints, line by line, without spaces at the ends of lines. An
 * answer of another form is wrong.
 */
export const isRight = (key: AnswerKey, given: Answer): boolean => {
  switch (key.kind) {
    case 'choice':
      return given === key.right;
    case 'several':
      return Array.isArray(given) && sameList(ascending(given), ascending(key.right));
    case 'order':
      return sameList(given, key.right);
    case 'number':
      return isClose(given, key.right, key.tolerance ?? 0);
    case 'text':
      return typeof given === 'string' && key.right.some((right) => words(right) === words(given));
    case 'code':
      return typeof given === 'string' && key.right.some((right) => printed(right) === printed(given));
  }
};

/** The form in which two answers to a question are compared with each other: equal ones have the same. */
export const comparable = (given: Answer): string => {
  if (Array.isArray(given)) return JSON.stringify(given);
  return words(String(given));
};

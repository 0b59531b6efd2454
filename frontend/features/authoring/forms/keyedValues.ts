import * as z from 'zod';
import { type Exercise, exerciseSchema, type Keyed, keyedSchema } from '#shared/features/courses/package.ts';
import { linesOf, numbersOf } from './lines.ts';

type ExerciseKind = Keyed['kind'];

/** An exercise or a question as it is typed. Lists have one entry in each line. */
export interface KeyedValues {
  kind: ExerciseKind;
  prompt: string;
  /** Of a choice, of several and of an order. */
  options: string;
  /** The numbers of options, the number, or the accepted answers. */
  right: string;
  tolerance: string;
  unit: string;
  language: string;
  code: string;
  /** Of exercises: a line for each option, and the explanation. */
  feedback: string;
  explanation: string;
}

const EMPTY: KeyedValues = {
  ...{ kind: 'choice', prompt: '', options: '', right: '', tolerance: '', unit: '' },
  ...{ language: '', code: '', feedback: '', explanation: '' },
};

/** Between outputs that are accepted of a piece of code, since each may have several lines. */
const OUTPUT_BREAK = '\n---\n';

export const hasOptions = (kind: ExerciseKind): boolean =>
  kind === 'choice' || kind === 'several' || kind === 'order';

/** Of which kinds each option is explained by itself. */
export const explainsOptions = (kind: ExerciseKind): boolean => kind === 'choice' || kind === 'several';

const rightInText = (keyed: Keyed): string => {
  switch (keyed.kind) {
    case 'choice':
    case 'number':
      return String(keyed.right);
    case 'several':
    case 'order':
      return keyed.right.join(', ');
    case 'text':
      return keyed.right.join('\n');
    case 'code':
      return keyed.right.join(OUTPUT_BREAK);
  }
};

/** An exercise or a question as its form shows it; without one, an empty form. */
export const keyedValues = (keyed: Keyed | Exercise | undefined): KeyedValues => {
  if (!keyed) return EMPTY;
  return {
    ...EMPTY,
    kind: keyed.kind,
    prompt: keyed.prompt,
    right: rightInText(keyed),
    ...('options' in keyed && { options: keyed.options.join('\n') }),
    ...(keyed.kind === 'number' && {
      tolerance: keyed.tolerance === undefined ? '' : String(keyed.tolerance),
      unit: keyed.unit ?? '',
    }),
    ...(keyed.kind === 'code' && { language: keyed.language, code: keyed.code }),
    ...('explanation' in keyed && {
      feedback: (keyed.feedback ?? []).join('\n'),
      explanation: keyed.explanation,
    }),
  };
};

const numberOf = (text: string): number | undefined => {
  const written = text.trim().replace(',', '.');
  return written === '' ? undefined : Number(written);
};

/** What a form says, as the contract has it; the schema of the contract refuses what is wrong in it. */
const keyedOf = ({ kind, prompt, options, right, tolerance, unit, language, code }: KeyedValues) => {
  const listed = { kind, prompt, options: linesOf(options) };
  switch (kind) {
    case 'choice':
      return { ...listed, right: numberOf(right) };
    case 'several':
    case 'order':
      return { ...listed, right: numbersOf(right) };
    case 'number': {
      const near = numberOf(tolerance);
      return {
        ...{ kind, prompt, right: numberOf(right) },
        ...(near !== undefined && { tolerance: near }),
        ...(unit.trim() !== '' && { unit }),
      };
    }
    case 'text':
      return { kind, prompt, right: linesOf(right) };
    case 'code':
      return {
        ...{ kind, prompt, language, code },
        right: right.split(OUTPUT_BREAK).filter((output) => output.trim() !== ''),
      };
  }
};

const RIGHT: Readonly<Record<ExerciseKind, string>> = {
  choice: 'Enter the number of the right option, such as 2',
  several: 'Enter the numbers of all right options, such as 1, 3',
  order: 'Enter the numbers of the options in the right order, such as 2, 1, 3',
  number: 'Enter a number',
  text: 'Enter one to eight accepted answers, each in a line of its own',
  code: 'Enter what the code prints',
};

/** The message for what the contract refuses: its own, except where the form has another notion of the field. */
const messageFor = (field: string, kind: ExerciseKind, message: string): string => {
  if (field === 'right') return RIGHT[kind];
  return field === 'tolerance' ? 'Enter a number from 0, or nothing' : message;
};

const schemaFor = <Made>(contract: z.ZodType<Made>, made: (values: KeyedValues) => unknown) =>
  z.custom<KeyedValues>().transform((values, context): Made => {
    const { data, error } = contract.safeParse(made(values));
    if (data !== undefined) return data;
    for (const { path, message } of error?.issues ?? []) {
      const field = String(path[0]);
      context.addIssue({
        code: 'custom',
        path: [field],
        message:
          field === 'options' && path.length === 1
            ? 'Enter two to six options, each in a line of its own'
            : messageFor(field, values.kind, message),
      });
    }
    return z.NEVER;
  });

/** The rules of the form of a question. */
export const questionValuesSchema = schemaFor(keyedSchema, keyedOf);

/** The rules of the form of an exercise. */
export const exerciseValuesSchema = schemaFor(exerciseSchema, (values) => {
  const feedback = explainsOptions(values.kind) ? linesOf(values.feedback) : [];
  return {
    ...keyedOf(values),
    explanation: values.explanation,
    ...(feedback.length > 0 && { feedback }),
  };
});

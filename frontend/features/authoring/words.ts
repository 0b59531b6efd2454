import type { Finding, Place } from '#shared/features/authoring/schema.ts';
import type { EXERCISE_KINDS } from '#shared/features/courses/rules.ts';

export const KIND_LABELS: Readonly<Record<(typeof EXERCISE_KINDS)[number], string>> = {
  choice: 'One of several options',
  several: 'All that apply',
  order: 'Order',
  number: 'Number',
  text: 'Short text',
  code: 'What code prints',
};

const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `6 lessons, 36 questions`. */
export const sizeInWords = ({ lessons, questions }: { lessons: number; questions: number }): string =>
  `${many(lessons, 'lesson')}, ${many(questions, 'question')}`;

/** `Version 2 is published`. */
export const versionInWords = (published: number): string =>
  published === 0 ? 'Not published yet' : `Version ${published} is published`;

interface FoundAt<Found> {
  readonly where: string;
  readonly place: Place;
  readonly found: readonly Found[];
}

/** What the checks found, by its place, in the order of the course. */
export const findingsByPlace = <Found extends Pick<Finding, 'where' | 'place'>>(
  findings: readonly Found[],
): readonly FoundAt<Found>[] => [
  ...Map.groupBy(findings, ({ where }) => where)
    .entries()
    .map(([where, found]) => ({ where, place: found[0]?.place ?? {}, found })),
];

/** How the checks went: `2 errors, 1 warning`. */
export const findingsInWords = (findings: readonly Pick<Finding, 'level'>[]): string => {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return `${many(errors, 'error')}, ${many(findings.length - errors, 'warning')}`;
};

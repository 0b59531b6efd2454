import type { Answer, ShownExercise } from '#shared/features/courses/exercises.ts';

/** An answer, or null for none yet. */
export type GivenAnswer = Answer | null;

/** The numbers of the options, as they are shown. */
export const shownOrder = (options: readonly unknown[]): readonly number[] => options.map((_, at) => at + 1);

/** What is answered when nothing was changed: the options in the order that is shown. Of other kinds, nothing. */
export const unchangedAnswer = ({ kind, options }: ShownExercise): GivenAnswer =>
  kind === 'order' ? [...shownOrder(options)] : null;

/** Whether there is anything to check. */
export const isAnswered = (answer: GivenAnswer): answer is Answer => {
  if (answer === null) return false;
  return typeof answer === 'number' || answer.length > 0;
};

/** A number as it is typed, with a point or a comma; null for what is none. */
export const typedNumber = (text: string): number | null => {
  const written = text.trim().replace(',', '.');
  const value = Number(written);
  return written === '' || !Number.isFinite(value) || Math.abs(value) > 1e12 ? null : value;
};

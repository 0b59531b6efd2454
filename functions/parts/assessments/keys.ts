import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { shownExerciseSchema } from '#shared/features/courses/exercises.ts';
import { answerKeySchema } from './grading.ts';

/*
 * The records with what is right. Only the functions of assessing and of authoring may read them (decision 0299): whatever
 * imports this file into another one is refused by the table.
 */

/** What is right in an exercise, and why. */
const exerciseKeySchema = z.object({
  /** Numbered through the course, from 1. */
  number: z.number().int(),
  key: answerKeySchema,
  /** Of a choice and of several: why each option is right or wrong; empty for the others. */
  feedback: z.array(z.string()),
  explanation: z.string(),
});
export type ExerciseKey = z.infer<typeof exerciseKeySchema>;
const exerciseKeysSchema = z.object({ keys: z.array(exerciseKeySchema) });

/** A question as it is shown, and what is right. */
const questionSchema = z.object({ shown: shownExerciseSchema, key: answerKeySchema });
export type Question = z.infer<typeof questionSchema>;
const packSchema = z.object({
  objective: z.number().int(),
  /** Numbered from 1, in order. */
  questions: z.array(questionSchema),
  /** The numbers of those whose point everyone gets who was asked. */
  withdrawn: z
    .set(z.string())
    .default(() => new Set<string>())
    .transform((numbers) => new Set([...numbers].map(Number))),
});
export type QuestionPack = z.output<typeof packSchema>;

/** A version of a course. */
export interface VersionId {
  readonly courseId: string;
  readonly version: number;
}

const keysOfLesson = ({ courseId, version }: VersionId, lesson: number) => ({
  id: courseId,
  version: String(version),
  lesson: String(lesson),
});

export const packKey = ({ courseId, version }: VersionId, objective: number) =>
  keyOf('question-pack', { id: courseId, version: String(version), objective: String(objective) });

/** The write that stores what is right in the exercises of a lesson of a version. */
export const exerciseKeysWrite = (of: VersionId, lesson: number, keys: readonly ExerciseKey[]): Write => ({
  Put: { Item: { ...itemOf('exercise-keys', keysOfLesson(of, lesson)), keys } },
});

/** The write that stores the questions of an objective of a version. */
export const questionPackWrite = (
  of: VersionId,
  objective: number,
  questions: readonly Question[],
): Write => ({
  Put: { Item: { ...packKey(of, objective), entity: 'question-pack', objective, questions } },
});

/** What is right in an exercise of a lesson, read as cheaply as what never changes; undefined when there is none of the number. */
export const getExerciseKey = async (
  of: VersionId,
  lesson: number,
  exercise: number,
): Promise<ExerciseKey | undefined> => {
  const [stored] = await getItems(exerciseKeysSchema, [keyOf('exercise-keys', keysOfLesson(of, lesson))]);
  return stored?.keys.find(({ number }) => number === exercise);
};

/**
 * The packs of a version in the order of its objectives. They never change, but for what is withdrawn: what grades reads them
 * consistently.
 */
export const getPacks = async (
  of: VersionId,
  objectives: number,
  consistent = false,
): Promise<QuestionPack[]> => {
  const keys = Array.from({ length: objectives }, (_, index) => packKey(of, index + 1));
  const packs = await getItems(packSchema, keys, consistent);
  return packs.toSorted((a, b) => a.objective - b.objective);
};

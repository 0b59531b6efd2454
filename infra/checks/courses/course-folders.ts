import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { BuiltInCourse } from '#functions/seed/courses/package-of.ts';
import { builtInCourses, FOLDER } from '#functions/seed/courses/publish-courses.ts';
import type { Exercise, Keyed } from '#shared/features/courses/package.ts';

/** What a folder says of an exercise or a question beyond the package: whether a test runs its code. */
const markedSchema = z.array(
  z.object({
    lesson: z.number().default(0),
    objective: z.number().default(0),
    run: z.boolean().default(false),
  }),
);

/** Which entries of a file are run, in the order of their lessons or objectives, as the package has them. */
const runsIn = (id: string, file: string): boolean[] =>
  markedSchema
    .parse(parse(readFileSync(join(FOLDER, id, file), 'utf8')))
    .toSorted((a, b) => a.lesson - b.lesson || a.objective - b.objective)
    .map(({ run }) => run);

/** An exercise or a question, with its lesson or its objective from 1. */
interface Asked<K extends Keyed> {
  readonly of: number;
  readonly keyed: K;
  readonly isRun: boolean;
}

const askedIn = <K extends Keyed>(groups: readonly (readonly K[])[], runs: readonly boolean[]): Asked<K>[] =>
  groups
    .flatMap((group, index) => group.map((keyed) => ({ of: index + 1, keyed })))
    .map((one, index) => ({ ...one, isRun: runs[index] === true }));

/** A built-in course as the product publishes it, with what is asked in one list. */
export interface Course extends BuiltInCourse {
  /** By their lessons, in order. */
  readonly exercises: readonly Asked<Exercise>[];
  /** By their objectives, in order. */
  readonly questions: readonly Asked<Keyed>[];
}

/** All built-in courses, read as the product reads them. */
export const COURSES: readonly Course[] = (await builtInCourses()).map(({ id, course }) => ({
  id,
  course,
  exercises: askedIn(
    course.lessons.map(({ exercises }) => exercises),
    runsIn(id, 'exercises.yaml'),
  ),
  questions: askedIn(course.questions, runsIn(id, 'questions.yaml')),
}));

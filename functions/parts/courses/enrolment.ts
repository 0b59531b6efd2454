import * as z from 'zod';
import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { getItem, type Key } from '#functions/core/table.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { ENROLMENT_STATUSES } from '#shared/features/enrolments/rules.ts';

/** Numbers as a set of the table, which an update adds to without reading it. There is none while it is empty. */
const numbers = z
  .set(z.string())
  .default(() => new Set<string>())
  .transform((texts) => [...texts].map(Number).sort((one, other) => one - other));

/** A student in a course. What is done is in sets: devices and retries add to them, and nothing takes away. */
export const enrolmentRecordSchema = z.object({
  userId: z.string(),
  courseId: z.string(),
  title: z.string(),
  version: z.number().int().min(1),
  status: z.enum(ENROLMENT_STATUSES),
  /** The titles of the lessons of the version, in order. */
  lessonTitles: z.array(z.string()),
  lessonsDone: numbers,
  /** Exercises that were answered right, numbered through the course. */
  exercisesDone: numbers,
  lesson: z.number().int().min(1),
  place: z.number().int().min(0),
  newer: z.object({ version: z.number().int().min(1), changes: z.string() }).nullable(),
  startedAt: momentSchema,
  updatedAt: momentSchema,
  completedAt: momentSchema.nullable(),
});
export type EnrolmentRecord = z.output<typeof enrolmentRecordSchema>;

export const enrolmentKey = (userId: string, courseId: string): Key =>
  keyOf('enrolment', { userId, courseId });

export const getEnrolment = (userId: string, courseId: string): Promise<EnrolmentRecord | undefined> =>
  getItem(enrolmentRecordSchema, enrolmentKey(userId, courseId));

/** The attributes by which an enrolment is found in the list of its student. */
export const enrolmentList = (of: Pick<EnrolmentRecord, 'userId' | 'courseId' | 'updatedAt'>) =>
  listKey('enrolment', 'ofUser', of);

/** The numbers of the lessons that are not done, in order. */
export const missingLessons = ({
  lessonTitles,
  lessonsDone,
}: Pick<EnrolmentRecord, 'lessonTitles' | 'lessonsDone'>): number[] =>
  lessonTitles.map((_, index) => index + 1).filter((number) => !lessonsDone.includes(number));

/** Numbers as the table has them; undefined for none, since it has no empty sets. */
export const storedNumbers = (numbers: readonly number[]): ReadonlySet<string> | undefined =>
  numbers.length > 0 ? new Set(numbers.map(String)) : undefined;

/** An enrolment with its place in the list. */
export const enrolmentItem = ({ lessonsDone, exercisesDone, ...enrolment }: EnrolmentRecord) => ({
  ...itemOf('enrolment', enrolment),
  ...enrolment,
  lessonsDone: storedNumbers(lessonsDone),
  exercisesDone: storedNumbers(exercisesDone),
  ...enrolmentList(enrolment),
});

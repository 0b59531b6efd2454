import type * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import {
  type EnrolmentRecord,
  enrolmentKey,
  enrolmentList,
  enrolmentRecordSchema,
} from '#functions/parts/courses/enrolment.ts';
import type { enrolments } from '#shared/features/enrolments/routes.ts';
import type { progressSchema } from '#shared/features/enrolments/schema.ts';
import { answered, completedIfDone, enrolmentOf, limitChanges } from './change.ts';

type Progress = z.infer<typeof progressSchema>;

const OTHER_VERSION = 'You have switched to another version of this course. Load it again.';

/** Whether the enrolment has all that a device says. */
const isKnown = (enrolment: EnrolmentRecord, { lesson, done, place }: Progress): boolean =>
  enrolment.lesson === lesson &&
  enrolment.place === place &&
  (!done || enrolment.lessonsDone.includes(lesson));

/**
 * Adds what a device knows: what is done is added to what other devices said, and the place is that of this request. 409 `conflict`
 * once the student has switched to another version than it is about.
 */
export const mergeProgress = async (
  { userId, courseId }: Pick<EnrolmentRecord, 'userId' | 'courseId'>,
  progress: Progress,
  now: Date,
): Promise<EnrolmentRecord> => {
  const { lesson, done, place, version } = progress;
  const updatedAt = now.toISOString();
  try {
    const changed = await updateItem({
      ...updateOf(
        enrolmentKey(userId, courseId),
        {
          set: { lesson, place, updatedAt, ...enrolmentList({ userId, courseId, updatedAt }) },
          add: done ? { lessonsDone: new Set([String(lesson)]) } : undefined,
        },
        { condition: 'version = :version', values: { ':version': version } },
      ),
      ReturnValues: 'ALL_NEW',
    });
    return enrolmentRecordSchema.parse(changed);
  } catch (error) {
    if (error instanceof ConditionFailed)
      throw new AppError('conflict', { message: OTHER_VERSION, cause: error });
    throw error;
  }
};

/** Saves what a student has read of a course. What the table knows already costs no write. */
export const saveProgress = async (
  userId: string,
  courseId: string,
  progress: Progress,
  now: Date,
): Promise<EnrolmentRecord> => {
  const enrolment = await enrolmentOf(userId, courseId);
  if (enrolment.version !== progress.version) throw new AppError('conflict', { message: OTHER_VERSION });
  if (progress.lesson > enrolment.lessonTitles.length)
    throw new AppError('not_found', { message: 'This lesson doesn’t exist.' });
  if (isKnown(enrolment, progress)) return completedIfDone(enrolment, now);
  await limitChanges(userId, now);
  return completedIfDone(await mergeProgress(enrolment, progress, now), now);
};

export const progress: Handler<typeof enrolments.progress> = async ({ account, params, body, now }) =>
  answered(await saveProgress(account.id, params.courseId, body, now), account, now);

import * as z from 'zod';
import { queueTask } from '#functions/core/delayed/task.ts';

// Without what it does: the consumer `stream` carries it.

/** A page of the students of a course who are notified of a version: the first one, or the one after a user. */
export const learnersTaskSchema = z.object({
  courseId: z.string(),
  version: z.number().int(),
  after: z.string().optional(),
});
export type LearnersTask = z.infer<typeof learnersTaskSchema>;

export const queueLearners = (task: LearnersTask): Promise<void> => queueTask('course-version', task, 0);

import * as z from 'zod';
import { hasCome, waitOn } from '#functions/core/delayed/moments.ts';
import { defineTask } from '#functions/core/delayed/task.ts';
import { getAttempt } from '#functions/parts/assessments/attempts.ts';
import { grade } from '#functions/parts/assessments/grade.ts';

const dataSchema = z.object({ attemptId: z.string(), at: z.string() });

/** Grades an attempt whose time is over with what was answered; before that, waits on. */
export const attemptDue = defineTask('attempt-due', dataSchema, async (data, now) => {
  const { attemptId, at } = data;
  if (!hasCome(at, now)) return waitOn('attempt-due', data, at, now);
  const attempt = await getAttempt(attemptId);
  if (attempt?.status === 'open') await grade(attempt, 'schedule', new Date(Math.max(+now, Date.parse(at))));
});

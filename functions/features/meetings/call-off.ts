import * as z from 'zod';
import { defineTask } from '#functions/core/delayed/task.ts';

const dataSchema = z.object({ userId: z.string(), opportunityId: z.string() });

/** Cancels the meetings for an application that has ended. What it needs is loaded with the first of them. */
export const meetingsCalledOff = defineTask('meetings-called-off', dataSchema, async (data, now) => {
  const { cancelAll } = await import('./cancel-all.ts');
  await cancelAll(data, now);
});

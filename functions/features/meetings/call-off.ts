import * as z from 'zod';
import { defineTask } from '#functions/core/delayed/task.ts';

const dataSchema = z.union([
  z.object({ userId: z.string(), opportunityId: z.string() }),
  z.object({ mentorshipId: z.string() }),
]);

/** Cancels the meetings for an application or a mentorship that has ended. What it needs is loaded with the first of them. */
export const meetingsCalledOff = defineTask('meetings-called-off', dataSchema, async (data, now) => {
  const { cancelAll, cancelSessions } = await import('./cancel-all.ts');
  await ('mentorshipId' in data ? cancelSessions(data.mentorshipId, now) : cancelAll(data, now));
});

import * as z from 'zod';
import { hasCome, waitOn } from '#functions/core/delayed/moments.ts';
import { defineTask } from '#functions/core/delayed/task.ts';
import { settleDue } from './settle-due.ts';

const dataSchema = z.object({ mentorshipId: z.string(), at: z.string() });

/** Does what is due about a mentorship at a moment; before it, waits on. */
export const mentorshipDue = defineTask('mentorship-due', dataSchema, async (data, now) => {
  const { mentorshipId, at } = data;
  await (hasCome(at, now) ? settleDue(mentorshipId, at, now) : waitOn('mentorship-due', data, at, now));
});

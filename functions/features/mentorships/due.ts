import * as z from 'zod';
import { eachDueSoon, hasCome, queueSoon, waitOn } from '#functions/core/delayed/moments.ts';
import { defineTask, type Task } from '#functions/core/delayed/task.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';

// Without what it does: the consumers `stream` and `deadlines` carry it.

const dataSchema = z.object({ mentorshipId: z.string(), at: z.string() });

/** Does what is due about a mentorship at a moment; before it, waits on. */
export const mentorshipDue: Task<'mentorship-due', z.input<typeof dataSchema>> = defineTask(
  'mentorship-due',
  dataSchema,
  async (data, now) => {
    if (!hasCome(data.at, now)) return waitOn(mentorshipDue, data, data.at, now);
    const { settleDue } = await import('./settle-due.ts');
    await settleDue(data.mentorshipId, data.at, now);
  },
);

/** Queues what is due before the next hourly run has seen it. */
export const queueDueSoon = (mentorshipId: string, at: string, now: Date): Promise<void> =>
  queueSoon(mentorshipDue, { mentorshipId, at }, at, now);

/** Queues all mentorships about which something is due before the next run, and returns how many. */
export const queueMentorships = (now: Date, hasTime: () => boolean): Promise<number> =>
  eachDueSoon(listPartition('mentorship', 'due', {}), now, hasTime, ({ pk, at }) =>
    queueDueSoon(partsOf('mentorship', { pk }).id, at, now),
  );

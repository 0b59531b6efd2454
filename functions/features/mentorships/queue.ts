import { eachDueSoon, queueSoon } from '#functions/core/delayed/moments.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';

// Without what it does: the consumers `stream` and `deadlines` carry it.

/** Queues what is due about a mentorship before the next hourly run has seen it. */
export const queueDueSoon = (mentorshipId: string, at: string, now: Date): Promise<void> =>
  queueSoon('mentorship-due', { mentorshipId, at }, at, now);

/** Queues all mentorships about which something is due before the next run, and returns how many. */
export const queueMentorships = (now: Date, hasTime: () => boolean): Promise<number> =>
  eachDueSoon(listPartition('mentorship', 'due', {}), now, hasTime, ({ pk, at }) =>
    queueDueSoon(partsOf('mentorship', { pk }).id, at, now),
  );

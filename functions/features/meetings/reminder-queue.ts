import { eachDueSoon, queueSoon } from '#functions/core/delayed/moments.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';

// Without what it does: the consumers `stream` and `deadlines` carry it.

/** Queues a reminder that is due before the next hourly run has seen it. */
export const queueReminder = (meetingId: string, at: string, now: Date): Promise<void> =>
  queueSoon('meeting-reminder', { meetingId, at }, at, now);

/** Queues all reminders that are due before the next run, those that are overdue included, and returns how many. */
export const queueReminders = (now: Date, hasTime: () => boolean): Promise<number> =>
  eachDueSoon(listPartition('meeting', 'reminders', {}), now, hasTime, ({ pk, at }) =>
    queueReminder(partsOf('meeting', { pk }).id, at, now),
  );

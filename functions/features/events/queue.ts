import { eachDueSoon, queueSoon } from '#functions/core/delayed/moments.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';

// Without what it does: the consumers `stream` and `deadlines` carry it.

/** Queues what is due about an event before the next hourly run has seen it. */
export const queueDueSoon = (eventId: string, at: string, now: Date): Promise<void> =>
  queueSoon('event-due', { eventId, at }, at, now);

/** Queues all events about which something is due before the next run, and returns how many. */
export const queueEvents = (now: Date, hasTime: () => boolean): Promise<number> =>
  eachDueSoon(listPartition('event', 'due', {}), now, hasTime, ({ pk, at }) =>
    queueDueSoon(partsOf('event', { pk }).id, at, now),
  );

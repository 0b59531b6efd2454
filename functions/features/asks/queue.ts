import { queueTask } from '#functions/core/delayed/task.ts';
import { eachDue } from '#functions/core/due.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';

/** Queues the end of questions that were not answered in time. */
export const queueLapsed = (now: Date, hasTime: () => boolean): Promise<number> =>
  eachDue(listPartition('ask', 'waiting', {}), now.toISOString(), hasTime, ({ pk }) =>
    queueTask('ask-lapsed', { askId: partsOf('ask', { pk }).id }, 0),
  );

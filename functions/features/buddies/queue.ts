import { queueTask } from '#functions/core/delayed/task.ts';
import { eachDue } from '#functions/core/due.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';

/** Queues the work for offers and pairs that are due, and for those who wait and are to be looked at again. */
export const queueBuddies = async (now: Date, hasTime: () => boolean): Promise<number> => {
  const until = now.toISOString();
  const due = await eachDue(listPartition('buddy-pair', 'due', {}), until, hasTime, ({ pk }) =>
    queueTask('buddy-due', { pairId: partsOf('buddy-pair', { pk }).id }, 0),
  );
  const again = await eachDue(listPartition('buddy-seat', 'again', {}), until, hasTime, ({ pk }) =>
    queueTask('buddy-again', { userId: partsOf('buddy-seat', { pk }).userId }, 0),
  );
  return due + again;
};

import { setTimeout as wait } from 'node:timers/promises';
import { updateOf } from '#functions/core/update.ts';
import { REDRIVE_DAYS } from '#shared/core/retention.ts';
import { itemOf, keyOf } from '../keys.ts';
import { ConditionFailed, deleteItem, putItem, updateItem } from '../table.ts';

/** How long an effect may run before its function counts as crashed. Its calls time out sooner. */
const LEASE_MS = 20_000;

/**
 * `claimed`, `done` before, or `busy`: another function is running it. A lease is about how long a process runs, not about
 * when something happened, so it uses the machine's clock: a record that is delivered again carries its old time.
 */
const claim = async (id: string, at: Date): Promise<'claimed' | 'done' | 'busy'> => {
  const machineNow = Date.now();
  try {
    await putItem({
      Item: {
        ...itemOf('effect', { id }),
        state: 'running',
        leaseUntil: machineNow + LEASE_MS,
        ttl: Math.floor(at.getTime() / 1000) + REDRIVE_DAYS * 86_400,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR (#state = :running AND leaseUntil < :now)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':running': 'running', ':now': machineNow },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return 'claimed';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return error.item?.state === 'done' ? 'done' : 'busy';
  }
};

/** Waits for another function's lease to end: with the effect done, given up, or the function crashed. */
const claimInTurn = async (id: string, at: Date): Promise<boolean> => {
  for (;;) {
    const state = await claim(id, at);
    if (state !== 'busy') return state === 'claimed';
    await wait(250);
  }
};

/**
 * Runs an effect outside the table (a mail) once for its id, however often its record is delivered. When it throws,
 * the next delivery runs it again at once; when its function crashes, after the lease. One gap remains: a function that
 * crashes after the effect and before it is stored as done lets it happen twice.
 */
export const once = async (id: string, at: Date, effect: () => Promise<void>): Promise<void> => {
  if (!(await claimInTurn(id, at))) return;
  const Key = keyOf('effect', { id });
  try {
    await effect();
  } catch (error) {
    await deleteItem({ Key });
    throw error;
  }
  await updateItem(updateOf(Key, { set: { state: 'done' }, remove: ['leaseUntil'] }));
};

import { setTimeout as wait } from 'node:timers/promises';
import { ConditionFailed, deleteItem, type Key, putItem, updateItem } from '#functions/core/table.ts';

/** How long an effect may be under way before its function counts as dead. The calls it makes give up sooner. */
const LEASE_MS = 20_000;
/** How long it is remembered that an effect was done: longer than the dead-letter queue keeps records (14 days). */
export const REMEMBERED_SECONDS = 15 * 86_400;

const effectKey = (id: string): Key => ({ pk: `effect#${id}`, sk: 'effect' });

/**
 * `claimed`, `done` before, or `busy`: another function is at it. A lease is about how long a process lives, not about
 * when something happened, so it goes by the machine's clock: a record that is delivered again carries its old time.
 */
const claim = async (key: Key, at: Date): Promise<'claimed' | 'done' | 'busy'> => {
  const machineNow = Date.now();
  try {
    await putItem({
      Item: {
        ...key,
        entity: 'effect',
        state: 'running',
        leaseUntil: machineNow + LEASE_MS,
        ttl: Math.floor(at.getTime() / 1000) + REMEMBERED_SECONDS,
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

/** Waits out another function's lease: it ends with the effect done, given up, or the function dead. */
const claimInTurn = async (key: Key, at: Date): Promise<boolean> => {
  for (;;) {
    const state = await claim(key, at);
    if (state !== 'busy') return state === 'claimed';
    await wait(250);
  }
};

/**
 * Does an effect outside the table (a mail) once for its id, however often its record is delivered. When it throws,
 * the next delivery does it again at once; when its function dies, after the lease. One window is left: a function
 * that dies after the effect and before it is noted as done lets it happen twice.
 */
export const once = async (id: string, at: Date, effect: () => Promise<void>): Promise<void> => {
  const key = effectKey(id);
  if (!(await claimInTurn(key, at))) return;
  try {
    await effect();
  } catch (error) {
    await deleteItem({ Key: key });
    throw error;
  }
  await updateItem({
    Key: key,
    UpdateExpression: 'SET #state = :done REMOVE leaseUntil',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':done': 'done' },
  });
};

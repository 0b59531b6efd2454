import { AsyncLocalStorage } from 'node:async_hooks';
import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';

/** What one request consumed of the table: capacity units by kind, and calls. */
export interface Usage {
  reads: number;
  writes: number;
  calls: number;
}

const current = new AsyncLocalStorage<Usage>();

/** Does `work`, counting what it and everything it awaits consume. */
export const countingUsage = <T>(work: () => Promise<T>): Promise<T> =>
  current.run({ reads: 0, writes: 0, calls: 0 }, work);

/** What the current request has consumed so far. */
export const usageSoFar = (): Usage => ({ reads: 0, writes: 0, calls: 0, ...current.getStore() });

/** Adds the capacity that a call on the table reported. Outside a request it counts nothing. */
export const recordUsage = (
  kind: 'reads' | 'writes',
  consumed: ConsumedCapacity | ConsumedCapacity[] | undefined,
): void => {
  const usage = current.getStore();
  if (!usage) return;
  usage.calls += 1;
  for (const { CapacityUnits = 0 } of consumed ? [consumed].flat() : []) usage[kind] += CapacityUnits;
};

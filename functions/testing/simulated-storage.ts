import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Records } from '#functions/core/catalog/builder.ts';
import type { CatalogStorage, Entry, Pointer } from '#functions/core/catalog/storage.ts';
import type { Change, Listing } from '#functions/parts/opportunities/catalog/listing.ts';

/** What may go wrong in a simulated storage, each with a probability from 0 to 1. */
export interface Trouble {
  /** An eventually consistent read does not see the latest entry. */
  readonly lag: number;
  /** An object that is stored has another bit, or is lost. */
  readonly damage: number;
  /** A call fails. */
  readonly failure: number;
}

export class SimulatedFailure extends Error {}

/**
 * A log, a pointer and snapshots in memory, whose calls take a random number of turns and fail as told: with the same
 * dice, the same things happen in the same order. For the protocol alone; the table's and the bucket's own behaviour is
 * tested on the local ones.
 */
export const simulateStorage = (dice: () => number, trouble: Trouble) => {
  const log = new Map<number, Entry<Listing>>();
  const objects = new Map<string, Buffer>();
  let pointer: Pointer | undefined;
  let calm = false;
  const happens = (probability: number): boolean => !calm && dice() < probability;

  const turns = async (): Promise<void> => {
    for (let left = Math.floor(dice() * 4); left > 0; left--) await nextTurn();
    if (happens(trouble.failure)) throw new SimulatedFailure();
  };
  const storage: CatalogStorage<Listing> = {
    entriesAfter: async (number, count, consistent = false) => {
      await turns();
      const late = !consistent && happens(trouble.lag) ? 1 : 0;
      const all = [...log.values()].sort((a, b) => a.number - b.number);
      const seen = all.slice(0, all.length - late).filter((entry) => entry.number > number);
      return { entries: seen.slice(0, count), more: seen.length > count };
    },
    latestEntry: async () => {
      await turns();
      return log.get(Math.max(...log.keys()));
    },
    append: async (entry) => {
      await turns();
      if (log.has(entry.number)) return false;
      log.set(entry.number, entry);
      await turns();
      return true;
    },
    removeEntriesBelow: async (number, before) => {
      await turns();
      for (const [one, { at }] of [...log].sort(([a], [b]) => a - b)) {
        if (one >= number || at >= before) return;
        log.delete(one);
      }
    },
    pointer: async () => {
      await turns();
      return pointer;
    },
    movePointer: async (next, from) => {
      await turns();
      if (pointer?.latest.key !== from) return false;
      pointer = next;
      return true;
    },
    save: async (bytes, number) => {
      await turns();
      const key = `${number}-${dice()}`;
      const stored = Buffer.from(bytes);
      const at = Math.floor(dice() * stored.length);
      if (happens(trouble.damage)) stored[at] = (stored[at] ?? 0) ^ 1;
      if (!happens(trouble.damage)) objects.set(key, stored);
      return key;
    },
    load: async (key) => {
      await turns();
      return objects.get(key);
    },
    remove: async (key) => {
      await turns();
      objects.delete(key);
    },
  };
  return {
    storage,
    /** From now on nothing goes wrong. */
    calmDown: () => {
      calm = true;
    },
    objects: () => [...objects.keys()],
    pointer: () => pointer,
    entries: () => [...log.keys()],
  };
};

/** The records of a table, for a snapshot that is made of them: open ones, and others. */
export const recordsOf = (changes: () => readonly Change[], termsVersion = ''): Records<Listing> => ({
  termsVersion,
  open: async function* () {
    yield changes().filter(({ listing }) => listing !== null);
  },
  current: async (ids) => changes().filter(({ id }) => ids.includes(id)),
});

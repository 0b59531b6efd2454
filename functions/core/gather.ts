/** Learns that its items of a call were sent, or why they were not. */
type Done = (error?: unknown) => void;

/** A call that is being filled: the items of each caller, and the keys of all. */
interface Call<T> {
  readonly parts: Map<Done, T[]>;
  readonly keys: Set<string>;
}

export interface GatherOptions<T> {
  /** Sends the items of one call; throws when it could not. */
  readonly send: (items: readonly T[]) => Promise<void>;
  /** Two items with the same key are never in one call. */
  readonly keyOf: (item: T) => string;
  /** The most items of a call. */
  readonly most: number;
  /** The most calls under way. */
  readonly atOnce: number;
}

/**
 * Combines what several callers send at about the same time into full calls. The result sends a caller's items and
 * resolves when all of them are sent. A call that fails is repeated for each of its callers alone, so that the items of
 * one caller cannot make those of another fail. The order of calls is not kept.
 */
export const gather = <T>({ send, keyOf, most, atOnce }: GatherOptions<T>) => {
  const waiting: Call<T>[] = [];
  let underWay = 0;
  let planned = false;

  const run = async ({ parts }: Call<T>): Promise<void> => {
    try {
      await send([...parts.values()].flat());
      for (const done of parts.keys()) done();
    } catch (error) {
      if (parts.size === 1) for (const done of parts.keys()) done(error);
      else for (const [done, items] of parts) await send(items).then(() => done(), done);
    }
  };

  const start = (): void => {
    planned = false;
    for (let call = next(); call; call = next()) {
      underWay += 1;
      void run(call).finally(() => {
        underWay -= 1;
        start();
      });
    }
  };
  const next = (): Call<T> | undefined => (underWay < atOnce ? waiting.shift() : undefined);

  /** The call that still has room for an item, or a new one. */
  const callFor = (key: string): Call<T> => {
    const last = waiting.at(-1);
    if (last && last.keys.size < most && !last.keys.has(key)) return last;
    const call: Call<T> = { parts: new Map(), keys: new Set() };
    waiting.push(call);
    return call;
  };

  return (items: readonly T[]): Promise<void> => {
    if (items.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const calls = new Set<Call<T>>();
      const done: Done = (error) => {
        if (error !== undefined) reject(error);
        left -= 1;
        if (left === 0) resolve();
      };
      for (const item of items) {
        const key = keyOf(item);
        const call = callFor(key);
        call.keys.add(key);
        call.parts.set(done, [...(call.parts.get(done) ?? []), item]);
        calls.add(call);
      }
      let left = calls.size;
      if (!planned) {
        planned = true;
        // What other callers send in the same turn goes along.
        setImmediate(start);
      }
    });
  };
};

/** The latest work under way for each key. */
const latest = new Map<string, Promise<unknown>>();

/**
 * Does work that has the same key one after the other, in the order of the calls, also after one that failed. Of this
 * process alone: others may do the same work at the same time.
 */
export const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const before = latest.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  latest.set(key, mine);
  try {
    return await mine;
  } finally {
    if (latest.get(key) === mine) latest.delete(key);
  }
};

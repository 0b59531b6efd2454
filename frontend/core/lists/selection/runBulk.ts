/** The most requests at a time: an action on fifty rows leaves room for others. */
const AT_ONCE = 3;

/** What became of one item. */
export interface Outcome<Item> {
  item: Item;
  /** Why the action failed. */
  error?: unknown;
}

/**
 * Acts on each item with a few requests at a time. A failure does not stop the others; the outcomes are in the order of
 * the items.
 * @param onProgress is called with the number of items that are done
 */
export const runBulk = async <Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  onProgress?: (done: number) => void,
): Promise<readonly Outcome<Item>[]> => {
  const outcomes: Outcome<Item>[] = items.map((item) => ({ item }));
  const waiting = outcomes.values();
  let done = 0;
  const work = async () => {
    // One iterator for all workers: each takes the next item.
    for (const outcome of waiting) {
      try {
        await act(outcome.item);
      } catch (error) {
        outcome.error = error;
      }
      done += 1;
      onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
};

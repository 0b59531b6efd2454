import { positionOf, type StreamReader, type StreamRecord } from './reader.ts';

/** A reader for several consumers of one stream, which reads each record from the database once. */
export interface SharedReader extends StreamReader {
  /** Something was written: what is asked for from now on includes it. */
  readonly changed: () => void;
}

/** For this long, in milliseconds, nothing is read again unless something was written through the proxy. */
const FRESH_MS = 400;
/** A consumer that is further behind reads for itself. */
const KEPT_RECORDS = 2000;
const PAGE = 1000;

/** Shares a reader. Every write wakes each consumer for each shard: each of them would ask the database by itself. */
export const shareReader = (reader: StreamReader): SharedReader => {
  /** The newest records without a gap; those after `from`. */
  let records: StreamRecord[] = [];
  let from: number | undefined;
  let stale = true;
  let readAt = 0;
  let reading: Promise<void> | undefined;

  const read = async (start: number): Promise<void> => {
    stale = false;
    try {
      let page: StreamRecord[];
      do {
        const last = records.at(-1);
        page = await reader.after(last ? positionOf(last) : start);
        records = [...records, ...page];
      } while (page.length >= PAGE);
    } catch (error) {
      stale = true;
      throw error;
    }
    readAt = performance.now();
    const dropped = records.slice(0, -KEPT_RECORDS).at(-1);
    if (dropped) from = positionOf(dropped);
    records = records.slice(-KEPT_RECORDS);
  };
  const refresh = async (start: number): Promise<void> => {
    const enough = !stale && performance.now() - readAt < FRESH_MS;
    // Reading that began before the last change may lack it. Once more is enough, however many changes follow: a
    // consumer must not wait until nobody writes.
    await reading;
    if (enough) return;
    reading ??= read(start).finally(() => {
      reading = undefined;
    });
    await reading;
  };

  return {
    changed: () => {
      stale = true;
    },
    latest: reader.latest,
    after: async (position) => {
      from ??= position;
      if (position < from) return reader.after(position);
      await refresh(from);
      // Others may have moved on meanwhile.
      if (position < from) return reader.after(position);
      const next = records.findLastIndex((record) => positionOf(record) <= position) + 1;
      return records.slice(next, next + PAGE);
    },
  };
};

import { setImmediate as turn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionOf, type StreamReader, type StreamRecord } from './reader.ts';
import { shareReader } from './shared-reader.ts';

const recordAt = (position: number): StreamRecord => ({
  dynamodb: { SequenceNumber: String(position), ApproximateCreationDateTime: 0 },
});

/** A stream that answers with what it holds when it is asked, a moment later; `failures` of the next reads fail. */
class Stream implements StreamReader {
  size = 0;
  reads = 0;
  failures = 0;
  readonly after = async (position: number): Promise<StreamRecord[]> => {
    this.reads += 1;
    const length = Math.min(1000, Math.max(0, this.size - position));
    const page = Array.from({ length }, (_, index) => recordAt(position + index + 1));
    await turn();
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('The database is away.');
    }
    return page;
  };
  readonly latest = async (): Promise<number> => this.size;
}

test('every consumer reads every record once, in order, also while others are written', async () => {
  const steps = fc.array(fc.tuple(fc.nat(3), fc.nat(900)), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const stream = new Stream();
      const shared = shareReader(stream);
      const positions = [0, 0, 0, 0];
      const consume = async (consumer: number): Promise<void> => {
        const start = positions[consumer] ?? 0;
        const due = stream.size;
        const page = await shared.after(start);
        const expected = Array.from({ length: page.length }, (_, index) => start + index + 1);
        expect(page.map(positionOf)).toEqual(expected);
        expect(page.length).toBeGreaterThanOrEqual(Math.min(1000, due - start));
        positions[consumer] = start + page.length;
      };
      const ends: Promise<void>[] = [];
      for (const [consumer, written] of given) {
        stream.size += written;
        shared.changed();
        await Promise.all(ends.splice(0));
        // Two of them at the same time, as after every write.
        ends.push(consume(consumer), consume((consumer + 1) % 4));
      }
      await Promise.all(ends);
    }),
  );
});

test('four consumers that a write wakes cost one read, and none until the next write', async () => {
  const stream = new Stream();
  const shared = shareReader(stream);
  stream.size = 3;
  shared.changed();
  const pages = await Promise.all([0, 0, 0, 0].map((position) => shared.after(position)));
  expect(pages.map((page) => page.length)).toEqual([3, 3, 3, 3]);
  expect(await shared.after(3)).toEqual([]);
  expect(stream.reads).toBe(1);
});

test('a consumer gets what was written before it asked, however much is written from then on', async () => {
  const stream = new Stream();
  const shared = shareReader({
    latest: stream.latest,
    after: (position) => {
      const page = stream.after(position);
      // Another write during each read.
      stream.size += 1;
      shared.changed();
      return page;
    },
  });
  stream.size = 1;
  const pages = await Promise.all([shared.after(0), shared.after(0), shared.after(0)]);
  for (const page of pages) expect(page.length).toBeGreaterThanOrEqual(1);
  expect(stream.reads).toBeLessThanOrEqual(2);
});

test('a read that failed is made again', async () => {
  const stream = new Stream();
  const shared = shareReader(stream);
  stream.size = 1;
  stream.failures = 1;
  await expect(shared.after(0)).rejects.toThrow('The database is away.');
  expect(await shared.after(0)).toHaveLength(1);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '#functions/testing/stack.ts';
import { streamRecord } from '#functions/testing/stream.ts';
import { ALL_RECORDS, type KindsOf } from '#shared/records.ts';
import type { Effect } from './change.ts';
import { consumeStream } from './consume.ts';

beforeAll(asOperator);

/** No effects, for each kind of record. */
const IGNORED = Object.fromEntries(
  ALL_RECORDS.map(([kind]) => [kind, async () => undefined]),
) as unknown as Record<KindsOf<'stream'>, Effect>;

/** A change of an application: its user, its number, and whether its effect fails. */
interface Drawn {
  user: number;
  fails: boolean;
}

const recordOf = ({ user, fails }: Drawn, number: number) => {
  const item = { pk: `user#${user}`, sk: 'application#x', entity: 'application', number, fails };
  return streamRecord(item, undefined, item);
};

describe('a batch of the stream', () => {
  it('is processed in order within a partition, up to the first record that fails', async () => {
    const drawn = fc.record({ user: fc.nat({ max: 3 }), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawn, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 4 }),
        async (given, atOnce) => {
          const done: number[] = [];
          const handler = consumeStream<'stream'>(
            {
              ...IGNORED,
              application: async ({ after }) => {
                const number = Number(after?.number);
                // Later ones take less time.
                for (let turn = number; turn < 8; turn++) await nextTurn();
                if (after?.fails) throw new Error('made to fail');
                done.push(number);
              },
            },
            atOnce,
          );
          const Records = given.map(recordOf);
          const first = given.findIndex(({ fails }) => fails);
          const answer = handler({ Records });
          if (first === 0 && given.length > 1) await expect(answer).rejects.toThrow('The first record');
          else
            expect(await answer).toEqual({
              batchItemFailures:
                first < 0 ? [] : [{ itemIdentifier: Records[first]?.dynamodb?.SequenceNumber }],
            });
          const before = given.map((_, number) => number).slice(0, first < 0 ? undefined : first);
          expect(done).toEqual(expect.arrayContaining(before));
          for (const user of [0, 1, 2, 3]) {
            const own = done.filter((number) => given[number]?.user === user);
            expect(own).toEqual(own.toSorted((a, b) => a - b));
          }
        },
      ),
      { numRuns: 30, seed: 1 },
    );
  });
});

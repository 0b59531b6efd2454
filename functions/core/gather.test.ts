import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';

interface Item {
  key: string;
  bad?: boolean;
}

/** A gatherer with the calls that it made; a call with a bad item fails. */
const gathering = (most: number, atOnce = 2) => {
  const calls: Item[][] = [];
  let underWay = 0;
  const write = gather<Item>({
    most,
    atOnce,
    keyOf: ({ key }) => key,
    send: async (items) => {
      underWay += 1;
      expect(underWay).toBeLessThanOrEqual(atOnce);
      calls.push([...items]);
      await nextTurn();
      underWay -= 1;
      if (items.some(({ bad }) => bad)) throw new Error('A bad item');
    },
  });
  return { calls, write };
};

const items = (...keys: string[]): Item[] => keys.map((key) => ({ key }));

describe('what several callers send at the same time', () => {
  it('shares full calls', async () => {
    const { calls, write } = gathering(4);
    await Promise.all([write(items('a', 'b', 'c')), write(items('d', 'e')), write(items('f'))]);
    expect(calls.map((call) => call.map(({ key }) => key).join(''))).toEqual(['abcd', 'ef']);
  });

  it('is all sent once, in calls of the right size, without the same key twice', async () => {
    const callers = fc.array(fc.array(fc.constantFrom(...'abcdef'), { maxLength: 9 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(callers, fc.integer({ min: 1, max: 5 }), async (keys, most) => {
        const { calls, write } = gathering(most);
        await Promise.all(keys.map((own) => write(items(...own))));
        expect(
          calls
            .flat()
            .map(({ key }) => key)
            .sort(),
        ).toEqual(keys.flat().sort());
        for (const call of calls) {
          expect(call.length).toBeLessThanOrEqual(most);
          expect(new Set(call.map(({ key }) => key)).size).toBe(call.length);
        }
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it('fails for those alone whose items fail', async () => {
    const { calls, write } = gathering(10);
    const outcomes = await Promise.allSettled([
      write(items('a', 'b')),
      write([{ key: 'c', bad: true }]),
      write(items('d')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(calls).toHaveLength(4);
  });
});

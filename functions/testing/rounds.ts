const ALL = process.env.FLEDGE_SOAK === '1';

/** How many take part in a race: few in `npm test`, all of them in `npm run soak`. */
export const rounds = <T>(few: T, all: T): T => (ALL ? all : few);

/** The seed of the random races; FLEDGE_SEED repeats a run that failed with another one. */
export const RACE_SEED = Number(process.env.FLEDGE_SEED ?? 20_261_123);

/** A small generator of whole numbers below a limit: the same ones for the same seed (mulberry32). */
export const randomFrom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/**
 * Lets a number of clients work at the same time, at most 24 of them at any moment: the local stack has the cores of one
 * machine, and a function that waits for it longer than its 10 s fails as it would not in AWS.
 */
export const allClients = async (count: number, client: (number: number) => Promise<void>): Promise<void> => {
  const numbers = Array.from({ length: count }, (_, number) => number).values();
  await Promise.all(
    Array.from({ length: Math.min(24, count) }, async () => {
      for (const number of numbers) await client(number);
    }),
  );
};

/** How many cases a property is tried with: few, the same in every run, in `npm test`; many new ones in `npm run soak`. */
export const cases = (few: number, all: number): { numRuns: number; seed?: number } =>
  ALL ? { numRuns: all } : { numRuns: few, seed: 1 };

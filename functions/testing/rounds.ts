const ALL = process.env.FLEDGE_SOAK === '1';

/** How many take part in a race: few in `npm test`, all of them in `npm run soak`. */
export const rounds = (few: number, all: number): number => (ALL ? all : few);

/** How many cases a property is tried with: few, the same in every run, in `npm test`; many new ones in `npm run soak`. */
export const cases = (few: number, all: number): { numRuns: number; seed?: number } =>
  ALL ? { numRuns: all } : { numRuns: few, seed: 1 };

import { ResumeRejected } from '../rejection.ts';

/** Steps of looking at painted shapes for one file: an outlined resume of two pages needs some two million. */
const MOST_STEPS = 60_000_000;
/** Painted areas of one file; an outlined page has about 4,000. */
const MOST_PAINTS = 250_000;

/** Counts what looking at the pages of one file costs. Throws `ResumeRejected` when it is too much. */
export type Effort = { steps: (count: number) => void; paint: () => void };

export const newEffort = (): Effort => {
  let steps = 0;
  let paints = 0;
  return {
    steps: (count) => {
      steps += count;
      if (steps > MOST_STEPS) throw new ResumeRejected('too_complex');
    },
    paint: () => {
      paints += 1;
      if (paints > MOST_PAINTS) throw new ResumeRejected('too_complex');
    },
  };
};

import { useState } from 'react';
import { EVIDENCE_MAX } from '#shared/features/report-rules.ts';

/** The messages that are chosen for a report, by number. */
export interface Choice {
  has: (number: number) => boolean;
  /** No more can be chosen. */
  full: boolean;
  toggle: (number: number) => void;
}

/** Choosing messages for a report: `choice` is undefined while none are chosen. */
export const useChoice = () => {
  const [numbers, setNumbers] = useState<ReadonlySet<number>>();
  const choice: Choice | undefined = numbers && {
    has: (number) => numbers.has(number),
    full: numbers.size >= EVIDENCE_MAX,
    toggle: (number) => {
      const next = new Set(numbers);
      if (!next.delete(number) && next.size < EVIDENCE_MAX) next.add(number);
      setNumbers(next);
    },
  };
  return { choice, begin: () => setNumbers(new Set()), end: () => setNumbers(undefined) };
};

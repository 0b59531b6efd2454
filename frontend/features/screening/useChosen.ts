import { useState } from 'react';
import { COMPARED_AT_MOST } from '#shared/features/screening/rules.ts';
import type { ListedCandidate } from './api.ts';

/** The candidates that were chosen to be compared. They stay chosen under other filters, in another list, and after the comparison. */
export interface Chosen {
  readonly candidates: readonly ListedCandidate[];
  readonly has: (id: string) => boolean;
  /** No more can be chosen. */
  readonly full: boolean;
  readonly toggle: (candidate: ListedCandidate) => void;
  readonly clear: () => void;
}

/** Chooses up to four candidates of a posting. */
export const useChosen = (posting: string): Chosen => {
  const [chosen, setChosen] = useState<{ posting: string; candidates: readonly ListedCandidate[] }>({
    posting,
    candidates: [],
  });
  const candidates = chosen.posting === posting ? chosen.candidates : [];
  const has = (id: string) => candidates.some((one) => one.id === id);
  const full = candidates.length >= COMPARED_AT_MOST;
  const toggle = (candidate: ListedCandidate) => {
    if (has(candidate.id))
      setChosen({ posting, candidates: candidates.filter(({ id }) => id !== candidate.id) });
    else if (!full) setChosen({ posting, candidates: [...candidates, candidate] });
  };
  return { candidates, has, full, toggle, clear: () => setChosen({ posting, candidates: [] }) };
};

// Plain data and functions without schemas: the browser loads them with an opportunity.

/** What an applicant relies on: a change of one of these after publication is shown to those who applied before. */
export const TERMS = [
  'pay',
  'employment',
  'location',
  'applicantsFrom',
  'workMode',
  'startDate',
  'duration',
  'replyBy',
  'aiScreening',
] as const;
export type Term = (typeof TERMS)[number];

/** A term that changed, as people read it. An empty text means that it was not stated. */
export interface TermChange {
  readonly term: Term;
  readonly before: string;
  readonly after: string;
}

/** The terms that changed at a moment. */
export interface TermsChange {
  readonly at: string;
  readonly terms: readonly TermChange[];
}

/**
 * What changed after a moment, such as that of an application: for each term what it was then and what it is now. A term
 * that was changed and changed back is left out.
 */
export const termsChangedSince = (changes: readonly TermsChange[], moment: string): TermChange[] => {
  const found = new Map<Term, TermChange>();
  for (const { at, terms } of changes)
    if (at > moment)
      for (const change of terms)
        found.set(change.term, { ...change, before: found.get(change.term)?.before ?? change.before });
  return [...found.values()].filter(({ before, after }) => before !== after);
};

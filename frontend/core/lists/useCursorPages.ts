import { useLocation, useSearchParams } from 'react-router-dom';
import { AFTER } from './useUrlFilters.ts';

export interface CursorPages {
  /** Where the page starts; undefined for the first. Send it with the query. */
  cursor: string | undefined;
  /** How many pages come before this one; undefined when a shared link led here. */
  before: number | undefined;
  next: (cursor: string) => void;
  /** Undefined on the first page. */
  previous: (() => void) | undefined;
  first: () => void;
}

const trailOf = (state: unknown): readonly string[] | undefined => {
  const { trail } = Object(state) as { trail?: unknown };
  return Array.isArray(trail) ? trail.map(String) : undefined;
};

/** The pages around the one that starts at `cursor`. `go` leads to another, with the cursors of the pages before it. */
export const cursorPages = (
  cursor: string | undefined,
  state: unknown,
  go: (to: string | undefined, trail: readonly string[]) => void,
): CursorPages => {
  const trail = cursor === undefined ? [] : trailOf(state);
  return {
    cursor,
    before: trail?.length,
    next: (to) => go(to, [...(trail ?? []), cursor ?? '']),
    // A shared link says nothing of the pages before it: Previous starts again from the top.
    previous: cursor === undefined ? undefined : () => go(trail?.at(-1), trail?.slice(0, -1) ?? []),
    first: () => go(undefined, []),
  };
};

/**
 * The pages of a table whose server knows only the next one. The address has the cursor, so that a reload and the back
 * button return to the same page; the history entry has the cursors of the pages before it.
 */
export const useCursorPages = (): CursorPages => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  return cursorPages(search.get(AFTER) ?? undefined, state, (to, trail) => {
    const next = new URLSearchParams(search);
    if (to) next.set(AFTER, to);
    else next.delete(AFTER);
    setSearch(next, { state: { trail } });
  });
};

import { type RefCallback, type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { usePaneRoom } from '#frontend/ui/hooks/usePaneRoom.ts';
import { OPEN } from './useUrlFilters.ts';

export interface OpenItem {
  /** Measures the content; for ListWithDetail. */
  box: RefCallback<HTMLElement>;
  /** Whether list and detail are side by side. */
  wide: boolean;
  /** The item that the address names. */
  named: string | null;
  /** The item in the pane: the named one, or on a wide screen the first of the list. */
  shownId: string | undefined;
  /** The list around the ItemLinks. */
  rows: RefObject<HTMLUListElement | null>;
  /** The heading of the detail: it gets the focus when its item was chosen. */
  headingRef: RefCallback<HTMLHeadingElement>;
  select: (id: string) => void;
  /** Leaves the detail for the list. */
  close: () => void;
  /** The query string that opens an item; without one, the list. */
  searchFor: (id?: string) => string;
}

/**
 * Which item of a list is open. The address says so (`?open=`), beside the filters. The focus goes to an item that was
 * chosen, and back to its row when a narrow screen returns to the list. `j` and `k` move, `Escape` returns, `/` searches.
 * @param ready false while a prerendered page is not hydrated yet
 */
export const useOpenItem = (firstId: string | undefined, ready = true): OpenItem => {
  const [search, setSearch] = useSearchParams();
  const [box, wide] = usePaneRoom();
  const named = (ready && search.get(OPEN)) || null;
  const shownId = named ?? (wide ? firstId : undefined);
  const rows = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = useRef(false);

  const links = () => [...(rows.current?.querySelectorAll<HTMLElement>('a[data-item]') ?? [])];
  const focusRow = (id: string | undefined | null) =>
    links()
      .find(({ dataset }) => dataset.item === id)
      ?.focus();
  const searchFor = (id?: string) => {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete(OPEN);
    else next.set(OPEN, id);
    return `?${next}`;
  };
  const close = () => setSearch(searchFor());
  const select = (id: string) => {
    if (id === shownId && heading.current) return heading.current.focus();
    chosen.current = true;
    // Side by side, one step back leads to the list as it was before the first choice, not through everything that was
    // opened.
    setSearch(searchFor(id), { replace: wide && named !== null });
  };
  const move = (step: number) => {
    const all = links();
    const focused = all.findIndex((link) => link.matches(':focus'));
    const from =
      focused >= 0 ? focused : all.findIndex(({ dataset }) => dataset.item === shownId) - Number(!named);
    all[Math.max(0, Math.min(all.length - 1, from + step))]?.focus();
  };
  const back = () => (!wide && named ? close() : focusRow(shownId));
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Escape: back,
    '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
  });

  const namedBefore = useRef(named);
  useEffect(() => {
    const before = namedBefore.current;
    namedBefore.current = named;
    if (!wide && named === null && before !== null) focusRow(before);
  });
  const headingRef = (element: HTMLHeadingElement | null) => {
    heading.current = element;
    if (!element || !chosen.current) return;
    chosen.current = false;
    element.focus();
  };
  return { box, wide, named, shownId, rows, headingRef, select, close, searchFor };
};

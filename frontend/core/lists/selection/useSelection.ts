import { useRef, useState } from 'react';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';

/** The attributes by which a row and its checkbox are found; both hold the id of the item. */
export const ROW = 'data-row';
export const BOX = 'data-select';

interface SelectionOptions<Item> {
  /** The items that are shown: others cannot be selected. */
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** The name of an item, for its checkbox: 'Ada Lovelace'. */
  nameOf: (item: Item) => string;
  /** Names the page that is shown: another page or other filters start with nothing selected. */
  scope: string;
}

export interface Selection<Item> {
  /** The selected items, in the order of the list. */
  items: readonly Item[];
  /** How many can be selected. */
  shown: number;
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  has: (item: Item) => boolean;
  /** Selects an item or removes it; with `range`, everything from the last one to it. */
  toggle: (id: string, range?: boolean) => void;
  /** Selects everything that is shown, or nothing when all of it is selected. */
  toggleAll: () => void;
  /** Selects only these ids. */
  keep: (ids: Iterable<string>) => void;
  /** Selects nothing. The focus goes back to the checkbox that was used last. */
  clear: () => void;
}

/** The ids from one item to another, both included. */
const between = (ids: readonly string[], from: string, to: string): readonly string[] => {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  return first === undefined || last === undefined || first < 0 ? [to] : ids.slice(first, last + 1);
};

/**
 * Which items of a list are selected, for actions on several at once. `x` selects the row with the focus, Shift selects
 * a range. Items that are no longer shown are not selected any more.
 */
export const useSelection = <Item>(options: SelectionOptions<Item>): Selection<Item> => {
  const { items, idOf, nameOf, scope } = options;
  const [chosen, setChosen] = useState<{ scope: string; ids: ReadonlySet<string> }>({
    scope,
    ids: new Set(),
  });
  const last = useRef<string>(undefined);
  const ids = chosen.scope === scope ? chosen.ids : new Set<string>();
  const selected = items.filter((item) => ids.has(idOf(item)));
  const keep = (kept: Iterable<string>) => setChosen({ scope, ids: new Set(kept) });

  const toggle = (id: string, range = false) => {
    const next = new Set(ids);
    const all = range && last.current !== undefined ? between(items.map(idOf), last.current, id) : [id];
    for (const one of all) {
      if (ids.has(id)) next.delete(one);
      else next.add(one);
    }
    last.current = id;
    keep(next);
  };
  useKeys({
    x: () => {
      const id = document.activeElement?.closest(`[${ROW}]`)?.getAttribute(ROW);
      if (id) toggle(id);
    },
  });
  return {
    items: selected,
    shown: items.length,
    idOf,
    nameOf,
    has: (item) => ids.has(idOf(item)),
    toggle,
    toggleAll: () => keep(selected.length === items.length ? [] : items.map(idOf)),
    keep,
    clear: () => {
      keep([]);
      const boxes = [...document.querySelectorAll<HTMLElement>(`[${BOX}]`)];
      (boxes.find((box) => box.getAttribute(BOX) === last.current) ?? boxes[0])?.focus();
    },
  };
};

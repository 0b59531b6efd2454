import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FilterSet } from './filters.ts';

/** What of the address is no filter: the open item, and the place in a paged table. */
export const OPEN = 'open';
export const AFTER = 'after';

interface Options {
  /** The address is replaced: while typing. */
  replace?: boolean;
  preventScrollReset?: boolean;
}

interface UrlFilters<Values> {
  values: Values;
  /** Values in the address that are none of the choices, and how to remove them from it: for UnknownFilters. */
  unknown: { values: readonly string[]; remove: () => void };
  /** Whether any filter is set. */
  filtered: boolean;
  /** Sets some filters and leaves the others. The list starts again from the top, with nothing open. */
  set: (changed: Partial<Values>, options?: Options) => void;
  /** Sets filters from what they are or were just set to, which the screen may not show yet: another one of several choices. */
  update: (change: (latest: Values) => Partial<Values>, options?: Options) => void;
  /** Removes all filters. */
  clear: () => void;
  /** The query string of other values, for links: tabs and figures that lead to a filtered list. */
  searchFor: (values: Partial<Values>) => string;
}

/**
 * The filters of a list, kept in the address: a view can be shared, and the back button returns to the one before.
 * @param ready false while a prerendered page is not hydrated yet: it was built without a query
 * @param onSame called when the same filters are asked for again
 */
export const useUrlFilters = <Values>(
  filters: FilterSet<Values>,
  { ready = true, onSame }: { ready?: boolean; onSame?: () => void } = {},
): UrlFilters<Values> => {
  const [search, setSearch] = useSearchParams();
  const values = ready ? filters.read(search) : filters.none;
  const now = filters.write(values).toString();
  /** What was asked for at this address. It is in effect once the address has changed, and a further change may come before. */
  const asked = useRef<{ at: string; values: Values }>(undefined);
  const latest = () => (asked.current?.at === now ? asked.current.values : values);
  const go = (next: Values, options?: Options) => {
    const query = filters.write(next);
    const isSame = query.toString() === filters.write(latest()).toString();
    asked.current = { at: now, values: next };
    if (isSame) onSame?.();
    else setSearch(query, options);
  };
  return {
    values,
    unknown: {
      values: ready ? filters.unknown(search) : [],
      remove: () => setSearch(filters.write(values), { replace: true }),
    },
    filtered: now !== '',
    set: (changed, options) => go({ ...latest(), ...changed }, options),
    update: (change, options) => go({ ...latest(), ...change(latest()) }, options),
    clear: () => go(filters.none),
    searchFor: (given) => `?${filters.write({ ...filters.none, ...given })}`,
  };
};

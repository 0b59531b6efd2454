import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import { choiceFilter, defineFilters, textFilter } from '#frontend/core/lists/filters.ts';
import type { ManagedEntry, Origin } from '#shared/features/library/schema.ts';

/** Rows of the admins' table. */
export const PAGE_SIZE = 50;

export const SHOWS = ['reported', 'changed', 'due'] as const;
export const SHOW_LABELS = {
  reported: 'Reported',
  changed: 'Changed by admins',
  due: 'Sources to read again',
} as const;
export const ORIGIN_LABELS: Readonly<Record<Origin, string>> = {
  'built-in': 'Built in',
  added: 'Added',
  replaced: 'Replaced',
  hidden: 'Hidden',
};

/** The filters of the admins' list, named as the API names them. */
export const MANAGED_FILTERS = defineFilters({ q: textFilter(100), show: choiceFilter(SHOWS) });
export type ManagedFilters = typeof MANAGED_FILTERS.none;

/** One page of all entries. Other admins change them: loaded again at every visit. */
export const useManaged = ({ q, show }: ManagedFilters, cursor: string | undefined) =>
  useQuery({
    ...api.query('library.managed', { query: { q, show: show || undefined, cursor, limit: PAGE_SIZE } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** One entry for its editor. It is loaded at every visit, and not again while the admin writes. */
export const useManagedEntry = (id: string | undefined) =>
  useQuery({
    ...api.query('library.manage', { params: { id: id ?? '' } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    enabled: id !== undefined,
  });

/** Loads again what shows entries, after one has changed. */
export const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('library') });
};

/** Hides a built-in entry. */
export const hideEntry = ({ id, version }: ManagedEntry) =>
  version === null
    ? api.call('library.add', { params: { id }, body: { fields: null } })
    : api.call('library.change', { params: { id }, body: { fields: null, version } });

/** Removes what admins made of an entry. */
export const removeEntry = ({ id, version }: ManagedEntry) =>
  api.call('library.remove', { params: { id }, query: { version: version ?? 1 } });

/** Removes the reports of an entry. */
export const useSettle = (id: string) =>
  useAction(() => api.call('library.settle', { params: { id } }), 'Reports settled', useRefresh());

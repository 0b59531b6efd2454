import type { ActiveFilter } from '#frontend/core/lists/ActiveFilters.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import type { UserFilters } from './adminFilters.ts';
import { STATUS_LABELS } from './adminLabels.ts';

/** The filters that are set, in words. The role is not among them: its tab shows it. */
export const activeUserFilters = (
  values: UserFilters,
  set: (changed: Partial<UserFilters>) => void,
): readonly ActiveFilter[] => {
  const { q, status, joinedFrom, joinedTo, activeFrom, activeTo } = values;
  const filters: readonly [keyof UserFilters, string][] = [
    ['q', q && `“${q}”`],
    ['status', status && STATUS_LABELS[status]],
    ['joinedFrom', joinedFrom && `Joined from ${fullDate(joinedFrom)}`],
    ['joinedTo', joinedTo && `Joined to ${fullDate(joinedTo)}`],
    ['activeFrom', activeFrom && `Active from ${fullDate(activeFrom)}`],
    ['activeTo', activeTo && `Active to ${fullDate(activeTo)}`],
  ];
  return filters
    .filter(([, label]) => label !== '')
    .map(([name, label]) => ({ label, onRemove: () => set({ [name]: '' }) }));
};

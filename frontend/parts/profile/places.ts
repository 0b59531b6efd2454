import { PATHS } from '#frontend/core/paths.ts';
import type { Place } from '#shared/features/resume/findings.ts';

/** The address at which the profile editor opens this place: `/dashboard/profile?section=work&item=2&field=highlights`. */
export const placePath = ({ section, item, field }: Place): string => {
  const query = new URLSearchParams({ section });
  if (item !== undefined) query.set('item', String(item));
  if (field !== undefined) query.set('field', field);
  return `${PATHS.profile}?${query}`;
};

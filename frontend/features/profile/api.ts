import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { OwnProfile } from '#shared/features/profile/routes.ts';
import type { Audience, Section } from '#shared/features/profile/rules.ts';

/** Asked again at every visit, and never kept: an old version cannot be saved. */
export const ownQuery = { ...api.query('profile.own'), staleTime: 0, gcTime: 0 };

/** My profile, with the version and the audience of each section. */
export const useOwnProfile = () => useQuery(ownQuery);

/** Loads my profile from the server again. */
export const readProfile = (queryClient: QueryClient): Promise<OwnProfile> =>
  queryClient.fetchQuery(ownQuery);

/** A section as it is stored. */
export interface SectionRecord<T> {
  items: T[];
  version: number;
  audience: Audience;
}

/** Puts a section that was saved in the place of the old one, and lets what depends on a profile follow. */
export const showSaved = <T>(queryClient: QueryClient, section: Section, saved: SectionRecord<T>): void => {
  queryClient.setQueryData(
    ownQuery.queryKey,
    (before) => before && { ...before, sections: { ...before.sections, [section]: saved } },
  );
  void queryClient.invalidateQueries({ queryKey: api.key('dashboard') });
  void queryClient.invalidateQueries({ queryKey: api.key('opportunities.recommended') });
};

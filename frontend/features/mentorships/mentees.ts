import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { choiceFilter, defineFilters } from '#frontend/core/lists/filters.ts';
import { PLACES } from '#shared/features/mentors/rules.ts';
import type { MentorshipState } from '#shared/features/mentorships/rules.ts';

/** The tabs of a mentor's list, in the order of the spec (point 2). */
export const MENTEE_TABS = ['active', 'requests', 'all'] as const;
export type MenteeTab = (typeof MENTEE_TABS)[number];

export const TAB_LABELS: Readonly<Record<MenteeTab, string>> = {
  active: 'Active',
  requests: 'New Requests',
  all: 'All',
};

export const MENTEE_FILTERS = defineFilters({ tab: choiceFilter(MENTEE_TABS) });

const STATES: Readonly<Record<MenteeTab, MentorshipState>> = {
  active: 'active',
  requests: 'requested',
  all: 'all',
};

/** The mentees and requests of the user, with the numbers for the tabs. Students change them: loaded at every visit. */
export const useMentees = (tab: MenteeTab) =>
  useInfiniteQuery({
    ...api.pages('mentorships.list', { query: { as: 'mentor', state: STATES[tab], limit: PLACES.max } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The figures of the user as a mentor. */
export const useMentorStats = () => useQuery({ ...api.query('mentorships.stats'), staleTime: 0 });

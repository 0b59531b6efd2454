import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Decision } from '#frontend/core/decisions/decision.ts';
import { defineFilters, labelFilter, textFilter } from '#frontend/core/lists/filters.ts';
import type { WatchedCredential } from '#shared/features/credentials/schema.ts';

/** Of what admins can see a part. Without one, all. */
export const WATCHED_STATES = {
  appealed: 'Appeals',
  issued: 'Issued',
  suspended: 'Suspended',
  revoked: 'Revoked',
} as const;

/** The longest text that the API searches for. */
export const SEARCH_MAX = 100;

/** The filters of the list, named as the API names them. */
export const WATCHED_FILTERS = defineFilters({
  q: textFilter(SEARCH_MAX),
  status: labelFilter(WATCHED_STATES),
});
export type WatchedFilters = typeof WATCHED_FILTERS.none;

/** Credentials of all users, the latest first. Other admins decide, too: loaded at every visit. */
export const useWatchedCredentials = ({ q, status }: WatchedFilters) =>
  useInfiniteQuery({
    ...api.pages('credentials.queue', {
      query: { limit: 20, ...(q !== '' && { q }), ...(status !== '' && { status }) },
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const useRefreshWatched = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('credentials') });
};

/** Whether its holder waits for an answer. */
export const awaitsAnswer = ({ appeal }: Pick<WatchedCredential, 'appeal'>): boolean =>
  appeal !== null && appeal.answeredAt === null;

/** What an admin can decide about a credential. */
export type CredentialDecisionName = 'restore' | 'decline' | 'suspend' | 'revoke';

export const CREDENTIAL_DECISIONS: readonly Decision<WatchedCredential, CredentialDecisionName>[] = [
  { name: 'restore', label: () => 'Restore', isOffered: ({ status }) => status !== 'issued' },
  { name: 'decline', label: () => 'Decline appeal', isOffered: awaitsAnswer },
  { name: 'suspend', label: () => 'Suspend', isOffered: ({ status }) => status === 'issued' },
  { name: 'revoke', label: () => 'Revoke', isOffered: ({ status }) => status !== 'revoked' },
];

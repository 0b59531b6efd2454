import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { ChallengePart, ChallengeStatus } from '#shared/features/challenges/rules.ts';

/** Which challenges a list shows: all that were opened, or with `as` those in which the user has a part. */
export interface ChallengesQuery {
  readonly status?: ChallengeStatus;
  readonly as?: ChallengePart;
}

/** People join and deadlines move, so a list is asked for again whenever it is shown. */
export const useChallenges = (query: ChallengesQuery) =>
  useInfiniteQuery({ ...api.pages('challenges.list', { query: { ...query } }), staleTime: 0 });

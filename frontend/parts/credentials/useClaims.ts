import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { type Claim, claimsFor } from './claims.ts';
import { useAllOwnCredentials } from './ownCredentials.ts';
import { useVerifiedCourses } from './verifiedCourses.ts';

/** What a student can claim for the courses of the list; nothing until it is known what they have. */
export const useClaims = (): readonly Claim[] => {
  const { data } = useInfiniteQuery({ ...api.pages('enrolments.list', {}), staleTime: 30_000 });
  const held = useAllOwnCredentials();
  const verified = useVerifiedCourses();
  if (!data || !held) return [];
  const now = serverDate();
  return data.pages.flatMap(({ items }) => items).flatMap((course) => claimsFor(course, held, now, verified));
};

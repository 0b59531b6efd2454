import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Applicant } from '#shared/features/applicants/card.ts';
import { INVITED_STATUSES } from '#shared/features/applications/rules.ts';
import type { Interview } from '#shared/features/meetings/interview-routes.ts';
import { MAX_INTERVIEW_APPLICANTS } from '#shared/features/meetings/interview-rules.ts';
import { idOf } from './api.ts';

/** The users of each posting, in parts of what one request takes. */
const asked = (applicants: readonly Applicant[]) =>
  [
    ...Map.groupBy(
      applicants.filter(({ status }) => INVITED_STATUSES.includes(status)),
      ({ opportunityId }) => opportunityId,
    ),
  ].flatMap(([id, some]) => {
    const users = some.map(({ userId }) => userId);
    return Array.from(
      { length: Math.ceil(users.length / MAX_INTERVIEW_APPLICANTS) },
      (_, part): [opportunityId: string, users: string[]] => [
        id,
        users.slice(part * MAX_INTERVIEW_APPLICANTS, (part + 1) * MAX_INTERVIEW_APPLICANTS),
      ],
    );
  });

/** The interviews of each user of a part, by the applicant's id in the list. */
const interviewsOf = async ([id, users]: [opportunityId: string, users: string[]]) => {
  const { items } = await api.call('applicants.interviews', {
    params: { id },
    query: { users: users.join(',') },
  });
  return users.map((userId): [string, Interview[]] => [
    idOf({ opportunityId: id, userId }),
    items.filter(({ guest }) => guest.id === userId),
  ]);
};

/** The interviews with applicants, the latest first, by the applicant's id in the list; undefined until they have arrived. */
export const useInterviews = (
  applicants: readonly Applicant[],
): ((applicant: Applicant) => readonly Interview[] | undefined) => {
  const parts = asked(applicants);
  // One query for all parts: what observes several at once would be loaded by every screen, with react-query.
  const { data } = useQuery({
    queryKey: [...api.key('applicants.interviews'), parts],
    queryFn: async () => new Map((await Promise.all(parts.map(interviewsOf))).flat()),
    enabled: parts.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 30_000,
  });
  return (applicant) => data?.get(idOf(applicant));
};

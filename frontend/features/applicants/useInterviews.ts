import { useQueries } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Applicant } from '#shared/features/applicant-card.ts';
import { INVITED_STATUSES } from '#shared/features/application-rules.ts';
import type { Interview } from '#shared/features/interview-routes.ts';
import { MAX_INTERVIEW_APPLICANTS } from '#shared/features/interview-rules.ts';
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
    return Array.from({ length: Math.ceil(users.length / MAX_INTERVIEW_APPLICANTS) }, (_, part) => ({
      id,
      users: users.slice(part * MAX_INTERVIEW_APPLICANTS, (part + 1) * MAX_INTERVIEW_APPLICANTS),
    }));
  });

/** The interviews with applicants, the latest first, by the applicant's id in the list; undefined until they have arrived. */
export const useInterviews = (
  applicants: readonly Applicant[],
): ((applicant: Applicant) => readonly Interview[] | undefined) => {
  const parts = asked(applicants);
  const answers = useQueries({
    queries: parts.map(({ id, users }) => ({
      ...api.query('applicants.interviews', { params: { id }, query: { users: users.join(',') } }),
      staleTime: 0,
      refetchInterval: 30_000,
    })),
  });
  const found = new Map<string, Interview[]>();
  for (const [index, { id, users }] of parts.entries()) {
    const items = answers[index]?.data?.items;
    if (items)
      for (const userId of users)
        found.set(
          idOf({ opportunityId: id, userId }),
          items.filter(({ guest }) => guest.id === userId),
        );
  }
  return (applicant) => found.get(idOf(applicant));
};

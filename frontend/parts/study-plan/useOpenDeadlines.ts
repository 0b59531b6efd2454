import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import type { Deadline } from '#shared/features/study-plan/schema.ts';

/** A deadline of the user’s study plan that is not done. */
export interface OpenDeadline extends Pick<Deadline, 'id' | 'title' | 'country'> {
  /** The moment by which it is due. */
  readonly due: string;
}

const NONE: readonly OpenDeadline[] = [];

/** The moments of deadlines. What knows every zone’s clock is loaded by those alone who have one. */
const datedOf = async (open: readonly Deadline[]): Promise<OpenDeadline[]> => {
  const { momentOf } = await import('#shared/features/study-plan/due.ts');
  return open.map((deadline) => ({
    id: deadline.id,
    title: deadline.title,
    country: deadline.country,
    due: new Date(momentOf(deadline)).toISOString(),
  }));
};

/** What is still due of a student’s plan for studies abroad, for calendars; nothing for other roles, who have no plan. */
export const useOpenDeadlines = () => {
  const isStudent = useCurrentUser().role === 'student';
  const plan = useQuery({ ...api.query('study-plan.get'), enabled: isStudent });
  const open = plan.data?.deadlines.filter(({ done }) => !done) ?? [];
  const { data: deadlines = NONE } = useQuery({
    queryKey: ['study-plan-moments', open],
    queryFn: () => datedOf(open),
    enabled: open.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...plan, deadlines };
};

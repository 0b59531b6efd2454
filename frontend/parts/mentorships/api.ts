import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';

/** One mentorship. The other side may change it at any time. */
export const useMentorship = (id: string) =>
  useQuery({ ...api.query('mentorships.get', { params: { id } }), staleTime: 0 });

const FOLLOWING = ['mentorships', 'mentors', 'meetings', 'dashboard'] as const;

/** Loads again what a change of a mentorship shows in: mentorships, mentors, meetings and the home. */
export const refreshMentorships = async (client: QueryClient): Promise<void> => {
  await Promise.all(FOLLOWING.map((name) => client.invalidateQueries({ queryKey: api.key(name) })));
};

/**
 * A change of a mentorship by a button: says what happened, or what went wrong, and shows the mentorship as it is then.
 * @param said the title of the toast
 */
export const useMentorshipChange = <Given = void, Answer = unknown>(
  send: (given: Given) => Promise<Answer>,
  said: string,
) => {
  const client = useQueryClient();
  return useAction(send, said, () => refreshMentorships(client));
};

import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';

/** The user's live projects, the latest changed first. */
export const useEngagements = () => useInfiniteQuery({ ...api.pages('engagements.list', {}), staleTime: 0 });

/** One live project. The other side may change it at any time. */
export const useEngagement = (id: string) =>
  useQuery({ ...api.query('engagements.get', { params: { id } }), staleTime: 0 });

const FOLLOWING = ['engagements', 'projects', 'profile', 'dashboard'] as const;

/** Loads again what a change of a live project shows in. */
export const refreshEngagements = async (client: QueryClient): Promise<void> => {
  await Promise.all(FOLLOWING.map((name) => client.invalidateQueries({ queryKey: api.key(name) })));
};

/** A change of a live project by a button; `said` is the title of the toast. */
export const useEngagementChange = <Given = void, Answer = unknown>(
  send: (given: Given) => Promise<Answer>,
  said: string,
) => {
  const client = useQueryClient();
  return useAction(send, said, () => refreshEngagements(client));
};

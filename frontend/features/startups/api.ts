import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import type { Startup } from '#shared/features/startups/schema.ts';

/** The user's startups and invitations. Others in a team change them: loaded at every visit. */
export const useStartups = () => useInfiniteQuery({ ...api.pages('startups.list', {}), staleTime: 0 });

const startupQuery = (id: string) => api.query('startups.get', { params: { id } });

/** A startup for its team. */
export const useStartup = (id: string) => useQuery({ ...startupQuery(id), staleTime: 0 });

/** What those see of a startup whom its team chose. */
export const useStartupPage = (id: string) => useQuery(api.query('startups.page', { params: { id } }));

/** The documents of a team. */
export const useDocuments = (id: string) =>
  useQuery({ ...api.query('startups.documents', { params: { id } }), staleTime: 0 });

/** The notes of a team, the latest first. */
export const useTeamNotes = (id: string) =>
  useInfiniteQuery({ ...api.pages('startups.notes', { params: { id } }), staleTime: 0 });

const FOLLOWING = ['startups', 'meetings', 'dashboard'] as const;

/** Loads again what a change of a startup shows in: the startups, the calendar and the home. */
export const refreshStartups = async (client: QueryClient): Promise<void> => {
  await Promise.all(FOLLOWING.map((name) => client.invalidateQueries({ queryKey: api.key(name) })));
};

/** A change of a startup by a button; `said` is the title of the toast. */
export const useStartupChange = <Given = void, Answer = unknown>(
  send: (given: Given) => Promise<Answer>,
  said: string,
) => {
  const client = useQueryClient();
  return useAction(send, said, () => refreshStartups(client));
};

/** Keeps what the server answered of a startup, and what this tab knows of it. */
export const useKeepStartup = (id: string) => {
  const client = useQueryClient();
  const { queryKey } = startupQuery(id);
  return {
    known: () => client.getQueryData<Startup>(queryKey),
    keep: (part: Partial<Startup>) => {
      client.setQueryData<Startup>(queryKey, (startup) => startup && { ...startup, ...part });
      return refreshStartups(client);
    },
  };
};

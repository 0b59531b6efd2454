import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';

/** The student's own projects, the latest changed first. Reviewers move them: loaded at every visit. */
export const useProjects = () => useInfiniteQuery({ ...api.pages('projects.list', {}), staleTime: 0 });

/** One project with its submissions and reviews. */
export const useProject = (id: string) =>
  useQuery({ ...api.query('projects.get', { params: { id } }), staleTime: 0 });

const FOLLOWING = ['projects', 'profile', 'dashboard'] as const;

/** Loads again what a change of a project shows in: the projects, the profile and the home. */
export const refreshProjects = async (client: QueryClient): Promise<void> => {
  await Promise.all(FOLLOWING.map((name) => client.invalidateQueries({ queryKey: api.key(name) })));
};

/** A change of a project by a button; `said` is the title of the toast. */
export const useProjectChange = <Given = void, Answer = unknown>(
  send: (given: Given) => Promise<Answer>,
  said: string,
) => {
  const client = useQueryClient();
  return useAction(send, said, () => refreshProjects(client));
};

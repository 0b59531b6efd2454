import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Task } from '#frontend/ui/data/TaskList.tsx';
import { ProjectsIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { WEEK_MS } from '#shared/core/durations.ts';
import { isolated } from '#shared/core/isolation.ts';
import { projectNewsPath } from '#shared/features/projects/notifications.ts';
import type { Project } from '#shared/features/projects/schema.ts';

/** The student's latest projects, for the home. */
export const useLatestProjects = () =>
  useQuery({ ...api.query('projects.list', { query: {} }), staleTime: 0 });

/** What the student's projects ask of them. `tasks` is undefined until it is known. */
export const useProjectTasks = () => {
  const { data, isLoading } = useLatestProjects();
  return { tasks: data?.items.flatMap((project) => taskOf(project, serverNow()) ?? []), isLoading };
};

/** What a project asks of its student at a moment (milliseconds since 1970); undefined for nothing. */
export const taskOf = (project: Project, now: number): Task | undefined => {
  const { id, title, status, decidedAt } = project;
  const isDecided = status === 'reviewed' || status === 'verified';
  // Later it is old news, which the list still has.
  if (!isDecided || decidedAt === undefined || now - Date.parse(decidedAt) >= WEEK_MS) return undefined;
  return {
    id,
    icon: <ProjectsIcon />,
    title: `${isolated(title)} is ${status}`,
    detail: 'Read what the mentors say, criterion by criterion.',
    action: { label: 'Read the feedback', to: projectNewsPath(id) },
  };
};

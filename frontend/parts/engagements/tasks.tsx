import type { Task } from '#frontend/ui/data/TaskList.tsx';
import { ProjectsIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { WEEK_MS } from '#shared/core/durations.ts';
import { isolated } from '#shared/core/isolation.ts';
import { engagementPath } from '#shared/features/engagements/news.ts';
import type { EngagementRow } from '#shared/features/engagements/schema.ts';
import { dateInWords } from '../calendar/time.ts';
import { useLatestEngagements } from './api.ts';

/** What the user's live projects ask of them. `tasks` is undefined until it is known. */
export const useEngagementTasks = (enabled = true) => {
  const { data, isLoading } = useLatestEngagements(enabled);
  return { tasks: data?.items.flatMap((row) => taskOf(row, serverNow()) ?? []), isLoading };
};

/** What a live project asks of its reader at a moment (milliseconds since 1970); undefined for nothing. */
export const taskOf = (row: EngagementRow, now: number): Task | undefined => {
  const { id, title, status, side, student, nextMilestone } = row;
  const to = engagementPath(id);
  const icon = <ProjectsIcon />;
  if (side === 'poster' && status === 'delivered')
    return {
      id,
      icon,
      title: `${isolated(student.name)} handed in work`,
      detail: `For ${isolated(title)}. Accept it, or say what is missing.`,
      action: { label: 'Read it', to },
    };
  if (side === 'student' && status === 'active' && nextMilestone !== null)
    return Date.parse(nextMilestone.due) - now < WEEK_MS
      ? {
          id,
          icon,
          title: `${isolated(nextMilestone.title)} is due ${dateInWords(nextMilestone.due)}`,
          detail: `A milestone of ${isolated(title)}.`,
          action: { label: 'Hand in work', to },
        }
      : undefined;
  return undefined;
};

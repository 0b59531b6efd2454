import type { BadgeTone } from '#frontend/ui/data/Badge.tsx';
import type { TaskStatus } from '#shared/features/judging/rules.ts';
import type { TaskRow } from '#shared/features/judging/schema.ts';

interface Standing {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** What a judge reads of each status. */
export const TASK_STANDINGS: Readonly<Record<TaskStatus, Standing>> = {
  waiting: { label: 'To score', tone: 'neutral' },
  scored: { label: 'Scored', tone: 'positive' },
  conflict: { label: 'Conflict declared', tone: 'neutral' },
  late: { label: 'Given to another judge', tone: 'warning' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

/** Why an entry can’t be scored; undefined where it can. */
export const CLOSED_TEXTS: Readonly<Partial<Record<TaskStatus, string>>> = {
  conflict: 'You declared a conflict with this entry. Another judge scores it, and nothing of yours counts.',
  late: 'This entry was due. Another judge scores it now.',
  withdrawn: 'This entry was withdrawn or disqualified. It is not judged any more.',
};

/** The entry to score after the one at a place: the next one that waits, or else the first. */
export const nextTask = (rows: readonly TaskRow[], place: number): TaskRow | undefined => {
  const waiting = rows.filter(({ status }) => status === 'waiting');
  return waiting.find((row) => row.place > place) ?? waiting.find((row) => row.place !== place);
};

/** The earliest moment by which something that waits is due. */
export const dueOf = (rows: readonly TaskRow[]): string | undefined =>
  rows
    .filter(({ status }) => status === 'waiting')
    .map(({ dueAt }) => dueAt)
    .sort((one, other) => Date.parse(one) - Date.parse(other))[0];

import { eachDue } from '../due.ts';
import { queueTask, type TaskName } from './task.ts';

/*
 * What is due to the minute: the only schedule runs once an hour, because one that runs more often costs more than a stage
 * without users may. So the run queues what is due before the next one, and so does the change that makes it due. A task waits
 * for at most a quarter of an hour, and then queues itself again until its time has come (docs/decisions/0202).
 */

/** More than an hour, so that a run that begins late leaves nothing out. */
const AHEAD_MS = 75 * 60_000;
const LONGEST_SECONDS = 900;

/** Whether a moment has come, but for the second by which clocks differ. */
export const hasCome = (at: string, now: Date): boolean => Date.parse(at) - now.getTime() <= 1000;

/** Queues a task that came before its moment once more. */
export const waitOn = (task: TaskName, data: unknown, at: string, now: Date): Promise<void> =>
  queueTask(task, data, Math.max(0, Math.min((Date.parse(at) - now.getTime()) / 1000, LONGEST_SECONDS)));

/** Queues a task whose moment comes before the next hourly run has seen it. */
export const queueSoon = async (task: TaskName, data: unknown, at: string, now: Date): Promise<void> => {
  if (Date.parse(at) - now.getTime() <= AHEAD_MS) await waitOn(task, data, at, now);
};

/** Does `work` for each record of a list of `openDeadlines` that is due before the next run, as `eachDue`. */
export const eachDueSoon = (
  list: string,
  now: Date,
  hasTime: () => boolean,
  work: Parameters<typeof eachDue>[3],
): Promise<number> => eachDue(list, new Date(now.getTime() + AHEAD_MS).toISOString(), hasTime, work);

import { queueTask } from '#functions/core/delayed/task.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { dueMentors } from '#functions/parts/mentors/due.ts';

const PAGE = 100;
const AT_ONCE = 10;

/**
 * Queues the mentors whose stored free times will soon have passed, or whose horizon has moved, and returns how many. Those
 * for whom the run has no time are the first of the next one.
 */
export const queueMentorTimes = async (now: Date, hasTime: () => boolean): Promise<number> => {
  let queued = 0;
  for await (const userIds of dueMentors(now.toISOString(), PAGE)) {
    await inParallel(userIds, AT_ONCE, (userId) => queueTask('mentor-times', { userId }, 0));
    queued += userIds.length;
    if (!hasTime()) break;
  }
  return queued;
};

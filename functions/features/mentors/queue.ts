import { queueTask } from '#functions/core/delayed/task.ts';
import { eachDue } from '#functions/core/due.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';

/** Queues the mentors whose stored free times will soon have passed, or whose horizon has moved, and returns how many. */
export const queueMentorTimes = (now: Date, hasTime: () => boolean): Promise<number> =>
  eachDue(listPartition('mentor', 'freeTimes', {}), now.toISOString(), hasTime, ({ pk }) =>
    queueTask('mentor-times', { userId: partsOf('mentor', { pk }).userId }, 0),
  );

import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { defineTask, type Task } from '#functions/core/delayed/task.ts';
import { partsOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { changeMentor, type StoredMentor } from '#functions/parts/mentors/repository.ts';
import { freeTimesNow } from './calendar.ts';

type FreeTimes = Awaited<ReturnType<typeof freeTimesNow>>;

/** Whether a record says what it has to say at a moment: of times that stay the same the day of the next check does not matter. */
const isCurrent = (mentor: StoredMentor, next: FreeTimes, now: Date): boolean =>
  isDeepStrictEqual(mentor.freeTimes, next.freeTimes) &&
  mentor.noticeHours === next.noticeHours &&
  (mentor.recheckAt === undefined) === (next.recheckAt === undefined) &&
  (mentor.recheckAt === undefined || mentor.recheckAt > now.toISOString());

/** Computes the free times of a user again, if they are a mentor. One read for all others. */
export const refreshFreeTimes = (userId: string, now: Date): Promise<void> =>
  changeMentor(userId, async (mentor) => {
    const next = await freeTimesNow(userId, mentor.type, now);
    return isCurrent(mentor, next, now) ? undefined : { ...mentor, ...next };
  });

/** Follows a change of a calendar: of when its user can be met, or of what is booked. */
export const followCalendar: Effect = async ({ before, after, at }) => {
  const { userId } = partsOf(['availability', 'calendar-week'], { pk: String((after ?? before)?.pk) });
  await refreshFreeTimes(userId, at);
};

const dataSchema = z.object({ userId: z.string() });

/** Computes the free times of a mentor again, because time has passed. */
export const mentorTimes: Task<'mentor-times', z.input<typeof dataSchema>> = defineTask(
  'mentor-times',
  dataSchema,
  ({ userId }, now) => refreshFreeTimes(userId, now),
);

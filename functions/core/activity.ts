import * as z from 'zod';
import { keyOf } from './keys.ts';
import { log } from './log.ts';
import { ConditionFailed, getItem, type Key, updateItem } from './table.ts';
import { updateOf } from './update.ts';

/** In a partition of its own: the policy that lets every function record activity covers nothing else. */
export const activityKey = (userId: string): Key => keyOf('activity', { userId });
const activitySchema = z.object({ lastActiveOn: z.string() });

/** The last day on which the user did something while signed in, or null. */
export const lastActiveOn = async (userId: string): Promise<string | null> =>
  (await getItem(activitySchema, activityKey(userId)))?.lastActiveOn ?? null;

/** Users whose activity on `day` this process knows to be recorded, so that it writes once a day for each. */
const known = { day: '', users: new Set<string>() };
const MAX_KNOWN = 20_000;

const isKnown = (userId: string, day: string): boolean => {
  if (known.day !== day || known.users.size >= MAX_KNOWN) {
    known.day = day;
    known.users.clear();
  }
  return known.users.has(userId);
};

/**
 * Records that a user is active today. Of any number of requests on one day, in any number of functions, one writes.
 * A failure is logged: no request fails because of it.
 */
export const recordActivity = async (userId: string, now: Date): Promise<void> => {
  const day = now.toISOString().slice(0, 10);
  if (isKnown(userId, day)) return;
  known.users.add(userId);
  try {
    await updateItem(
      updateOf(
        activityKey(userId),
        { set: { lastActiveOn: day, entity: 'activity', userId } },
        { condition: 'attribute_not_exists(lastActiveOn) OR lastActiveOn < :day', values: { ':day': day } },
      ),
    );
  } catch (error) {
    if (error instanceof ConditionFailed) return;
    known.users.delete(userId);
    log('warn', 'activity was not recorded', { userId, error });
  }
};

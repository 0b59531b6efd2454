import * as z from 'zod';
import { eachDue } from '#functions/core/due.ts';
import { listPartition } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { ConditionFailed, type Key, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { INDEXES } from '#shared/records.ts';
import { storedOutsideSchema } from './repository.ts';

const { pk: LIST, sk: DAY } = INDEXES.openDeadlines;
const LIST_NAME = listPartition('outside-application', 'reminders', {});

/** Marks a reminder as due, which its consumer follows; false when it was changed or deleted meanwhile. */
const markDue = async ({ pk, sk }: Key, day: string, at: Date): Promise<boolean> => {
  try {
    await updateItem(
      updateOf(
        { pk, sk },
        { set: { remindedAt: at.toISOString() }, remove: [LIST, DAY] },
        { condition: `${LIST} = :list AND ${DAY} <= :day`, values: { ':list': LIST_NAME, ':day': day } },
      ),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/**
 * Marks the reminders whose day has come, and returns how many. What is marked leaves the list, so that the next run
 * continues where this one ended.
 */
export const remindDue = async (day: string, at: Date, hasTime: () => boolean): Promise<number> => {
  let marked = 0;
  await eachDue(LIST_NAME, day, hasTime, async (key) => {
    if (await markDue(key, day, at)) marked += 1;
  });
  return marked;
};

const remindedSchema = storedOutsideSchema.extend({ remindedAt: z.string().optional() });

/** Notifies the owner of a reminder that has become due. */
export const notifyReminded: Effect = async ({ before, after }) => {
  const application = remindedSchema.safeParse(after).data;
  const at = application?.remindedAt;
  if (!application || at === undefined || before?.remindedAt === at) return;
  const { userId, id: applicationId, title, company, role } = application;
  await notify(userId, at, { kind: 'reminder', applicationId, title, company, role });
};

import * as z from 'zod';
import { listPartition } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { ConditionFailed, type Key, queryItems, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { INDEXES } from '#shared/records.ts';
import { storedOutsideSchema } from './repository.ts';

const { pk: LIST, sk: DAY } = INDEXES.openDeadlines;
const LIST_NAME = listPartition('outside-application', 'reminders', {});
const keySchema = z.object({ pk: z.string(), sk: z.string() });

/** How many are due in one query. */
const PAGE = 25;

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
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(keySchema, {
      IndexName: 'openDeadlines',
      KeyConditionExpression: `${LIST} = :list AND ${DAY} <= :day`,
      ExpressionAttributeValues: { ':list': LIST_NAME, ':day': day },
      Limit: PAGE,
      ...(after && { ExclusiveStartKey: after }),
    });
    const outcomes = await Promise.all(items.map((key) => markDue(key, day, at)));
    marked += outcomes.filter(Boolean).length;
    after = lastKey;
  } while (after && hasTime());
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

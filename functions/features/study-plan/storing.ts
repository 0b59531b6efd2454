import { itemOf, listKey } from '#functions/core/keys.ts';
import { ConditionFailed, putItem } from '#functions/core/table.ts';
import { nextReminder } from '#shared/features/study-plan/due.ts';
import type { StoredPlan } from '#shared/features/study-plan/schema.ts';

/** When the next reminder of a plan is due. */
export const remindAtOf = ({
  deadlines,
  remindedUntil,
}: Omit<StoredPlan, 'remindAt'>): string | undefined => {
  const next = nextReminder(deadlines, Date.parse(remindedUntil));
  return next === undefined ? undefined : new Date(next).toISOString();
};

/** The attributes by which the hourly run finds a plan; none without a reminder. */
export const reminderKey = (remindAt: string | undefined) =>
  remindAt === undefined ? {} : { remindAt, ...listKey('study-plan', 'reminders', { remindAt }) };

/** Stores a plan in place of what was read. False when it was changed meanwhile, or reminders were sent. */
export const putPlan = async (
  plan: Omit<StoredPlan, 'remindAt'>,
  before: StoredPlan | undefined,
): Promise<boolean> => {
  try {
    await putItem({
      Item: { ...itemOf('study-plan', plan), ...plan, ...reminderKey(remindAtOf(plan)) },
      ConditionExpression: before
        ? 'version = :version AND remindedUntil = :until'
        : 'attribute_not_exists(pk)',
      ...(before && {
        ExpressionAttributeValues: { ':version': before.version, ':until': before.remindedUntil },
      }),
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

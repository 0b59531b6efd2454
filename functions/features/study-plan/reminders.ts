import * as z from 'zod';
import { eachDue } from '#functions/core/due.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { remindedOf, reminderOf } from '#shared/features/study-plan/due.ts';
import { type StoredPlan, storedPlanSchema } from '#shared/features/study-plan/schema.ts';
import { INDEXES } from '#shared/records.ts';
import { getPlan, planKey } from './repository.ts';
import { remindAtOf, reminderKey } from './storing.ts';

const { pk: LIST, sk: AT } = INDEXES.openDeadlines;
const LIST_NAME = listPartition('study-plan', 'reminders', {});

/** Notes until when reminders were sent, which the consumer of the stream follows; false when the plan was changed meanwhile. */
const noteReminded = async (plan: StoredPlan, at: Date): Promise<boolean> => {
  const { userId, version, remindedUntil } = plan;
  const until = at.toISOString();
  const next = remindAtOf({ ...plan, remindedUntil: until });
  try {
    await updateItem(
      updateOf(
        planKey(userId),
        {
          set: { remindedUntil: until, ...reminderKey(next) },
          ...(next === undefined && { remove: ['remindAt', LIST, AT] }),
        },
        {
          condition: 'version = :read AND remindedUntil = :before',
          values: { ':read': version, ':before': remindedUntil },
        },
      ),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** Has the students reminded who have a deadline a day away, and returns how many. */
export const remindOfDeadlines = async (at: Date, hasTime: () => boolean): Promise<number> => {
  let reminded = 0;
  await eachDue(LIST_NAME, at.toISOString(), hasTime, async ({ pk }) => {
    const plan = await getPlan(partsOf('study-plan', { pk }).userId);
    if (plan && (await noteReminded(plan, at))) reminded += 1;
  });
  return reminded;
};

const untilSchema = z.object({ remindedUntil: z.string() });

/** Notifies the student of each deadline of which a reminder became due. */
export const notifyOfDeadlines: Effect = async ({ before, after }) => {
  const plan = storedPlanSchema.safeParse(after).data;
  const from = untilSchema.safeParse(before).data?.remindedUntil;
  if (!plan || from === undefined || from === plan.remindedUntil) return;
  const due = remindedOf(plan.deadlines, Date.parse(from), Date.parse(plan.remindedUntil));
  for (const deadline of due) {
    const { id: deadlineId, title } = deadline;
    const at = new Date(reminderOf(deadline)).toISOString();
    await notify(plan.userId, at, { kind: 'study_deadline', deadlineId, title });
  }
};

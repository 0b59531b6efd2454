import { eachDue } from '#functions/core/due.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';
import { updateItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { updateOf } from '#functions/core/update.ts';
import { getMilestones, milestonesKey, remindAtOf, reminderKey } from '#functions/parts/startups/lists.ts';
import type { StoredMilestones } from '#shared/features/startups/stored.ts';
import { INDEXES } from '#shared/records.ts';

const { pk: LIST, sk: AT } = INDEXES.openDeadlines;
const LIST_NAME = listPartition('startup-milestones', 'reminders', {});

/** Notes until when reminders were sent, which the consumer of the stream follows; false when the milestones were changed meanwhile. */
const noteReminded = (list: StoredMilestones, at: Date): Promise<boolean> => {
  const { startupId, version, remindedUntil } = list;
  const until = at.toISOString();
  const next = remindAtOf({ ...list, remindedUntil: until });
  return unlessRefused(
    updateItem(
      updateOf(
        milestonesKey(startupId),
        {
          set: { remindedUntil: until, ...reminderKey(next) },
          ...(next === undefined && { remove: ['remindAt', LIST, AT] }),
        },
        {
          condition: 'version = :read AND remindedUntil = :before',
          values: { ':read': version, ':before': remindedUntil },
        },
      ),
    ),
  );
};

/** Has the teams reminded that have a milestone due on the next day, and returns how many. */
export const remindOfMilestones = async (at: Date, hasTime: () => boolean): Promise<number> => {
  let reminded = 0;
  await eachDue(LIST_NAME, at.toISOString(), hasTime, async ({ pk }) => {
    const list = await getMilestones(partsOf('startup-milestones', { pk }).startupId);
    if (list && (await noteReminded(list, at))) reminded += 1;
  });
  return reminded;
};

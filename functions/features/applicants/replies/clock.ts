import * as z from 'zod';
import { queueTask } from '#functions/core/delayed/task.ts';
import { eachDue } from '#functions/core/due.ts';
import { itemOf, keyOf, listKey, listPartition, partsOf } from '#functions/core/keys.ts';
import { ConditionFailed, getItem, putItem } from '#functions/core/table.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import type { Applicant } from '#shared/features/applicants/card.ts';
import { nextDue } from '#shared/features/applications/reply-promise.ts';

/*
 * For each posting with open promises there is one record with the next day on which something is due. It follows from the
 * packed list of the applicants, so that a burst of applications writes it as rarely as the list.
 */

const clockSchema = z.object({
  opportunityId: z.string(),
  /** Missing while nothing will be due. */
  nextOn: z.string().optional(),
  /** The last day for which everything was done; empty before the first. */
  doneOn: z.string(),
});
type Clock = z.infer<typeof clockSchema>;

/** Whether an applicant still waits for the promised reply, or withdrew after its day, and that it was missed is not marked. */
export const isOwed = ({ answered, missed, replyBy, status, updatedAt }: Applicant): boolean =>
  !answered && !missed && (status !== 'withdrawn' || earliestDay(new Date(updatedAt)) > replyBy);

const write = async (clock: Clock, before: Clock | undefined): Promise<boolean> => {
  const { opportunityId, nextOn } = clock;
  try {
    await putItem({
      Item: {
        ...itemOf('reply-clock', { opportunityId }),
        ...clock,
        ...(nextOn !== undefined && listKey('reply-clock', 'due', { nextOn })),
      },
      ...(before === undefined
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : { ConditionExpression: 'doneOn = :done', ExpressionAttributeValues: { ':done': before.doneOn } }),
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/**
 * Sets the clock of a posting by its applicants. `doneOn` is the day for which everything was done just now. When another
 * run sets it at the same moment, that run has newer rows or the same.
 */
export const setReplyClock = async (
  opportunityId: string,
  rows: readonly Applicant[],
  doneOn?: string,
): Promise<void> => {
  const before = await getItem(clockSchema, keyOf('reply-clock', { opportunityId }));
  const done = [before?.doneOn ?? '', doneOn ?? ''].sort().at(-1) ?? '';
  const promised = rows.filter(isOwed).map(({ replyBy }) => replyBy);
  const nextOn = nextDue([...new Set(promised)], done);
  const isSame = before
    ? before.nextOn === nextOn && before.doneOn === done
    : nextOn === undefined && done === '';
  if (isSame) return;
  if (!(await write({ opportunityId, doneOn: done, ...(nextOn !== undefined && { nextOn }) }, before)))
    await setReplyClock(opportunityId, rows, doneOn);
};

/** Queues the work of each posting that has something due by a day, and returns for how many. */
export const queueReplyClocks = (day: string, hasTime: () => boolean): Promise<number> =>
  eachDue(listPartition('reply-clock', 'due', {}), day, hasTime, ({ pk }) =>
    queueTask('reply-clock', { ...partsOf('reply-clock', { pk }), day }, 0),
  );

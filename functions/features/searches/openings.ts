import { queueTask } from '#functions/core/delayed/task.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { opportunitySchema } from '#shared/features/opportunities/routes.ts';

// Apart from what the task does: the consumer of the stream only queues it.

const openedSchema = opportunitySchema.pick({ id: true, status: true, postedAt: true });

/** What was posted longer than this before its record was written came with a seed, or is open again: nothing new. */
const RECENT_MS = HOUR_MS;

/** When an opportunity is published, has the alerts found that it matches. */
export const announceOpening: Effect = async ({ before, after, at }) => {
  const opening = openedSchema.safeParse(after).data;
  if (opening?.status !== 'open' || before?.status === 'open') return;
  if (at.getTime() - Date.parse(opening.postedAt) > RECENT_MS) return;
  await queueTask('opportunity-opened', { opportunityId: opening.id }, 0);
};

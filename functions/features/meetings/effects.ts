import * as z from 'zod';
import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { updateItem } from '#functions/core/table.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { notificationEventSchema } from '#shared/features/notifications/schema.ts';
import { queueReminder } from './reminder-queue.ts';

const personSchema = z.object({ id: z.string() });
const toldSchema = z.object({
  id: z.string(),
  host: personSchema,
  panel: z.array(personSchema),
  guest: personSchema,
  remindAt: z.string().optional(),
  news: z.object({ at: z.string(), by: z.string(), event: notificationEventSchema }).optional(),
});

/**
 * Notifies the parties of what happened to a meeting, all but the one who did it, and has each of them mailed, with an
 * entry for their calendars. The browsers of all load their meetings again. A reminder that is due before the next hourly run is queued.
 */
export const notifyParties: Effect = async ({ before, after, at }) => {
  const meeting = toldSchema.safeParse(after).data;
  if (!meeting) return;
  const was = toldSchema.safeParse(before).data;
  const { news, host, panel, guest, remindAt } = meeting;
  for (const { id } of [host, ...panel, guest]) await updateItem(inboxChange(id, 'meetings').Update);
  if (news && was?.news?.at !== news.at)
    for (const { id } of [host, ...panel, guest]) {
      if (id !== news.by) await notify(id, news.at, news.event);
      await requestMail(id, news.at, news.event);
    }
  if (remindAt !== undefined && was?.remindAt !== remindAt) await queueReminder(meeting.id, remindAt, at);
};

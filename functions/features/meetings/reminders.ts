import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { hasCome, waitOn } from '#functions/core/delayed/moments.ts';
import { defineTask } from '#functions/core/delayed/task.ts';
import { requestMail } from '#functions/core/mail/request.ts';
import { getItem, updateItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { updateOf } from '#functions/core/update.ts';
import { meetingEvent, meetingKey, reminderFields } from '#functions/parts/meetings/repository.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { HOUR_MS } from '#shared/core/durations.ts';

const personSchema = z.object({ id: z.string(), name: z.string() });
/** All that a reminder needs of a meeting. */
const remindedSchema = z.object({
  id: z.string(),
  status: z.string(),
  topic: z.string(),
  sequence: z.number(),
  start: z.string().optional(),
  host: personSchema,
  panel: z.array(personSchema),
  guest: personSchema,
  reminders: z.array(z.string()),
  remindAt: z.string().optional(),
});
type Reminded = z.infer<typeof remindedSchema>;

/** Notifies everyone who takes part, with the name of whom they meet, and has each of them mailed. */
const notifyAll = async (meeting: Reminded, start: string, at: string): Promise<void> => {
  const { host, panel, guest } = meeting;
  const news = Date.parse(start) - Date.parse(at) > HOUR_MS ? 'tomorrow' : 'soon';
  for (const person of [host, ...panel, guest]) {
    const met = person.id === guest.id ? host : guest;
    const { event } = meetingEvent(meeting, news, met, new Date(at));
    await notify(person.id, at, event);
    await requestMail(person.id, at, event);
  }
};

/** Takes a reminder out of the list, unless the meeting was moved meanwhile: then it has others. */
const markDone = async ({ id, reminders }: Reminded, at: string): Promise<void> => {
  const { set, remove } = reminderFields(reminders.filter((one) => one > at));
  await unlessRefused(updateItem(updateOf(meetingKey(id), { set, remove }, asRead({ remindAt: at }))));
};

const dataSchema = z.object({ meetingId: z.string(), at: z.string() });

/** Reminds the parties of a meeting at a moment; before it, waits on. A meeting that was moved or cancelled is left alone. */
export const meetingReminder = defineTask('meeting-reminder', dataSchema, async (data, now) => {
  const { meetingId, at } = data;
  if (!hasCome(at, now)) return waitOn('meeting-reminder', data, at, now);
  const meeting = await getItem(remindedSchema, meetingKey(meetingId));
  if (meeting?.status !== 'confirmed' || meeting.remindAt !== at || meeting.start === undefined) return;
  if (Date.parse(meeting.start) > now.getTime()) await notifyAll(meeting, meeting.start, at);
  await markDone(meeting, at);
});

import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import type { WaitingMail } from './waiting-mails.ts';

const entrySchema = z.object({ unread: z.number().int(), blocked: z.boolean().optional() });
const meetingSchema = z.object({
  status: z.string(),
  sequence: z.number().int(),
  start: z.string().optional(),
});

/** Whether something is still unread in a conversation. */
const isUnread = async (userId: string, id: string, otherId: string): Promise<boolean> => {
  const entry = await getItem(entrySchema, keyOf('conversation-entry', { userId, otherId, id }));
  return entry !== undefined && entry.unread > 0 && !entry.blocked;
};

/** Whether what happened to a meeting was not overtaken since: by another change, a cancellation, or its beginning. */
const isCurrent = async (id: string, sequence: number, at: Date): Promise<boolean> => {
  const meeting = await getItem(meetingSchema, keyOf('meeting', { id }));
  if (!meeting || meeting.sequence > sequence || meeting.status === 'cancelled') return false;
  return meeting.start === undefined || Date.parse(meeting.start) > at.getTime();
};

/** Whether a mentorship is as it was when something happened to it: its end, or an answer, has a mail of its own. */
const hasStatus = async (id: string, status: string): Promise<boolean> =>
  (await getItem(z.object({ status: z.string() }), keyOf('mentorship', { id })))?.status === status;

const isWorthALine = (userId: string, mail: WaitingMail, at: Date): Promise<boolean> => {
  if (mail.kind === 'conversation') return isUnread(userId, mail.id, mail.otherId);
  return mail.kind === 'meeting' ? isCurrent(mail.id, mail.sequence, at) : hasStatus(mail.id, mail.status);
};

/** What of the waiting mails is still worth a line of the digest: one read for each. */
export const currentMails = async (userId: string, mails: readonly WaitingMail[], at: Date) => {
  const checked = await Promise.all(
    mails.map(async (mail) => ({ mail, current: await isWorthALine(userId, mail, at) })),
  );
  const current = checked.flatMap((one) => (one.current ? [one.mail] : []));
  return {
    conversations: current.flatMap((mail) =>
      mail.kind === 'conversation' ? [{ id: mail.id, from: mail.from }] : [],
    ),
    meetings: current.flatMap((mail) =>
      mail.kind === 'meeting' ? [{ id: mail.id, heading: mail.heading, text: mail.text }] : [],
    ),
    mentorships: current.flatMap((mail) =>
      mail.kind === 'mentorship' ? [{ heading: mail.heading, text: mail.text, path: mail.path }] : [],
    ),
  };
};

import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import type { NewsKind, WaitingMail } from './waiting-mails.ts';

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

const statusSchema = z.object({ status: z.string() });
const askSchema = statusSchema.extend({
  student: z.object({ id: z.string() }),
  publication: z.object({ agreed: z.array(z.string()), published: z.boolean() }).optional(),
});

/** What a question is to one of its users: published, waiting for their word on publication, or its status. */
const askStatus = (userId: string, { status, student, publication }: z.infer<typeof askSchema>): string => {
  if (publication?.published) return 'published';
  const side = student.id === userId ? 'student' : 'alumnus';
  const { agreed = [] } = publication ?? {};
  return agreed.length > 0 && !agreed.includes(side) ? 'publish_wanted' : status;
};

/** The status of what a user has news about; undefined when it does not exist any more. */
const statusOf = async (userId: string, kind: NewsKind, id: string): Promise<string | undefined> => {
  if (kind !== 'ask')
    return (await getItem(statusSchema, keyOf(kind === 'buddy' ? 'buddy-pair' : kind, { id })))?.status;
  const ask = await getItem(askSchema, keyOf('ask', { id }));
  return ask && askStatus(userId, ask);
};

/** Whether something is still worth a line. News are while nothing else has followed: an answer, or the end, has a mail of its own. */
const isWorthALine = async (userId: string, mail: WaitingMail, at: Date): Promise<boolean> => {
  if (mail.kind === 'conversation') return isUnread(userId, mail.id, mail.otherId);
  if (mail.kind === 'meeting') return isCurrent(mail.id, mail.sequence, at);
  // Where a course is is in its author's records, which have keys: the digest may not read them.
  if (mail.kind === 'course') return true;
  return (await statusOf(userId, mail.kind, mail.id)) === mail.status;
};

/** The lines about one kind of news. */
const newsOf = (mails: readonly WaitingMail[], kind: NewsKind) =>
  mails.flatMap((mail) =>
    'path' in mail && mail.kind === kind ? [{ heading: mail.heading, text: mail.text, path: mail.path }] : [],
  );

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
    mentorships: newsOf(current, 'mentorship'),
    asks: newsOf(current, 'ask'),
    buddies: newsOf(current, 'buddy'),
    events: newsOf(current, 'event'),
    courses: newsOf(current, 'course'),
    projects: [
      ...newsOf(current, 'project'),
      ...newsOf(current, 'review'),
      ...newsOf(current, 'engagement'),
      ...newsOf(current, 'startup'),
    ],
  };
};

import { ICalCalendarMethod } from 'ical-generator';
import { getAccount, timeZoneOf } from '#functions/core/account.ts';
import { calendarFile } from '#functions/core/calendar-file.ts';
import { env } from '#functions/core/env.ts';
import { type MailBrand, renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { sendOrWait } from '#functions/parts/attention/attention.ts';
import { brandOfApplication } from '#functions/parts/companies/mail-brand.ts';
import { calendarEventOf } from '#functions/parts/meetings/calendar-event.ts';
import { getMeeting } from '#functions/parts/meetings/repository.ts';
import { nameOf } from '#functions/parts/meetings/view.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { meetingPath, meetingText } from '#shared/features/meetings/notifications.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { isUrgent } from '#shared/features/meetings/urgency.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

type MeetingEvent = Extract<NotificationEvent, { kind: 'meeting' }>;

/** The time of a meeting as its reader's clock shows it: `Thursday 3 December 2026 at 14:00 GMT+1`. */
const timeIn = (start: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(start));

const NEXT: Readonly<Record<MeetingEvent['news'], string>> = {
  proposed: 'Pick one of the times, or ask for others.',
  asked: 'Propose other times on the meeting’s page.',
  booked: 'An entry for your calendar is attached.',
  rescheduled: 'An update for your calendar is attached.',
  cancelled: 'The time is free again. A cancellation for your calendar is attached.',
  tomorrow: 'You can still move or cancel it on its page.',
  soon: 'You can join from its page 15 minutes before it begins.',
};

/** What the mail says. The user who did it gets the calendar's entry too. */
const textOf = (event: MeetingEvent, isOwn: boolean): string => {
  const { lead, title } = meetingText(isOwn ? { ...event, person: 'You' } : event);
  return `${lead.replace(/^You (proposes|asks)/, (_, verb: string) => `You ${verb.slice(0, -1)}`)} ${title}`;
};

interface MeetingShown {
  readonly meeting: StoredMeeting;
  readonly timeZone: string;
  readonly isOwn: boolean;
  /** Of the company, where it is an interview. */
  readonly brand?: MailBrand | undefined;
}

/** The branding of the company that interviews; undefined for other meetings. */
const brandOf = ({ reason }: StoredMeeting): Promise<MailBrand | undefined> | undefined =>
  reason.kind === 'application' ? brandOfApplication(reason.userId, reason.opportunityId) : undefined;

/** Where a meeting takes place, for those who take part in it. */
const roomLine = ({ news }: MeetingEvent, { link, start }: StoredMeeting): string =>
  link === '' || start === undefined || news === 'cancelled' ? '' : `Room: ${link}`;

/** The mail about a meeting, without its calendar's entry. */
export const meetingMail = (
  firstName: string,
  event: MeetingEvent,
  { meeting, timeZone, isOwn, brand }: MeetingShown,
): Required<MailText> => {
  const { heading } = meetingText(event);
  const when = meeting.start === undefined ? '' : timeIn(meeting.start, timeZone);
  const reason = meeting.history.at(-1)?.reason ?? '';
  const because =
    reason === '' || event.news === 'tomorrow' || event.news === 'soon' ? '' : `Reason: ${reason}`;
  return renderMail({
    subject: `${heading}: ${event.topic} · ${PRODUCT}`,
    title: heading,
    firstName,
    brand,
    body: [`${textOf(event, isOwn)}.`, when, because, roomLine(event, meeting), NEXT[event.news]],
    button: { label: 'Open the meeting', link: `${env('SITE_URL')}${meetingPath(meeting.id)}` },
  });
};

/** Which entry for calendars goes with what happened; none for a meeting without a time. */
const methodOf = ({ news }: MeetingEvent): ICalCalendarMethod | undefined => {
  if (news === 'booked' || news === 'rescheduled') return ICalCalendarMethod.REQUEST;
  return news === 'cancelled' ? ICalCalendarMethod.CANCEL : undefined;
};

/**
 * Mails a party of a meeting what happened to it, once, with the entry for their calendar. What has been overtaken by a
 * later change is not mailed: that one has a mail of its own.
 */
export const mailMeeting: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'meeting') return;
  const { userId, event } = request;
  const [account, meeting] = await Promise.all([getAccount(userId), getMeeting(event.meetingId)]);
  if (!account?.emailConfirmed || account.suspended || !meeting) return;
  if (meeting.sequence > event.sequence) return;
  const isOwn = meeting.history.at(-1)?.user === userId && event.news !== 'tomorrow' && event.news !== 'soon';
  const method = methodOf(event);
  // Users know what they did themselves, unless their calendars are to know it, too.
  if (isOwn && (method === undefined || meeting.start === undefined)) return;
  if (!canSendMail('mail about a meeting', account.email, { meetingId: meeting.id })) return;
  const brand = await brandOf(meeting);
  const shown = { meeting, timeZone: timeZoneOf(account), isOwn, brand };
  const mail = meetingMail(account.firstName, event, shown);
  const calendar =
    method &&
    meeting.start !== undefined &&
    ({
      method,
      content: calendarFile(
        [
          calendarEventOf({
            id: meeting.id,
            minutes: meeting.minutes,
            sequence: meeting.sequence,
            link: meeting.link,
            start: Date.parse(meeting.start),
            summary: meeting.topic,
            cancelled: method === ICalCalendarMethod.CANCEL,
            organizer: env('MAIL_FROM'),
            attendee: { email: account.email, name: nameOf(account) },
          }),
        ],
        { stamp: new Date(request.at), method },
      ),
    } as const);
  const logo = brand?.logo?.content;
  const send = () => sendMail({ to: account.email }, { ...mail, logo, ...(calendar && { calendar }) });
  const { heading } = meetingText(event);
  const { id, sequence } = meeting;
  const waiting = { kind: 'meeting', id, heading, text: textOf(event, isOwn), sequence } as const;
  await once(`meeting-mail#${id}#${event.news}#${request.at}#${userId}`, at, () =>
    isUrgent({ ...event, start: meeting.start, own: isOwn }, at)
      ? send()
      : sendOrWait(account, { key: `${id}#${event.news}#${sequence}`, waiting, at }, send),
  );
};

import { ICalCalendarMethod } from 'ical-generator';
import { type Account, getAccount, timeZoneOf } from '#functions/core/account.ts';
import { calendarFile } from '#functions/core/calendar-file.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { sendOrWait } from '#functions/parts/attention/attention.ts';
import { eventForCalendars, minutesOf, sequenceOf } from '#functions/parts/events/calendar.ts';
import type { EventRecord, GuestRecord } from '#functions/parts/events/record.ts';
import { getEvent, getGuest, isHost } from '#functions/parts/events/repository.ts';
import { fullName } from '#shared/core/names.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { eventPath } from '#shared/features/events/address.ts';
import { EVENT_NEWS_TEXTS, type EventNews } from '#shared/features/events/news.ts';
import { holdsEventPlace } from '#shared/features/events/rules.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

type EventEvent = Extract<NotificationEvent, { kind: 'event' }>;

/** An event, and the receiver of the mail at it: a guest, or one of the hosts. */
interface About {
  readonly event: EventRecord;
  readonly guest: GuestRecord | undefined;
  readonly timeZone: string;
}

/** When an event is, in a zone: `Thursday 3 December 2026, 18:00 – 20:00 GMT+1`; with both dates when it ends on another. */
export const timesIn = ({ startsAt, endsAt }: Pick<EventRecord, 'startsAt' | 'endsAt'>, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).formatRange(new Date(startsAt), new Date(endsAt));

/** The times where the event takes place, and for a reader who lives elsewhere also on their own clock. */
const whenOf = ({ event, timeZone }: About): string[] => {
  const [there, here] = [timesIn(event, event.timeZone), timesIn(event, timeZone)];
  return there === here ? [there] : [`${there}.`, `On your clock: ${here}`];
};

const NEXT: Readonly<Record<EventNews, string>> = {
  going:
    'An entry for your calendar is attached. If you can’t come, give up your place, so that another can.',
  waiting: '',
  moved_up:
    'An entry for your calendar is attached. If you can’t come, give up your place, so that another can.',
  offered: 'Accept it on the event’s page. Otherwise it goes to the next on the list.',
  lapsed: '',
  left: 'A cancellation for your calendar is attached.',
  removed: 'A cancellation for your calendar is attached where you had a place.',
  changed: 'An update for your calendar is attached where you have a place.',
  cancelled: 'A cancellation for your calendar is attached where you had a place.',
  tomorrow: 'If you can’t come, give up your place on its page: one tap is enough.',
  soon: 'If you can’t come, give up your place on its page: one tap is enough.',
  message: '',
  thanks: '',
  co_host: 'You see its guests, can change it, and can check people in.',
};

/** News after which the reader may want to give up the place at once: the button leads there. */
const WITH_LEAVING: readonly EventNews[] = ['tomorrow', 'soon'];

const offerText = ({ offerUntil }: GuestRecord, timeZone: string): string =>
  offerUntil === undefined
    ? ''
    : `It is held for you until ${new Intl.DateTimeFormat('en-GB', {
        weekday: 'long',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      }).format(new Date(offerUntil))}.`;

/** What hosts wrote for the guests, and the reason of a cancellation. */
const wordsOf = ({ news }: EventEvent, at: string, { event }: About): string => {
  if (news === 'cancelled') return event.reason;
  return news === 'message' ? (event.messages.find((one) => one.at === at)?.text ?? '') : '';
};

/** The mail about an event, without its calendar's entry. `at` is when it happened. */
export const eventMail = (
  firstName: string,
  news: EventEvent,
  at: string,
  about: About,
): Required<MailText> => {
  const { event, guest, timeZone } = about;
  const { heading, lead } = EVENT_NEWS_TEXTS[news.news];
  const words = wordsOf(news, at, about);
  const leaves = WITH_LEAVING.includes(news.news) && guest?.status === 'going';
  const page = `${env('SITE_URL')}${eventPath(event.id)}`;
  return renderMail({
    subject: `${heading}: ${event.title} · ${PRODUCT}`,
    title: heading,
    firstName,
    body: [
      `${lead} ${event.title}.`,
      ...(words === '' ? [] : [{ quote: words }]),
      ...whenOf(about),
      event.venue,
      guest && holdsEventPlace(guest.status) && news.news !== 'cancelled' ? event.link : '',
      news.news === 'offered' && guest ? offerText(guest, timeZone) : '',
      NEXT[news.news],
    ],
    button: leaves
      ? { label: 'I can’t come', link: `${page}?leave=1` }
      : { label: 'Open the event', link: page },
  });
};

/** Which entry for calendars goes with what happened; none for those who have and had no place. */
const methodOf = (news: EventNews, { event, guest }: About): ICalCalendarMethod | undefined => {
  if (!guest) return undefined;
  const hadPlace = guest.history.some(({ status }) => status === 'going');
  if (news === 'left' || news === 'removed' || news === 'cancelled')
    return hadPlace ? ICalCalendarMethod.CANCEL : undefined;
  const isPlace = news === 'going' || news === 'moved_up' || news === 'changed';
  return isPlace && guest.status === 'going' && event.status === 'published'
    ? ICalCalendarMethod.REQUEST
    : undefined;
};

/** The file for the calendar of a guest. Its UID is the event's, and each version of it has a higher sequence. */
export const calendarOf = (account: Account, news: EventNews, about: About, at: string) => {
  const method = methodOf(news, about);
  const { event, guest } = about;
  if (method === undefined || !guest) return undefined;
  const content = calendarFile(
    [
      eventForCalendars({
        id: event.id,
        start: Date.parse(event.startsAt),
        minutes: minutesOf(event),
        sequence: sequenceOf({ event, changes: guest.version }),
        summary: event.title,
        location: event.link || event.venue,
        cancelled: method === ICalCalendarMethod.CANCEL,
        organizer: env('MAIL_FROM'),
        attendee: { email: account.email, name: fullName(account) },
      }),
    ],
    { stamp: new Date(at), method },
  );
  return { method, content } as const;
};

/** Mails that wait for nothing: all but these are about the reader's own place. */
const WITHIN_BUDGET: readonly EventNews[] = ['message', 'co_host'];

/** Whether what happened is still so: a later change has a mail of its own. */
const isCurrent = (news: EventNews, { event, guest }: About): boolean => {
  if (news === 'cancelled') return event.status === 'cancelled';
  if (news === 'left' || news === 'removed') return guest?.status === 'left';
  if (news === 'offered') return guest?.status === 'offered' && guest.lapses === 0;
  if (event.status === 'cancelled') return false;
  return news === 'co_host' || news === 'message' || !guest || guest.status !== 'left';
};

/** Mails a user what happened to an event or to their place at it, once, with the entry for their calendar. */
export const mailEvent: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'event') return;
  const { userId, event: news } = request;
  const [account, event, guest] = await Promise.all([
    getAccount(userId),
    getEvent(news.eventId),
    getGuest(news.eventId, userId),
  ]);
  if (!account?.emailConfirmed || account.suspended || !event) return;
  if (!guest && !isHost(event, userId)) return;
  const about = { event, guest, timeZone: timeZoneOf(account) };
  if (!isCurrent(news.news, about)) return;
  if (!canSendMail('mail about an event', account.email, { eventId: event.id })) return;
  const mail = eventMail(account.firstName, news, request.at, about);
  const calendar = calendarOf(account, news.news, about, request.at);
  const send = () => sendMail({ to: account.email }, { ...mail, ...(calendar && { calendar }) });
  const { heading, lead } = EVENT_NEWS_TEXTS[news.news];
  const { id, status } = event;
  const waiting = {
    kind: 'event',
    id,
    status,
    heading,
    text: `${lead} ${event.title}`,
    path: eventPath(id),
  } as const;
  await once(`event-mail#${id}#${news.news}#${request.at}#${userId}`, at, () =>
    WITHIN_BUDGET.includes(news.news)
      ? sendOrWait(account, { key: `${id}#${news.news}#${request.at}`, waiting, at }, send)
      : send(),
  );
};

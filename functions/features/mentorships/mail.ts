import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { sendOrWait } from '#functions/parts/attention/attention.ts';
import { getMentorship, type MentorshipRecord } from '#functions/parts/mentorships/repository.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { type MentorshipNews, NEWS_TEXTS } from '#shared/features/mentorships/news.ts';
import { mentorshipPath } from '#shared/features/mentorships/notifications.ts';
import { DECLINE_REASONS } from '#shared/features/mentorships/rules.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

type MentorshipEvent = Extract<NotificationEvent, { kind: 'mentorship' }>;

/** What follows from each, in the mail about it. */
const NEXT: Readonly<Record<MentorshipNews, string>> = {
  requested:
    'The request holds one of your places. Please answer within 72 hours, also when the answer is no.',
  answer_soon:
    'Accept it, decline it with a reason, or ask for more. You can also stop new requests for a while.',
  accepted: 'Look at your goals together, and agree on the first steps.',
  declined: 'You can offer your request onward, with its text, to the next mentor who fits.',
  lapsed:
    'That says nothing about you. You can offer your request onward, with its text, to the next mentor who fits.',
  unanswered: 'If you have no time at the moment, stop new requests in your settings as a mentor.',
  warned:
    'If another request is left unanswered within 30 days, we stop new requests to you. You can stop them yourself at any time in your settings as a mentor.',
  paused: 'Switch new requests on again in your settings as a mentor when you have time for them.',
  withdrawn: 'The place that it held is free again.',
  ended: 'Sessions that were planned are cancelled. Your goals and notes can still be read.',
  term_over: 'Your goals and notes can still be read. A student can ask for another mentorship at any time.',
  goals_proposed: 'They count once you agree to them.',
  goals_agreed: 'The progress of the mentorship counts their steps from now on.',
  note: 'It is with the notes of your mentorship.',
  nudge: 'Write a few lines, or plan the next session.',
  go_on:
    'Plan a session, or end the mentorship with a few kind words: then its place is free for someone else.',
  term_ending: 'If both of you want another term, say so on its page. Otherwise it ends by itself.',
  renewal_asked: 'It begins when you say so, too.',
  renewed: 'Look at your goals together: which of them have changed?',
};

/** What the other side wrote, or why they declined; empty where the news says it all. */
const wordsOf = ({ news }: MentorshipEvent, { declined, ending }: MentorshipRecord): readonly string[] => {
  if (news === 'declined' && declined) return [DECLINE_REASONS[declined.reason], declined.message];
  return news === 'ended' ? [ending ?? ''] : [];
};

/** The mail about something that happened to a mentorship. Goals, notes and messages are read on the site alone. */
export const mentorshipMail = (
  firstName: string,
  event: MentorshipEvent,
  mentorship: MentorshipRecord,
): Required<MailText> => {
  const { heading, lead } = NEWS_TEXTS[event.news];
  const words = wordsOf(event, mentorship).filter((text) => text !== '');
  return renderMail({
    subject: `${heading} · ${PRODUCT}`,
    title: heading,
    firstName,
    body: [`${lead(event.person)}.`, ...words.map((quote) => ({ quote })), NEXT[event.news]],
    button: {
      label: 'Open the mentorship',
      link: `${env('SITE_URL')}${mentorshipPath(event.screen, event.mentorshipId)}`,
    },
  });
};

/** News whose mail passes quiet hours and the number of mails a day: the digest could be too late to answer. */
const URGENT: readonly MentorshipNews[] = ['answer_soon'];

/** Mails a user what happened to one of their mentorships, once: now, or with their digest. */
export const mailMentorship: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'mentorship') return;
  const { userId, event } = request;
  const [account, mentorship] = await Promise.all([getAccount(userId), getMentorship(event.mentorshipId)]);
  if (!account?.emailConfirmed || account.suspended || !mentorship) return;
  const { id, status } = mentorship;
  if (!canSendMail('mail about a mentorship', account.email, { mentorshipId: id })) return;
  const send = () => sendMail({ to: account.email }, mentorshipMail(account.firstName, event, mentorship));
  const { heading, lead } = NEWS_TEXTS[event.news];
  const waiting = {
    kind: 'mentorship',
    id,
    status,
    heading,
    text: lead(event.person),
    path: mentorshipPath(event.screen, id),
  } as const;
  await once(`mentorship-mail#${id}#${event.news}#${request.at}#${userId}`, at, () =>
    URGENT.includes(event.news)
      ? send()
      : sendOrWait(account, { key: `${id}#${event.news}#${request.at}`, waiting, at }, send),
  );
};

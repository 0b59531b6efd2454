import { ICalCalendarMethod } from 'ical-generator';
import { type Account, getAccount, timeZoneOf } from '#functions/core/account.ts';
import { calendarFile } from '#functions/core/calendar-file.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { deadlineForCalendars } from '#functions/parts/challenges/calendar.ts';
import type { ChallengeRecord, EntryRecord, TeamRecord } from '#functions/parts/challenges/record.ts';
import { getChallenge, getEntry, getMember, getTeam } from '#functions/parts/challenges/repository.ts';
import { fullName } from '#shared/core/names.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { challengePath } from '#shared/features/challenges/address.ts';
import { CHALLENGE_NEWS_TEXTS, type ChallengeNews } from '#shared/features/challenges/news.ts';

/** A challenge, and the receiver's team and entry in it; undefined for hosts and for those who have left. */
interface About {
  readonly challenge: ChallengeRecord;
  readonly team: TeamRecord | undefined;
  readonly entry: EntryRecord | undefined;
  readonly timeZone: string;
}

/** A moment in a zone: `Thursday 3 December 2026, 18:00 GMT+1`. */
const momentIn = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(at));

const WITH_DEADLINE: readonly ChallengeNews[] = [
  'joined',
  'moved',
  'tomorrow',
  'soon',
  'submitted',
  'withdrawn',
];

/** The deadline as the host set it, and for a reader who lives elsewhere also on their own clock. */
const deadlineText = (news: ChallengeNews, { challenge, timeZone }: About): string[] => {
  if (challenge.status !== 'open' || !WITH_DEADLINE.includes(news)) return [];
  const [there, here] = [
    momentIn(challenge.deadline, challenge.timeZone),
    momentIn(challenge.deadline, timeZone),
  ];
  return [`Entries close: ${there}.`, there === here ? '' : `On your clock: ${here}`];
};

/** What a person wrote about it: the reason of a cancellation, a later deadline, or a disqualification. */
const wordsOf = (news: ChallengeNews, { challenge, entry }: About): string => {
  if (news === 'cancelled') return challenge.reason;
  if (news === 'moved') return challenge.dateChanges.at(-1)?.reason ?? '';
  return news === 'disqualified' ? (entry?.reason ?? '') : '';
};

const NEXT: Readonly<Partial<Record<ChallengeNews, string>>> = {
  joined: 'An entry for your calendar is attached. Begin your entry on the page of the challenge.',
  submitted: 'You can change it and hand it in again until the deadline. The latest version counts.',
  withdrawn: 'You can hand it in again until the deadline.',
  moved: 'An update for your calendar is attached.',
  cancelled: 'A cancellation for your calendar is attached.',
  tomorrow: 'What is handed in by then counts, and nothing after it.',
  soon: 'What is handed in by then counts, and nothing after it.',
};

/** Which version of an entry was handed in, as a receipt. */
const receipt = (news: ChallengeNews, { entry }: About): string =>
  news === 'submitted' && entry?.submitted
    ? `Version ${entry.submitted.number} of “${entry.submitted.title}”, received ${entry.submitted.submittedAt}.`
    : '';

/** The mail about a challenge, without its calendar's entry. */
export const challengeMail = (firstName: string, news: ChallengeNews, about: About): Required<MailText> => {
  const { heading, lead } = CHALLENGE_NEWS_TEXTS[news];
  const { id, title, status } = about.challenge;
  const words = wordsOf(news, about);
  const next = status === 'open' || news === 'cancelled' ? NEXT[news] : undefined;
  return renderMail({
    subject: `${heading}: ${title} · ${PRODUCT}`,
    title: heading,
    firstName,
    body: [
      `${lead} ${title}.`,
      ...(words === '' ? [] : [{ quote: words }]),
      receipt(news, about),
      ...deadlineText(news, about),
      next ?? '',
    ],
    button: { label: 'Open the challenge', link: `${env('SITE_URL')}${challengePath(id)}` },
  });
};

const WITH_CALENDAR: readonly ChallengeNews[] = ['joined', 'moved', 'cancelled'];

/** The file for the calendar of a participant. Its UID is the challenge's, and each version of it has a higher sequence. */
const calendarOf = (account: Account, news: ChallengeNews, { challenge, team }: About, at: string) => {
  if (!team || !WITH_CALENDAR.includes(news)) return undefined;
  const method = challenge.status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const attendee = { email: account.email, name: fullName(account) };
  const event = deadlineForCalendars(challenge, { organizer: env('MAIL_FROM'), attendee });
  return { method, content: calendarFile([event], { stamp: new Date(at), method }) } as const;
};

/** Whether what happened is still so: a later change has a mail of its own. */
const isCurrent = (news: ChallengeNews, { challenge, team, entry }: About): boolean => {
  if (news === 'removed') return !team;
  if (news === 'submitted' || news === 'withdrawn' || news === 'disqualified') return entry?.status === news;
  if (news === 'cancelled' || news === 'published') return challenge.status === news;
  return challenge.status === 'open' && team !== undefined;
};

const aboutOf = async (challenge: ChallengeRecord, account: Account): Promise<About> => {
  const member = await getMember(challenge.id, account.id);
  const team = member && (await getTeam(challenge.id, member.teamId));
  const entry = team?.entryId === undefined ? undefined : await getEntry(challenge.id, team.entryId);
  return { challenge, team, entry, timeZone: timeZoneOf(account) };
};

/** Mails a user what happened to a challenge or to their team, once, with the entry for their calendar. */
export const mailChallenge: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'challenge') return;
  const { userId, event } = request;
  const [account, challenge] = await Promise.all([getAccount(userId), getChallenge(event.challengeId)]);
  if (!account?.emailConfirmed || account.suspended || !challenge) return;
  const about = await aboutOf(challenge, account);
  if (!isCurrent(event.news, about)) return;
  if (!canSendMail('mail about a challenge', account.email, { challengeId: challenge.id })) return;
  const mail = challengeMail(account.firstName, event.news, about);
  const calendar = calendarOf(account, event.news, about, request.at);
  await once(`challenge-mail#${challenge.id}#${event.news}#${request.at}#${userId}`, at, () =>
    sendMail({ to: account.email }, { ...mail, ...(calendar && { calendar }) }),
  );
};

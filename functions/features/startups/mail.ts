import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { sendOrWait } from '#functions/parts/attention/attention.ts';
import { getMember } from '#functions/parts/startups/members.ts';
import { getStartup } from '#functions/parts/startups/repository.ts';
import { PRODUCT } from '#shared/core/product.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';
import { STARTUP_NEWS_TEXTS, type StartupNews } from '#shared/features/startups/news.ts';
import type { MemberStatus } from '#shared/features/startups/rules.ts';
import type { StoredStartup } from '#shared/features/startups/stored.ts';

type StartupEvent = Extract<NotificationEvent, { kind: 'startup' }>;

/** What follows from each, in the mail about it. */
const NEXT: Readonly<Record<StartupNews, string>> = {
  invited: 'Nobody is in a team without having agreed: accept or decline in the Startup Builder.',
  joined: 'They see the notes, and can change milestones and assumptions.',
  declined: 'You can invite someone else.',
  left: 'What they wrote stays with the team.',
  removed: 'You can no longer see its notes and documents.',
  lead: 'You decide who is in the team, who sees its page, and when it is over.',
  mentioned: 'The note is on the page of the team.',
  milestone_due: 'Record what shows that it is done, or give it another day.',
  closed: 'Everything stays readable for the team.',
};

/** The mail about something that happened to a startup. Notes are read on the site alone. */
export const startupMail = (
  firstName: string,
  event: StartupEvent,
  { learned }: StoredStartup,
): Required<MailText> => {
  const { heading, lead, link } = STARTUP_NEWS_TEXTS[event.news];
  return renderMail({
    subject: `${heading}: ${event.title} · ${PRODUCT}`,
    title: heading,
    firstName,
    body: [
      `${lead(event.person)} “${event.title}”.`,
      ...(event.news === 'closed' ? ['What was learned:', { quote: learned }] : []),
      NEXT[event.news],
    ],
    button: { label: 'Open the Startup Builder', link: `${env('SITE_URL')}${link(event.startupId)}` },
  });
};

/** Whether what happened is still so for its reader. */
const isCurrent = (news: StartupNews, status: MemberStatus | undefined): boolean => {
  if (news === 'invited') return status === 'invited';
  return news === 'removed' ? status === 'removed' : status === 'member';
};

/** Mails a user what happened to a startup, once: now, or with their digest. */
export const mailStartup: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'startup') return;
  const { userId, event } = request;
  const { startupId: id, news } = event;
  const [account, startup, member] = await Promise.all([
    getAccount(userId),
    getStartup(id),
    getMember(id, userId),
  ]);
  if (!account?.emailConfirmed || account.suspended || !startup) return;
  if (!isCurrent(news, member?.status)) return;
  if (!canSendMail('mail about a startup', account.email, { startupId: id })) return;
  const send = () => sendMail({ to: account.email }, startupMail(account.firstName, event, startup));
  const { heading, lead, link } = STARTUP_NEWS_TEXTS[news];
  const waiting = {
    kind: 'startup',
    id,
    status: startup.status,
    heading,
    text: `${lead(event.person)} ${event.title}`,
    path: link(id),
  } as const;
  const key = `${id}#${news}#${event.of}#${request.at}`;
  await once(`startup-mail#${key}#${userId}`, at, () => sendOrWait(account, { key, waiting, at }, send));
};

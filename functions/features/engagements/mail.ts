import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { sendOrWait } from '#functions/parts/attention/attention.ts';
import { getEngagement } from '#functions/parts/engagements/repository.ts';
import { PRODUCT } from '#shared/core/product.ts';
import {
  ENGAGEMENT_NEWS_TEXTS,
  type EngagementNews,
  engagementPath,
} from '#shared/features/engagements/news.ts';
import type { StoredEngagement } from '#shared/features/engagements/schema.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

type EngagementEvent = Extract<NotificationEvent, { kind: 'engagement' }>;

/** What follows from each, in the mail about it. */
const NEXT: Readonly<Record<EngagementNews, string>> = {
  started: 'Agree on milestones with dates: both of you can write them down.',
  milestones: 'Look at the dates, and change what does not suit you.',
  submitted: 'Say what is good and what is missing, or accept it.',
  feedback: 'Hand in another version when you have worked it in.',
  milestone_accepted: 'The milestone is done. The next one is on the page of the project.',
  accepted: 'What they wrote about your work is on your profile. You can both ask for a review by a mentor.',
  ended: 'What was handed in can still be read.',
  review_wanted: 'If you want one, too, the result enters the queue of the mentors.',
};

/** What the other side wrote, where the news is about it. */
const wordsOf = ({ news }: EngagementEvent, { statement, ending }: StoredEngagement): readonly string[] => {
  if (news === 'accepted' && statement !== '') return [statement];
  return news === 'ended' ? [ending] : [];
};

/** The mail about something that happened to a live project. What was handed in is read on the site alone. */
export const engagementMail = (
  firstName: string,
  event: EngagementEvent,
  engagement: StoredEngagement,
): Required<MailText> => {
  const { heading, lead } = ENGAGEMENT_NEWS_TEXTS[event.news];
  return renderMail({
    subject: `${heading}: ${event.title} · ${PRODUCT}`,
    title: heading,
    firstName,
    body: [
      `${lead(event.person)} “${event.title}”.`,
      ...wordsOf(event, engagement).map((quote) => ({ quote })),
      NEXT[event.news],
    ],
    button: { label: 'Open the project', link: `${env('SITE_URL')}${engagementPath(engagement.id)}` },
  });
};

/** Mails a user what happened to one of their live projects, once: now, or with their digest. */
export const mailEngagement: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'engagement') return;
  const { userId, event } = request;
  const [account, engagement] = await Promise.all([getAccount(userId), getEngagement(event.engagementId)]);
  if (!account?.emailConfirmed || account.suspended || !engagement) return;
  const { id, status } = engagement;
  if (!canSendMail('mail about a live project', account.email, { engagementId: id })) return;
  const send = () => sendMail({ to: account.email }, engagementMail(account.firstName, event, engagement));
  const { heading, lead } = ENGAGEMENT_NEWS_TEXTS[event.news];
  const waiting = {
    kind: 'engagement',
    id,
    status,
    heading,
    text: `${lead(event.person)} ${event.title}`,
    path: engagementPath(id),
  } as const;
  const key = `${id}#${event.news}#${request.at}`;
  await once(`engagement-mail#${key}#${userId}`, at, () => sendOrWait(account, { key, waiting, at }, send));
};

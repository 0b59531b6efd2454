import { type Account, getAccount, timeZoneOf } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { JUDGING_NEWS_PATHS, JUDGING_NEWS_TEXTS, type JudgingNews } from '#shared/features/judging/news.ts';
import { JUDGING_MS, JUDGING_REMINDER_MS } from '#shared/features/judging/rules.ts';

/** What follows from each, in the mail about it. */
const NEXT: Readonly<Record<JudgingNews, string>> = {
  chosen: 'You get your entries once the deadline has passed, without the names of their teams.',
  assigned:
    'Read each entry on its own and score it by the rubric. If something connects you with one, say so: another judge gets it.',
  reminder: 'What is not scored by then goes to other judges.',
  late: 'You need not do anything. What you have scored counts.',
  results: 'Your scores are published under a letter. Each team reads what you wrote about its entry.',
  short: 'Add judges to the challenge: each entry needs three without a conflict.',
  judges_late: 'Ask the judges, or add others to the challenge: what is left open then goes to them.',
  complete: 'Nothing changes any more unless a judge corrects a score.',
};

/** Until when scores are due, on the clock of a reader. */
const dueIn = (news: JudgingNews, at: string, timeZone: string): string => {
  const due = news === 'assigned' ? JUDGING_MS : news === 'reminder' ? JUDGING_REMINDER_MS : undefined;
  if (due === undefined) return '';
  const words = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return `Your scores are due by ${words.format(new Date(Date.parse(at) + due))}.`;
};

/** The mail about judging a challenge. Entries and scores are read on the site alone. */
export const judgingMail = (
  account: Account,
  { id, title }: Pick<ChallengeRecord, 'id' | 'title'>,
  news: JudgingNews,
  at: string,
): Required<MailText> => {
  const { heading, lead } = JUDGING_NEWS_TEXTS[news];
  return renderMail({
    subject: `${heading}: ${title} · ${PRODUCT}`,
    title: heading,
    firstName: account.firstName,
    body: [`${lead} ${title}.`, dueIn(news, at, timeZoneOf(account)), NEXT[news]],
    button: { label: 'Open the challenge', link: `${env('SITE_URL')}${JUDGING_NEWS_PATHS[news](id)}` },
  });
};

/** Whether what happened is still so: a challenge that was cancelled or is over needs no more scores. */
const isCurrent = (news: JudgingNews, { status }: ChallengeRecord): boolean => {
  if (news === 'results') return status === 'published';
  return news === 'chosen' ? status !== 'cancelled' : status === 'judging';
};

/** Mails a judge or a host about judging, once. */
export const mailJudging: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'judging') return;
  const { userId, event } = request;
  const { challengeId: id, news } = event;
  const [account, challenge] = await Promise.all([getAccount(userId), getChallenge(id)]);
  if (!account?.emailConfirmed || account.suspended || !challenge || !isCurrent(news, challenge)) return;
  if (!canSendMail('mail about judging', account.email, { challengeId: id })) return;
  await once(`judging-mail#${id}#${news}#${request.at}#${userId}`, at, () =>
    sendMail({ to: account.email }, judgingMail(account, challenge, news, request.at)),
  );
};

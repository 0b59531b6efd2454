import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { sendOrWait } from '#functions/parts/attention/attention.ts';
import { getProject } from '#functions/parts/projects/repository.ts';
import { PRODUCT } from '#shared/core/product.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';
import { PROJECT_NEWS_TEXTS, type ProjectNews } from '#shared/features/projects/news.ts';
import { projectNewsPath } from '#shared/features/projects/notifications.ts';

type ProjectEvent = Extract<NotificationEvent, { kind: 'project' }>;

/** What follows from each, in the mail about it. */
const NEXT: Readonly<Record<ProjectNews, string>> = {
  reviewed:
    'The review says for each criterion what is good and what would make it better. You can submit the project again at any time.',
  verified:
    'Its technologies count as proven skills for 24 months. You decide whether your profile shows it.',
  voided:
    'An admin voided a review of it. What followed from that review is taken back, and the project is in the queue again.',
};

/** The mail about what happened to a project. Scores and feedback are read on the site alone. */
export const projectMail = (firstName: string, event: ProjectEvent): Required<MailText> => {
  const { heading, lead } = PROJECT_NEWS_TEXTS[event.news];
  return renderMail({
    subject: `${heading} · ${PRODUCT}`,
    title: heading,
    firstName,
    body: [lead, { quote: event.title }, NEXT[event.news]],
    button: { label: 'Open the project', link: `${env('SITE_URL')}${projectNewsPath(event.projectId)}` },
  });
};

/** Mails a student what happened to one of their projects, once: now, or with their digest. */
export const mailProject: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'project') return;
  const { userId, event } = request;
  const { projectId: id, news, title } = event;
  const [account, project] = await Promise.all([getAccount(userId), getProject(id)]);
  if (!account?.emailConfirmed || account.suspended || !project) return;
  if (!canSendMail('mail about a project', account.email, { projectId: id })) return;
  const { heading, lead } = PROJECT_NEWS_TEXTS[news];
  const waiting = {
    ...({ kind: 'project', id, status: project.status, heading } as const),
    ...{ text: `${lead} ${title}`, path: projectNewsPath(id) },
  };
  const key = `${id}#${news}#${request.at}`;
  await once(`project-mail#${key}`, at, () =>
    sendOrWait(account, { key, waiting, at }, () =>
      sendMail({ to: account.email }, projectMail(account.firstName, event)),
    ),
  );
};

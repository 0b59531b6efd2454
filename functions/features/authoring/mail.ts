import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { sendOrWait } from '#functions/parts/attention/attention.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { COURSE_NEWS_TEXTS, type CourseNews } from '#shared/features/courses/news.ts';
import { COURSE_NOTIFICATIONS } from '#shared/features/courses/notifications.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

type CourseEvent = Extract<NotificationEvent, { kind: 'course' }>;

/** The screen that the bell leads to as well. */
const linkOf = COURSE_NOTIFICATIONS.course.link;

/** What an author can do next, in the mail about each. */
const NEXT: Readonly<Partial<Record<CourseNews, string>>> = {
  approved: 'Students find it in the list now. How its questions do in first attempts is on its page.',
  rejected: 'The reviewer’s reason is on its page. You can change the course and submit it again.',
  flagged:
    'Its statistics show which question it is, and how often each option was chosen. You can withdraw it, or change it in the next version.',
};

/** The mail to the author of a course. What a reviewer wrote is read on the site alone. */
const authorMail = (firstName: string, event: CourseEvent): Required<MailText> => {
  const { news, title } = event;
  const { heading, lead } = COURSE_NEWS_TEXTS[news];
  return renderMail({
    subject: `${heading} · ${PRODUCT}`,
    title: heading,
    firstName,
    body: [lead, { quote: title }, NEXT[news] ?? ''],
    button: { label: 'Open the course', link: `${env('SITE_URL')}${linkOf(event)}` },
  });
};

/** Mails an author what happened to their course, once: now, or with their digest. */
export const mailAuthor: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'course' || !request.event.author) return;
  const { userId, event } = request;
  const { courseId: id, news, title } = event;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about a course', account.email, { courseId: id })) return;
  const { heading, lead } = COURSE_NEWS_TEXTS[news];
  const waiting = {
    kind: 'course',
    id,
    status: news,
    heading,
    text: `${lead} ${title}`,
    path: linkOf(event),
  } as const;
  const key = `${id}#${news}#${request.at}`;
  await once(`course-mail#${key}#${userId}`, at, () =>
    sendOrWait(account, { key, waiting, at }, () =>
      sendMail({ to: account.email }, authorMail(account.firstName, event)),
    ),
  );
};

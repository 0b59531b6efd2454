import { requestMail } from '#functions/core/mail/request.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import type { CourseNews } from '#shared/features/courses/news.ts';

interface AuthorNews {
  readonly courseId: string;
  /** The course's title. */
  readonly title: string;
  readonly news: CourseNews;
  /** The role of the author, whose screens it leads to. */
  readonly author: 'mentor' | 'admin';
}

/** Tells an author what happened to their course, in the bell and by mail. Done again for the same moment, it changes nothing. */
export const tellAuthor = async (userId: string, at: string, news: AuthorNews): Promise<void> => {
  const event = { kind: 'course', ...news } as const;
  await notify(userId, at, event);
  await requestMail(userId, at, event);
};

import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import { COURSE_NEWS_TEXTS } from './news.ts';
import type { courseEventSchemas } from './notification-schema.ts';
import { authoredCoursePath, coursePath, testPath } from './paths.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type CourseEvent = EventOf<typeof courseEventSchemas>;

/** Their entry among all kinds of notifications. */
export const COURSE_NOTIFICATIONS: NotificationEntries<CourseEvent> = {
  course: {
    id: ({ courseId, news }) => [courseId, news],
    text: ({ news, title }) => {
      const { heading, lead } = COURSE_NEWS_TEXTS[news];
      return { heading, lead, title };
    },
    link: ({ courseId, news, author }) => {
      if (author) return authoredCoursePath(author, courseId, news === 'flagged' ? 'statistics' : undefined);
      return news === 'new_version' ? coursePath(courseId) : testPath(courseId);
    },
    tone: ({ news }) => COURSE_NEWS_TEXTS[news].tone,
    own: () => false,
    mail: null,
  },
};

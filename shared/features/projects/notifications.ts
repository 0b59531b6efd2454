import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import { PROJECT_NEWS_TEXTS } from './news.ts';
import type { projectEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type ProjectEvent = EventOf<typeof projectEventSchemas>;

/** The path of a project on its student's screen. */
export const projectNewsPath = (projectId: string): string =>
  `/dashboard/student/projects?open=${encodeURIComponent(projectId)}`;

/** Their entry among all kinds of notifications. */
export const PROJECT_NOTIFICATIONS: NotificationEntries<ProjectEvent> = {
  project: {
    id: ({ projectId, news }) => [projectId, news],
    text: ({ news, title }) => ({
      heading: PROJECT_NEWS_TEXTS[news].heading,
      lead: PROJECT_NEWS_TEXTS[news].lead,
      title,
    }),
    link: ({ projectId }) => projectNewsPath(projectId),
    tone: ({ news }) => PROJECT_NEWS_TEXTS[news].tone,
    own: () => false,
    mail: null,
  },
};

import type { StatusTone } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What happens to a project, of which its student is notified. */
export const PROJECT_NEWS = ['reviewed', 'verified', 'voided'] as const;
export type ProjectNews = (typeof PROJECT_NEWS)[number];

interface NewsText {
  readonly heading: string;
  /** Before the title of the project. */
  readonly lead: string;
  readonly tone: StatusTone;
}

/** What the bell and the mail say of each. */
export const PROJECT_NEWS_TEXTS: Readonly<Record<ProjectNews, NewsText>> = {
  reviewed: { heading: 'Project reviewed', lead: 'Read what your reviewer says of', tone: 'positive' },
  verified: { heading: 'Project verified', lead: 'Two independent reviews agree on', tone: 'positive' },
  voided: { heading: 'Review voided', lead: 'Another mentor reviews it again:', tone: 'warning' },
};

import { fillPath, PATHS } from '#frontend/core/paths.ts';
import type { News } from '#shared/features/notifications.ts';

/** The screen that shows what the news is about. */
export const newsPath = (news: News): string =>
  news.kind === 'account_approved'
    ? PATHS.dashboard
    : fillPath(PATHS.opportunity, { id: news.opportunityId });

import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import { REVIEW_NEWS_TEXTS, type ReviewNews } from './news.ts';
import type { reviewEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type ReviewEvent = EventOf<typeof reviewEventSchemas>;

const QUEUE = '/dashboard/mentor/projects';

/** The screen of a review: the queue, once it is not the mentor's own any more. */
export const reviewNewsPath = (news: ReviewNews, reviewId: string): string =>
  news === 'withdrawn' || news === 'claim_ended' ? QUEUE : `${QUEUE}/${encodeURIComponent(reviewId)}`;

/** Their entry among all kinds of notifications. */
export const REVIEW_NOTIFICATIONS: NotificationEntries<ReviewEvent> = {
  review: {
    id: ({ reviewId, news }) => [reviewId, news],
    text: ({ news, title }) => ({
      heading: REVIEW_NEWS_TEXTS[news].heading,
      lead: REVIEW_NEWS_TEXTS[news].lead,
      title,
    }),
    link: ({ news, reviewId }) => reviewNewsPath(news, reviewId),
    tone: ({ news }) => REVIEW_NEWS_TEXTS[news].tone,
    own: () => false,
    mail: null,
  },
};

import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Task } from '#frontend/ui/data/TaskList.tsx';
import { ProjectsIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { MAX_CLAIMS } from '#shared/features/reviews/rules.ts';
import type { ReviewRow } from '#shared/features/reviews/schema.ts';
import { momentIn } from '../calendar/time.ts';
import { REFERENCES_PATH, REVIEWS_PATH, reviewPath } from './paths.ts';
import { timeLeftInWords, waitedInWords } from './words.ts';

interface WaitingReviews {
  /** The user's claims, then what waits, the longest wait first. */
  readonly items: readonly ReviewRow[];
  readonly counts: { readonly pending: number };
  readonly calibrated: boolean;
}

/** What a mentor should do about projects at a moment (milliseconds since 1970): the claims, which end, and what waits. */
export const reviewTasks = (
  { items, counts, calibrated }: WaitingReviews,
  now: number,
  zone: string,
): { claims: Task[]; waits: Task[] } => {
  const claims = items.flatMap(({ id, title, claimedUntil }): Task[] =>
    claimedUntil === null
      ? []
      : [
          {
            id,
            icon: <ScheduleIcon />,
            title: `Finish your review of ${title}`,
            detail: `${timeLeftInWords(claimedUntil, now)}, until ${momentIn(claimedUntil, zone)}`,
            action: { label: 'Continue', to: reviewPath(id) },
          },
        ],
  );
  const first = items.find(({ claimedUntil }) => claimedUntil === null);
  const waits: Task[] =
    counts.pending === 0 || !first
      ? []
      : [
          {
            id: 'reviews',
            icon: <ProjectsIcon />,
            title:
              counts.pending === 1
                ? 'One project review is waiting'
                : `${counts.pending.toLocaleString('en')} project reviews are waiting`,
            detail: calibrated
              ? `The longest wait is ${waitedInWords(first.submittedDate, now)}.`
              : 'Rate two reference projects first: that takes about ten minutes.',
            action: calibrated
              ? { label: 'Open the queue', to: REVIEWS_PATH }
              : { label: 'Rate them', to: REFERENCES_PATH },
          },
        ];
  return { claims, waits };
};

/** The user's claims and the first project that waits. */
export const useWaitingReviews = () =>
  useQuery({ ...api.query('reviews.list', { query: { limit: MAX_CLAIMS + 1 } }), staleTime: 0 });

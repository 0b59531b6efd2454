import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { pendingCount } from '#functions/parts/reviews/pending.ts';
import { type QueueFilters, queuePosition, waitingReviews } from '#functions/parts/reviews/queue.ts';
import {
  completedBy,
  finishedPosition,
  getReviews,
  type ReviewRecord,
} from '#functions/parts/reviews/repository.ts';
import { getReviewer, type ReviewerState, submissionOf } from '#functions/parts/reviews/reviewers.ts';
import { scoresOf } from '#functions/parts/reviews/scores.ts';
import { waitsNow } from '#functions/parts/reviews/waits.ts';
import type { reviews } from '#shared/features/reviews/routes.ts';
import type { ReviewRow } from '#shared/features/reviews/schema.ts';
import { pairOf } from './change.ts';
import { type Looking, ownRow, shownReview, waitingRow } from './view.ts';

/** What is asked of a list, and by whom. */
interface Asked {
  readonly looking: Looking;
  readonly query: QueueFilters & { readonly cursor?: string | undefined; readonly limit: number };
}

interface Page {
  readonly items: ReviewRow[];
  readonly nextCursor: string | null;
}

/** The caller's claims, the one that ends first before the other. */
const claimsOf = async ({ claims }: ReviewerState, userId: string): Promise<ReviewRecord[]> =>
  (await getReviews([...claims]))
    .filter(({ status, reviewer }) => status === 'claimed' && reviewer?.id === userId)
    .sort((one, other) => ((one.claimedUntil ?? '') < (other.claimedUntil ?? '') ? -1 : 1));

/** What waits, the longest wait first; on the first page after the caller's claims. */
const pendingPage = async ({ looking, query }: Asked): Promise<Page & { complete: boolean }> => {
  const { category, technology, cursor, limit } = query;
  const purpose = `reviews.list pending ${looking.userId} ${JSON.stringify([category, technology])}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, queuePosition);
  const [found, claims] = await Promise.all([
    waitingReviews({ category, technology }, limit + 1, after),
    claimsOf(looking.state, looking.userId),
  ]);
  const page = pageFrom(found, limit, ({ enteredAt, reviewId }) =>
    encodeCursor(purpose, { enteredAt, reviewId }),
  );
  const claimed = claims.map(submissionOf);
  const waiting = page.items.map((row) => waitingRow(row, looking, claimed));
  const own = after ? [] : claims.map((review) => ownRow(review, undefined, looking.now));
  return {
    items: [...own, ...waiting],
    nextCursor: page.nextCursor,
    complete: !after && !category && !technology && page.nextCursor === null,
  };
};

/** What the caller has finished, the latest first. */
const completedPage = async ({ looking, query }: Asked): Promise<Page> => {
  const { cursor, limit } = query;
  const { userId, now } = looking;
  const purpose = `reviews.list completed ${userId}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, finishedPosition);
  const found = await completedBy(userId, limit + 1, after);
  const page = pageFrom(found, limit, ({ id, finishedAt = '' }) => encodeCursor(purpose, { id, finishedAt }));
  const scores = await scoresOf(page.items.map(({ id }) => ({ id, reviewerId: userId })));
  return { ...page, items: page.items.map((one) => ownRow(one, scores.get(one.id)?.overallScore, now)) };
};

/** The queue of all mentors, or what the signed-in one has completed. */
export const list: Handler<typeof reviews.list> = async ({ account, query, now }) => {
  const state = await getReviewer(account.id);
  const asked: Asked = { looking: { userId: account.id, state, now }, query };
  const [page, counted, waits] = await Promise.all([
    query.tab === 'pending' ? pendingPage(asked) : completedPage(asked),
    pendingCount(now),
    waitsNow(now),
  ]);
  const { items, nextCursor } = page;
  // The stream counts a moment later: a page that shows all of the queue knows better.
  const isWhole = 'complete' in page && page.complete;
  const pending = isWhole ? items.filter(({ status }) => status === 'waiting').length : counted;
  return {
    items,
    nextCursor,
    counts: { pending, completed: state.completed },
    waits,
    calibrated: state.calibratedAt !== undefined,
  };
};

/** A review that waits, or one that the caller has claimed or finished. */
export const get: Handler<typeof reviews.get> = async ({ params, account, now }) => {
  const [{ review, project }, state] = await Promise.all([pairOf(params.id), getReviewer(account.id)]);
  if (review.status !== 'waiting' && review.reviewer?.id !== account.id)
    throw new AppError('not_found', {
      message: 'This review doesn’t exist, or another mentor has claimed it.',
    });
  return shownReview(review, project, { userId: account.id, state, now });
};

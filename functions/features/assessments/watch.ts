import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import {
  type AttemptRecord,
  attemptPosition,
  watchedAttempts,
} from '#functions/parts/assessments/attempts.ts';
import type { assessments } from '#shared/features/assessments/routes.ts';
import type { WatchedAttempt } from '#shared/features/assessments/schema.ts';
import { commonOf } from './view.ts';

/** An attempt as admins see it. */
export const watchedAttempt = (attempt: AttemptRecord): WatchedAttempt => ({
  ...commonOf(attempt),
  user: attempt.student,
  right: attempt.right?.length ?? 0,
  of: attempt.drawn.length,
  patterns: attempt.patterns ?? [],
});

/** Attempts with an odd pattern, and those that were voided, the latest first. */
export const watch: Handler<typeof assessments.watch> = async ({ account, query }) => {
  const { cursor, limit } = query;
  const purpose = `assessments.watch ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, attemptPosition);
  const found = await watchedAttempts(limit + 1, after);
  const page = pageFrom(found, limit, ({ openedAt, id }) => encodeCursor(purpose, { openedAt, id }));
  return { ...page, items: page.items.map(watchedAttempt) };
};

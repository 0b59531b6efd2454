import type { Handler } from '#functions/core/handlers.ts';
import { getInbox, stateOf, unreadOf } from '#functions/parts/inbox/repository.ts';
import type { inbox } from '#shared/features/inbox/routes.ts';
import { topicsChanged } from '#shared/features/inbox/topics.ts';

/** What changed since a state. Another number than before is a change, whichever is larger. */
export const changes: Handler<typeof inbox.changes> = async ({ account, query: { since } }) => {
  const now = await getInbox(account.id);
  const state = stateOf(now);
  if (since === state) return { since: state };
  return { since: state, changed: topicsChanged(since, state), unreadMessages: unreadOf(now) };
};

import type { Handler } from '#functions/core/handlers.ts';
import type { inbox } from '#shared/features/inbox.ts';
import { INBOX_TOPICS } from '#shared/features/inbox-topics.ts';
import { getInbox, stateOf } from './repository.ts';

/** What changed since a state. Another number than before is a change, whichever is larger. */
export const changes: Handler<typeof inbox.changes> = async ({ account, query: { since } }) => {
  const now = await getInbox(account.id);
  const state = stateOf(now);
  if (since === state) return { since: state };
  const before = since?.split('.');
  const changed = INBOX_TOPICS.filter((topic, index) => before?.[index] !== String(now[topic]));
  return { since: state, changed, unreadMessages: Math.max(0, now.unread) };
};

import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import {
  entriesOf,
  positionSchema,
  requestsIn,
  shownEntry,
} from '#functions/parts/conversations/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { Conversation, conversations } from '#shared/features/conversations/routes.ts';
import { weekOf } from '#shared/features/conversations/rules.ts';
import { firstContactsSetting } from '#shared/features/conversations/settings.ts';

/** Conversations that a search reads at most for a page. */
const LOOKED_THROUGH = 100;

const wanted =
  (q: string | undefined) =>
  ({ with: { firstName, lastName }, about, preview }: Conversation): boolean =>
    q === undefined ||
    [fullName({ firstName, lastName }), about?.title ?? '', about?.company ?? '', preview].some((text) =>
      text.toLowerCase().includes(q.toLowerCase()),
    );

/**
 * My conversations, the one with the latest message first. A page of a search may have fewer than asked for, or none, and
 * yet go on.
 */
export const list: Handler<typeof conversations.list> = async ({
  account,
  query: { q, cursor, limit },
  setting,
  now,
}) => {
  const purpose = `conversations.list ${account.id} ${q ?? ''}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const most = q === undefined ? limit + 1 : LOOKED_THROUGH;
  const declared = firstContactsSetting(account.role);
  const budget = declared && (await setting(declared));
  const [read, used] = await Promise.all([
    entriesOf(account.id, most, after),
    budget === undefined ? 0 : requestsIn(account.id, weekOf(now)),
  ]);
  const found = read.map((entry) => shownEntry(entry, account.id)).filter(wanted(q));
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : read.length === most ? read.at(-1) : undefined;
  const position = last && { lastAt: last.lastAt, id: last.id, otherId: last.with.id };
  return {
    items,
    nextCursor: position ? encodeCursor(purpose, position) : null,
    requestsLeft: budget === undefined ? null : Math.max(0, budget - used),
  };
};

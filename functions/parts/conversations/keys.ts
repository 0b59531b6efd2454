import { createHash } from 'node:crypto';
import { keyOf } from '#functions/core/keys.ts';
import type { Key } from '#functions/core/table.ts';
import { type Reason, reasonKey } from '#shared/features/conversations/reason-rules.ts';

/** The id of the conversation of two users for a reason: there is one, whichever of them begins. */
export const conversationIdOf = (reason: Reason, one: string, other: string): string =>
  createHash('sha256')
    .update([reasonKey(reason), ...[one, other].sort()].join('\n'))
    .digest('base64url')
    .slice(0, 32);

export const conversationKey = (id: string): Key => keyOf('conversation', { id });

/** Numbers with leading zeros, so that keys sort by them. */
export const messageParts = (id: string, number: number) => ({
  id,
  number: String(number).padStart(10, '0'),
});

export const messageKey = (id: string, number: number): Key => keyOf('message', messageParts(id, number));

export const sentKey = (id: string, userId: string, clientId: string): Key =>
  keyOf('sent-message', { id, userId, clientId });

/** The entry of a conversation in the list of one of its users. All with the same other user are next to each other. */
export const entryKey = (userId: string, otherId: string, id: string): Key =>
  keyOf('conversation-entry', { userId, otherId, id });

/** That one user blocked another. */
export const blockKey = (userId: string, blockedId: string): Key => keyOf('block', { userId, blockedId });

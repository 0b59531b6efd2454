import type { Account } from '#functions/core/account.ts';
import { areBuddies } from '#functions/parts/buddies/repository.ts';
import { findReason } from '#functions/parts/conversations/parties.ts';
import { haveApplication } from '#functions/parts/profile/relation.ts';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';

/** Whether the first contact of two users was accepted. */
const haveContact = async (one: string, other: string): Promise<boolean> =>
  (await findReason({ kind: 'request', id: requestIdOf(one, other) }))?.status === 'open';

/**
 * Whether two users have a reason to meet: an application that goes on, a first contact that was accepted, or that they are
 * buddies. Those without one learn nothing of each other's time.
 */
export const mayMeet = async (one: Account, other: Account): Promise<boolean> =>
  one.approved &&
  other.approved &&
  !other.suspended &&
  ((await haveApplication(one, other)) ||
    (await haveContact(one.id, other.id)) ||
    (await areBuddies(one.id, other.id)));

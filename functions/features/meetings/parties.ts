import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { areBuddies } from '#functions/parts/buddies/repository.ts';
import { findReason } from '#functions/parts/conversations/reason.ts';
import { mentoringPair } from '#functions/parts/mentors/first-contact.ts';
import { haveApplication, mentorshipOf } from '#functions/parts/profile/relation.ts';
import { type MeetingReason, requestIdOf } from '#shared/features/conversations/reason-rules.ts';

/** Whether the first contact of two users was accepted, and may lead to a meeting. */
const haveContact = async (one: Account, other: Account): Promise<boolean> =>
  (await findReason({ kind: 'request', id: requestIdOf(one.id, other.id) }))?.status === 'open' &&
  (await mentoringPair(one, other)) === undefined;

/** 403 for a first contact of a student and a mentor: the way to their meetings is a request for mentoring. */
export const checkFirstContact = async (reason: MeetingReason, one: string, other: string): Promise<void> => {
  if (reason.kind !== 'request') return;
  const [asks, meets] = await Promise.all([one, other].map(getAccount));
  if (asks && meets && (await mentoringPair(asks, meets)))
    throw new AppError('forbidden', {
      message: 'A first contact asks a mentor a question. For meetings, send a request for mentoring.',
    });
};

/**
 * Whether two users have a reason to meet: an application or a mentorship that goes on, a first contact that was accepted, or
 * that they are buddies. Those without one learn nothing of each other's time.
 */
export const mayMeet = async (one: Account, other: Account): Promise<boolean> =>
  one.approved &&
  other.approved &&
  !other.suspended &&
  ((await haveApplication(one, other)) ||
    (await mentorshipOf(one, other)) !== undefined ||
    (await haveContact(one, other)) ||
    (await areBuddies(one.id, other.id)));

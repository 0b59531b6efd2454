import { AppError } from '#functions/core/errors.ts';
import { membersOf } from '#functions/parts/companies/membership.ts';
import {
  type ContactProblem,
  contactProblem,
  type Reason,
} from '#shared/features/conversations/reason-rules.ts';
import type { MentorshipRecord } from '../mentorships/repository.ts';
import { isBlocked } from './blocks.ts';
import { type FoundReason, findReason, sideOf } from './reason.ts';
import { otherOf, type StoredConversation } from './repository.ts';

const PROBLEMS: Readonly<Record<Exclude<ContactProblem, 'no_part'>, string>> = {
  ended: 'This conversation has ended, because its reason has. You can still read it.',
  blocked: 'You can’t write to each other any more.',
  waiting: 'You can write more once your request is accepted.',
  declined: 'This request was declined.',
};

/** The error for a user who may not write: 404 for one without a part in the reason, as when there is none, else 403. */
export const contactError = (problem: ContactProblem): AppError =>
  problem === 'no_part'
    ? new AppError('not_found')
    : new AppError('forbidden', { message: PROBLEMS[problem] });

/** Why a user may not write to another for a reason that was found; undefined when they may. */
const problemFor = async (
  found: FoundReason,
  from: string,
  to: string,
  blocked: boolean,
): Promise<ContactProblem | undefined> => {
  const [fromSide, toSide] = await Promise.all([sideOf(found, from), sideOf(found, to)]);
  return contactProblem({ status: found.status, from: fromSide, to: toSide, blocked });
};

/**
 * The reason, if one user may write to the other for it, or meet them. Throws 404 when there is no such reason and when one
 * of them has no part in it, and 403 when they may not (`contactProblem`).
 */
export const checkContact = async (reason: Reason, from: string, to: string): Promise<FoundReason> => {
  const [found, blocked] = await Promise.all([findReason(reason), isBlocked(from, to)]);
  if (!found) throw contactError('no_part');
  const problem = await problemFor(found, from, to, blocked);
  if (problem) throw contactError(problem);
  return found;
};

/**
 * A reason as it is for those who write to each other already. A mentor who wrote about a request before they answered it
 * asked for more: the student may reply.
 */
const whileTalking = (found: FoundReason): FoundReason =>
  found.mentorship && found.status === 'asked' ? { ...found, status: 'open' } : found;

/** The reason of a conversation, and why one of its two users may not write in it; for one who lost their part, it has ended. */
const standing = async (
  conversation: StoredConversation,
  userId: string,
): Promise<{ found?: FoundReason; problem: Exclude<ContactProblem, 'no_part'> | undefined }> => {
  const found = await findReason(conversation.reason);
  if (!found) return { problem: 'ended' };
  const blocked = conversation.blockedBy.size > 0;
  const other = otherOf(conversation, userId).id;
  const problem = await problemFor(whileTalking(found), userId, other, blocked);
  return { found, problem: problem === 'no_part' ? 'ended' : problem };
};

/** Why one of the two users of a conversation may not write in it; undefined when they may. */
export const conversationProblem = async (
  conversation: StoredConversation,
  userId: string,
): Promise<Exclude<ContactProblem, 'no_part'> | undefined> => (await standing(conversation, userId)).problem;

/** Throws 403 unless one of the two users of a conversation may write in it. Returns the mentorship that it is about, if any. */
export const checkConversation = async (
  conversation: StoredConversation,
  userId: string,
): Promise<MentorshipRecord | undefined> => {
  const { found, problem } = await standing(conversation, userId);
  if (problem) throw contactError(problem);
  return found?.mentorship;
};

/**
 * The user to write to: the one with this id. For the id of an application's opportunity or company, who posted it, or the
 * first of the company's members if that user has left.
 */
export const userFor = async (reason: Reason, id: string): Promise<string> => {
  if (reason.kind !== 'application') return id;
  const found = await findReason(reason);
  if (!found) return id;
  const { answering } = found;
  if (id !== reason.opportunityId && !('companyId' in answering && answering.companyId === id)) return id;
  if ('userId' in answering) return answering.userId;
  if (found.poster !== undefined && (await sideOf(found, found.poster)) === 'answering') return found.poster;
  const members = await membersOf(answering.companyId);
  return members.find(({ status }) => status === 'member')?.userId ?? id;
};

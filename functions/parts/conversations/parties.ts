import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import { getItem, getItems } from '#functions/core/table.ts';
import { getApplication } from '#functions/parts/applications/repository.ts';
import { getAskReason } from '#functions/parts/asks/ask-reason.ts';
import { getPair } from '#functions/parts/buddies/repository.ts';
import { companyIdOf, membersOf } from '#functions/parts/companies/membership.ts';
import { opportunityKey } from '#functions/parts/opportunities/repository.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import {
  type ApplicationReason,
  type AskReason,
  type BuddyReason,
  type ContactProblem,
  contactProblem,
  type MentorshipReason,
  type Reason,
  type ReasonStatus,
  type RequestReason,
  reasonStatusOf,
  type Side,
  usersOfRequest,
} from '#shared/features/conversations/reason-rules.ts';
import { MENTORING, mentorshipReasonStatus } from '#shared/features/mentorships/rules.ts';
import { getMentorship, type MentorshipRecord } from '../mentorships/repository.ts';
import { blockKey, conversationIdOf } from './keys.ts';
import { getConversation, otherOf, type StoredConversation } from './repository.ts';

/** One side of a reason: a user, or the members of a company. */
type Party = { readonly userId: string } | { readonly companyId: string };

/** A reason as it is now. */
export interface FoundReason {
  readonly status: ReasonStatus;
  /** The applicant, or who made the first contact. */
  readonly asking: Party;
  /** The company of the opportunity or the alumnus who posted it, or who was contacted. */
  readonly answering: Party;
  /** The opportunity, as it is called now; null for a first contact. */
  readonly about: { readonly title: string; readonly company: string } | null;
  /** Who posted the opportunity, whom its company may have lost since. */
  readonly poster?: string | undefined;
  /** Where an application is; undefined for another reason. */
  readonly application?: ApplicationStatus;
  /** One of the two is under 18: they send each other no contact data, and meet in a room of the stage. */
  readonly minor?: boolean;
  /** The mentorship that it is. */
  readonly mentorship?: MentorshipRecord;
}

const postedSchema = z.object({
  title: z.string(),
  company: z.string(),
  owner: z.string().optional(),
  companyId: z.string().nullish(),
});

/** An application and its opportunity: two reads. Undefined without one of them, and for one that nobody manages. */
const findApplication = async ({
  userId,
  opportunityId,
}: ApplicationReason): Promise<FoundReason | undefined> => {
  const [application, posted] = await Promise.all([
    getApplication(userId, opportunityId),
    getItem(postedSchema, opportunityKey(opportunityId)),
  ]);
  if (!application || !posted) return undefined;
  const { title, company, owner, companyId } = posted;
  const answering = companyId ? { companyId } : owner === undefined ? undefined : { userId: owner };
  if (!answering) return undefined;
  return {
    status: reasonStatusOf(application.status),
    asking: { userId },
    answering,
    about: { title, company },
    poster: owner,
    application: application.status,
  };
};

/** A first contact is what its conversation says: one read. */
const findRequest = async (reason: RequestReason): Promise<FoundReason | undefined> => {
  const users = usersOfRequest(reason.id);
  const conversation = users && (await getConversation(conversationIdOf(reason, ...users)));
  if (!conversation) return undefined;
  const [asking, answering] = conversation.people;
  return {
    status: conversation.status,
    about: null,
    asking: { userId: asking.id },
    answering: { userId: answering.id },
  };
};

/** An ask is a reason once it was answered with a call: one read. */
const findAsk = async ({ id }: AskReason): Promise<FoundReason | undefined> => {
  const ask = await getAskReason(id);
  return (
    ask && {
      status: ask.status === 'answered' && ask.meetingId !== undefined ? 'open' : 'ended',
      about: { title: 'A question', company: '' },
      asking: { userId: ask.student.id },
      answering: { userId: ask.alumnus.id },
      minor: ask.minor,
    }
  );
};

/** Buddies have a reason while they are paired: one read. */
const findBuddies = async ({ id }: BuddyReason): Promise<FoundReason | undefined> => {
  const pair = await getPair(id);
  return (
    pair && {
      status: pair.status === 'paired' ? 'open' : 'ended',
      about: { title: 'Buddies', company: '' },
      asking: { userId: pair.student.id },
      answering: { userId: pair.senior.id },
      minor: pair.minor,
    }
  );
};

/** A mentorship, which the student asks for and the mentor answers: one read. */
const findMentorship = async ({ id }: MentorshipReason): Promise<FoundReason | undefined> => {
  const mentorship = await getMentorship(id);
  return (
    mentorship && {
      status: mentorshipReasonStatus(mentorship.status),
      about: { title: MENTORING, company: '' },
      asking: { userId: mentorship.mentee.id },
      answering: { userId: mentorship.mentor.id },
      minor: mentorship.minor,
      mentorship,
    }
  );
};

/** A reason as it is now, with its two sides; undefined when there is no such thing. */
export const findReason = async (reason: Reason): Promise<FoundReason | undefined> => {
  switch (reason.kind) {
    case 'application':
      return findApplication(reason);
    case 'request':
      return findRequest(reason);
    case 'mentorship':
      return findMentorship(reason);
    case 'ask':
      return findAsk(reason);
    case 'buddy':
      return findBuddies(reason);
  }
};

const isOf = async (party: Party, userId: string): Promise<boolean> =>
  'userId' in party ? party.userId === userId : (await companyIdOf(userId)) === party.companyId;

/** What a user is in a reason now. One read for a company's side, else none. */
export const sideOf = async (
  { asking, answering }: FoundReason,
  userId: string,
): Promise<Side | undefined> => {
  if (await isOf(asking, userId)) return 'asking';
  return (await isOf(answering, userId)) ? 'answering' : undefined;
};

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

/** Whether one of two users has blocked the other. */
export const isBlocked = async (one: string, other: string): Promise<boolean> => {
  const blocks = await getItems(z.object({}), [blockKey(one, other), blockKey(other, one)], true);
  return blocks.length > 0;
};

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

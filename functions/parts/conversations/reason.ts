import * as z from 'zod';
import { getItem } from '#functions/core/table.ts';
import { getApplication } from '#functions/parts/applications/repository.ts';
import { companyIdOf } from '#functions/parts/companies/membership.ts';
import { opportunityKey } from '#functions/parts/opportunities/repository.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import {
  type ApplicationReason,
  type AskReason,
  type BuddyReason,
  type MentorshipReason,
  type Reason,
  type ReasonStatus,
  type RequestReason,
  type ReviewReason,
  reasonStatusOf,
  type Side,
  usersOfRequest,
} from '#shared/features/conversations/reason-rules.ts';
import { MENTORING, mentorshipReasonStatus } from '#shared/features/mentorships/rules.ts';
import type { MentorshipRecord } from '../mentorships/repository.ts';
import { conversationIdOf } from './keys.ts';
import { getConversation } from './repository.ts';

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

// What these four read is loaded with the first of them: most functions ask about applications alone.

/** An ask is a reason once it was answered with a call: one read. */
const findAsk = async ({ id }: AskReason): Promise<FoundReason | undefined> => {
  const { getAskReason } = await import('#functions/parts/asks/ask-reason.ts');
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
  const { getPair } = await import('#functions/parts/buddies/repository.ts');
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
  const { getMentorship } = await import('../mentorships/repository.ts');
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

/** A review is a reason while a mentor has claimed it, and once it is finished: one read. */
const findReview = async ({ id }: ReviewReason): Promise<FoundReason | undefined> => {
  const { getReviewReason } = await import('#functions/parts/reviews/review-reason.ts');
  const review = await getReviewReason(id);
  return (
    review?.reviewer && {
      status: review.status === 'claimed' || review.status === 'finished' ? 'open' : 'ended',
      about: { title: 'Project review', company: '' },
      asking: { userId: review.student.id },
      answering: { userId: review.reviewer.id },
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
    case 'review':
      return findReview(reason);
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

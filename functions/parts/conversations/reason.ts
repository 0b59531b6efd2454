import * as z from 'zod';
import { getItem } from '#functions/core/table.ts';
import { getApplication } from '#functions/parts/applications/repository.ts';
import { opportunityKey } from '#functions/parts/opportunities/repository.ts';
import {
  type ApplicationReason,
  type Reason,
  type RequestReason,
  reasonStatusOf,
  usersOfRequest,
} from '#shared/features/conversations/reason-rules.ts';
import type { FoundReason } from './found-reason.ts';
import { conversationIdOf } from './keys.ts';
import { getConversation } from './repository.ts';

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

/** A reason as it is now, with its two sides; undefined when there is no such thing. */
export const findReason = async (reason: Reason): Promise<FoundReason | undefined> => {
  switch (reason.kind) {
    case 'application':
      return findApplication(reason);
    case 'request':
      return findRequest(reason);
    case 'mentorship':
      return (await import('./mentoring-reasons.ts')).findMentorship(reason);
    case 'ask':
      return (await import('./mentoring-reasons.ts')).findAsk(reason);
    case 'buddy':
      return (await import('./mentoring-reasons.ts')).findBuddies(reason);
  }
};

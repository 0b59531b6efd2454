import { getAccount } from '#functions/core/account.ts';
import { idFrom } from '#functions/core/ids.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { putItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { type StoredApplication, storedApplicationSchema } from '#functions/parts/applications/repository.ts';
import { engagementItem } from '#functions/parts/engagements/repository.ts';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';
import type { StoredEngagement } from '#shared/features/engagements/schema.ts';

/** One for each hire: the same for the same application, however often its change is delivered. */
export const engagementIdOf = (userId: string, opportunityId: string): string =>
  idFrom(`engagement ${userId} ${opportunityId}`);

/** The user who made the offer that was accepted; undefined when it is not known. */
const offererOf = ({ history }: StoredApplication): string | undefined =>
  history.findLast(({ status }) => status === 'offered')?.user;

/** The engagement that begins with a hire; undefined when its posting is gone, or has no one who answers for it. */
const engagementFor = async (
  application: StoredApplication,
  at: string,
): Promise<StoredEngagement | undefined> => {
  const { userId, opportunityId, card } = application;
  const posting = await getOpportunity(opportunityId);
  const contact = posting?.companyId == null ? posting?.owner : (offererOf(application) ?? posting.owner);
  const account = contact === undefined ? undefined : await getAccount(contact);
  if (!posting || !account) return undefined;
  const { title, company, companyId, skills, description } = posting;
  return {
    ...{ id: engagementIdOf(userId, opportunityId), opportunityId, title, company, companyId, skills },
    brief: description,
    student: { id: userId, name: card.name },
    contact: { id: account.id, name: `${account.firstName} ${account.lastName}` },
    ...{ status: 'active', startedAt: at, updatedAt: at, history: [{ status: 'active', at, by: 'student' }] },
    ...{ milestones: [], submissions: 0, waiting: [], statement: '', reviewWantedBy: [], ending: '' },
    version: 1,
  };
};

/** Begins an engagement, once, when an application for a project becomes `hired`. */
export const startEngagement: Effect = async ({ before, after }) => {
  const application = storedApplicationSchema.safeParse(after).data;
  if (application?.status !== 'hired' || application.opportunity.type !== 'project') return;
  if (before?.status === 'hired') return;
  const hiredAt = application.history.findLast(({ status }) => status === 'hired')?.at;
  const engagement = await engagementFor(application, hiredAt ?? application.updatedAt);
  if (!engagement) return;
  await unlessRefused(
    putItem({ Item: engagementItem(engagement), ConditionExpression: 'attribute_not_exists(pk)' }),
  );
};

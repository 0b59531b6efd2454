import { getAccount } from '#functions/core/account.ts';
import type { StoredApplication } from '#functions/parts/applications/repository.ts';
import { notify } from '#functions/parts/notifications/repository.ts';

/** Notifies the user who made an offer that the applicant answered it. */
export const notifyOfferer = async (
  { userId, opportunityId, opportunity: { title }, history, card }: StoredApplication,
  { status, at }: StoredApplication['history'][number],
): Promise<void> => {
  if (status !== 'hired' && status !== 'offer_declined') return;
  const offerer = history.findLast((step) => step.status === 'offered' && step.at < at)?.user;
  const account = offerer === undefined ? undefined : await getAccount(offerer);
  if (account?.role !== 'employer' && account?.role !== 'alumni') return;
  const person = card.name;
  const { role } = account;
  const accepted = status === 'hired';
  await notify(account.id, at, {
    kind: 'offer_answered',
    opportunityId,
    title,
    userId,
    person,
    accepted,
    role,
  });
};

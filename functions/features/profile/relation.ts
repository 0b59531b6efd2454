import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { getItems } from '#functions/core/table.ts';
import { applicationsOf } from '#functions/features/applications/repository.ts';
import { opportunityKey } from '#functions/features/opportunities/repository.ts';
import { type ApplicationStatus, mayApply } from '#shared/features/application-rules.ts';
import type { Viewer } from '#shared/features/profile-rules.ts';

type Person = Pick<Account, 'id' | 'role'>;

/** The most applications of a user that are read, the latest first. */
const LATEST = 100;

/** Whether an applicant has an application to an opportunity of this owner, in a status that counts. */
const hasAppliedTo = async (
  applicant: Person,
  owner: Person,
  counts: (status: ApplicationStatus) => boolean,
): Promise<boolean> => {
  if (!mayApply(applicant.role)) return false;
  const applications = await applicationsOf(applicant.id, LATEST, undefined);
  const opportunities = await getItems(
    z.object({ owner: z.string().optional() }),
    applications
      .filter(({ status }) => counts(status))
      .map(({ opportunityId }) => opportunityKey(opportunityId)),
  );
  return opportunities.some((opportunity) => opportunity.owner === owner.id);
};

/**
 * What a viewer is to the owner of a profile. An employer works with those who have applied to it, as applying is
 * choosing to be seen; an applicant works with an employer once it has scheduled an interview. At most 100 applications
 * and their opportunities are read each way.
 */
export const viewerOf = async (viewer: Person, owner: Person): Promise<Viewer> => {
  if (viewer.id === owner.id) return 'owner';
  const works =
    (await hasAppliedTo(owner, viewer, (status) => status !== 'withdrawn')) ||
    (await hasAppliedTo(viewer, owner, (status) => status === 'interview_scheduled'));
  return works ? 'work' : 'everyone';
};

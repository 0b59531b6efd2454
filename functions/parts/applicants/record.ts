import { isMember } from '#functions/parts/companies/membership.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { loadPosting } from '#functions/parts/postings/posting.ts';
import { getApplication, type StoredApplication } from '../applications/repository.ts';

/** An application with the posting that it is for, as those read it who decide about it. */
export interface LoadedApplicant {
  readonly posting: StoredOpportunity;
  readonly application: StoredApplication;
}

/** An application for a posting; undefined when either does not exist. */
export const loadApplicant = async (
  { id, userId }: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<LoadedApplicant | undefined> => {
  const [posting, application] = await Promise.all([loadPosting(id, now), getApplication(userId, id)]);
  return posting && application ? { posting, application } : undefined;
};

type Caller = { readonly id: string; readonly role: string };

/** A company’s posting stays with it when its author leaves; an alumnus answers for their own. */
export const isOwner = ({ companyId, owner }: StoredOpportunity, { id }: Caller): boolean =>
  companyId === null && owner === id;

export const isOfCompany = async ({ companyId }: StoredOpportunity, { id, role }: Caller): Promise<boolean> =>
  companyId !== null && role === 'employer' && (await isMember(id, companyId));

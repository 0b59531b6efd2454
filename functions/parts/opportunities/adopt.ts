import type { StoredCompany } from '../companies/repository.ts';
import { saveChanged } from './change-opportunity.ts';
import { getOpportunity } from './repository.ts';
import { rowsOf } from './rows.ts';

/** The most drafts from before a user had a company that move to it. */
const MOST = 50;

/** Makes what a user posted before they had a company the company's own, if it was not published. */
export const adoptPostings = async (
  userId: string,
  company: Pick<StoredCompany, 'id' | 'name'>,
  now: Date,
): Promise<void> => {
  const rows = await rowsOf(`user#${userId}`, MOST, undefined);
  for (const { id } of rows.filter(({ status }) => status === 'draft')) {
    const draft = await getOpportunity(id);
    if (draft?.status !== 'draft' || draft.companyId !== null) continue;
    await saveChanged(draft, { ...draft, companyId: company.id, company: company.name }, now);
  }
};

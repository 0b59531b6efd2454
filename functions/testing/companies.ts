import { getAccount } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { joinSteps, memberOf } from '#functions/parts/companies/membership.ts';
import {
  companyItem,
  type StoredCompany,
  storedCompanySchema,
} from '#functions/parts/companies/repository.ts';
import { commitChange } from '#functions/parts/opportunities/change-opportunity.ts';
import {
  opportunityItem,
  type StoredOpportunity,
  storedOpportunitySchema,
} from '#functions/parts/opportunities/repository.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

const AT = '2026-01-05T08:00:00.000Z';

/** A verified company on the Growth plan with these members, with what a test wants to be different. */
export const storedCompany = async (
  members: readonly { readonly id: string }[],
  given: Partial<Pick<StoredCompany, 'plan' | 'status' | 'site' | 'name'>> = {},
): Promise<StoredCompany> => {
  const Item = companyItem({
    id: newId(),
    name: 'Harbour & Co',
    site: '',
    sector: 'Shipping',
    size: '',
    place: 'Boston',
    about: '',
    status: 'verified',
    plan: 'growth',
    createdAt: AT,
    createdBy: members[0]?.id,
    ...given,
  });
  await transact({ company: { Put: { Item } } });
  for (const { id } of members) {
    const account = await getAccount(id);
    if (account) await transact(joinSteps(Item.id, memberOf(account, 'member', AT)));
  }
  return storedCompanySchema.parse(Item);
};

/** Stores an opportunity with its entry in its poster's list and its numbers. */
export const stored = (opportunity: Opportunity, owner: string): Promise<StoredOpportunity> => {
  const { applicationCount: _, ...rest } = opportunity;
  const after = storedOpportunitySchema.parse({ ...rest, owner, createdAt: AT });
  return commitChange({ before: undefined, after, write: { Put: { Item: opportunityItem(after) } } });
};

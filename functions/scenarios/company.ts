import { type Account, getAccount } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { joinSteps, memberOf } from '#functions/parts/companies/membership.ts';
import {
  companyItem,
  type StoredCompany,
  storedCompanySchema,
} from '#functions/parts/companies/repository.ts';

/** A company: verified and on the Growth plan, with what a caller wants to be different. */
export type CompanyDescription = Partial<Parameters<typeof companyItem>[0]>;

const described = (given: CompanyDescription) =>
  companyItem({
    id: newId(),
    name: 'Harbour & Co',
    site: '',
    sector: 'Shipping',
    size: '',
    place: 'Boston',
    about: '',
    status: 'verified',
    plan: 'growth',
    createdAt: '2026-01-05T08:00:00.000Z',
    ...given,
  });

/** Who becomes a member of a company. */
type Joining = Pick<Account, 'id' | 'firstName' | 'lastName' | 'email'>;

/** The step that makes a user a member of a company since a moment; it fails for a member of any. */
export const memberStep = (companyId: string, user: Joining, since: string) => ({
  member: Object.values(joinSteps(companyId, memberOf(user, 'member', since))),
});

/**
 * The steps that store a company with its members, who joined when it was created. The step `company` fails when there is one
 * with its id, and `members` for a member of another one.
 */
export const companySteps = (given: CompanyDescription, members: readonly Joining[]) => {
  const Item = described(given);
  return {
    company: { Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    members: members.flatMap((user) => memberStep(Item.id, user, Item.createdAt).member),
  };
};

/** Stores a company with these users, of whom the first created it. */
export const storeCompany = async (
  members: readonly { readonly id: string }[],
  given: CompanyDescription = {},
): Promise<StoredCompany> => {
  const accounts = await Promise.all(members.map(({ id }) => getAccount(id)));
  const steps = companySteps(
    { createdBy: members[0]?.id, ...given },
    accounts.filter((account) => account !== undefined),
  );
  await transact(steps);
  return storedCompanySchema.parse(steps.company.Put.Item);
};

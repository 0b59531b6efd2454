import type { Account } from '#functions/core/account.ts';
import { namesOf } from '#functions/parts/companies/names.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import type { Posting } from '#shared/features/postings/routes.ts';

/**
 * The history of a posting with the names of those who moved it. A company's members see the names of their present
 * colleagues, as in the list of members. Former members and admins are not named: the audit log has who decided what.
 */
export const namedHistory = async (
  { companyId, history }: StoredOpportunity,
  account: Account,
): Promise<Posting['history']> => {
  const byUser = await namesOf(
    companyId,
    history.flatMap(({ user }) => user ?? []),
    account,
  );
  return history.map(({ user, ...step }) => {
    const name = user === undefined ? undefined : byUser.get(user);
    return { ...step, ...(name !== undefined && { name }) };
  });
};

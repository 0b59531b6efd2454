import type { Account } from '#functions/core/account.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { getMember } from '#functions/features/companies/membership.ts';
import type { StoredOpportunity } from '#functions/features/opportunities/repository.ts';
import type { Posting } from '#shared/features/postings.ts';

const AT_ONCE = 10;
const nameOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/**
 * The history of a posting with the names of those who moved it. A company's members see the names of their present
 * colleagues, as in the list of members. Former members and admins are not named: the audit log has who decided what.
 */
export const namedHistory = async (
  { companyId, history }: StoredOpportunity,
  account: Account,
): Promise<Posting['history']> => {
  const users = [...new Set(history.flatMap(({ user }) => user ?? []))];
  const names = await inParallel(users, AT_ONCE, async (user) => {
    if (user === account.id) return nameOf(account);
    const member = companyId === null ? undefined : await getMember(companyId, user);
    return member?.status === 'member' ? nameOf(member) : undefined;
  });
  const byUser = new Map(users.map((user, index) => [user, names[index]]));
  return history.map(({ user, ...step }) => {
    const name = user === undefined ? undefined : byUser.get(user);
    return { ...step, ...(name !== undefined && { name }) };
  });
};

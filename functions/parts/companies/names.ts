import type { Account } from '#functions/core/account.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { fullName } from '#shared/core/names.ts';
import { getMember } from './membership.ts';

const AT_ONCE = 10;
const nameOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string =>
  fullName({ firstName, lastName });

/**
 * The names of those of these users whom the caller may see named: the caller, and present colleagues of the company.
 */
export const namesOf = async (
  companyId: string | null,
  users: readonly string[],
  account: Account,
): Promise<ReadonlyMap<string, string>> => {
  const unique = [...new Set(users)];
  const names = await inParallel(unique, AT_ONCE, async (user) => {
    if (user === account.id) return nameOf(account);
    const member = companyId === null ? undefined : await getMember(companyId, user);
    return member?.status === 'member' ? nameOf(member) : undefined;
  });
  return new Map(
    unique.flatMap((user, index): [string, string][] => {
      const name = names[index];
      return name === undefined ? [] : [[user, name]];
    }),
  );
};

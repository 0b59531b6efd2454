import { getAccount } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { addActiveAdmin } from '#functions/parts/users/active-admins.ts';
import { type Member, member } from './members.ts';

/** An active admin, signed in, known to the guard of the last admin. */
export const activeAdmin = async (firstName = 'Alex'): Promise<Member> => {
  const admin = await member({ role: 'admin', firstName, lastName: 'Admin' });
  await transact({ activeAdmins: addActiveAdmin(admin.id) });
  return admin;
};

/** The flags of an account, as they are in the table. */
export const flagsOf = async (id: string) => {
  const account = await getAccount(id);
  if (!account) throw new Error(`There is no account ${id}.`);
  return { approved: account.approved, suspended: account.suspended };
};

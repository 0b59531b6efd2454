import { getAccount } from '#functions/core/account.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { retrying } from '#functions/core/retry.ts';
import { TransactionFailed, transact } from '#functions/core/table.ts';
import { isActiveAdmin } from '#functions/parts/admin/decisions.ts';
import { activeAdmins, addActiveAdmins, ifActiveAdmin } from '#functions/parts/users/active-admins.ts';

/** A transaction has at most a hundred writes: a condition for each admin, and the record itself. */
const AT_ONCE = 99;
const READS_AT_ONCE = 8;

/** Those of these admins who are active and not in the record of active admins. */
const missingOf = async (ids: readonly string[]): Promise<string[]> => {
  const known = await activeAdmins();
  const unknown = ids.filter((id) => !known.has(id));
  const accounts = await inParallel(unknown, READS_AT_ONCE, getAccount);
  return accounts.flatMap((account) => (account && isActiveAdmin(account) ? [account.id] : []));
};

const addSome = async (ids: readonly string[]): Promise<number> => {
  const missing = (await missingOf(ids)).slice(0, AT_ONCE);
  if (missing.length > 0) await transact([...missing.map(ifActiveAdmin), addActiveAdmins(missing)]);
  return missing.length;
};

/**
 * Adds the active ones of these admins to the record of active admins and returns how many were missing. All at once:
 * with a part of them in the record, a single admin could approve another as if there were no second.
 */
export const backfillActiveAdmins = async (ids: readonly string[]): Promise<number> => {
  let added = 0;
  for (;;) {
    const count = await retrying(
      () => addSome(ids),
      (error) => error instanceof TransactionFailed,
    );
    if (count === 0) return added;
    added += count;
  }
};

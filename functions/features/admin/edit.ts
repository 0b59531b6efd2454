import { type Account, statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { type AccountChange, changeAccount } from '#functions/parts/admin/account-change.ts';
import { syncCognito } from '#functions/parts/admin/cognito.ts';
import {
  type DecisionContext,
  decisionContext,
  restoration,
  suspension,
} from '#functions/parts/admin/decisions.ts';
import { type LoadedUser, loadUser } from '#functions/parts/admin/load.ts';
import { replaceProfile, storeScore } from '#functions/parts/profile/repository.ts';
import { getStoredSections, type StoredSections } from '#functions/parts/profile/sections.ts';
import type { AuditValues } from '#shared/features/admin/audit.ts';
import type { ManagedEdit } from '#shared/features/admin/managed-users.ts';
import type { admin } from '#shared/features/admin/routes.ts';

type StatusChange = Omit<AccountChange, 'before' | 'after'>;

const changedMeanwhile = () =>
  new AppError('conflict', { message: 'This user was changed by someone else since you opened it.' });

/** The suspension or restoration that the edit asks for, if any. */
const statusChange = (
  account: Account,
  edit: ManagedEdit,
  context: DecisionContext,
): StatusChange | undefined => {
  const { status } = edit;
  if (status === undefined || status === statusOf(account)) return undefined;
  if (status === 'active' && !account.suspended)
    throw new AppError('invalid_input', {
      fields: { status: `This user is ${statusOf(account)}. Make the decision in the approval queue` },
    });
  if (edit.reason === '') throw new AppError('invalid_input', { fields: { reason: 'Enter a reason' } });
  return status === 'suspended' ? suspension(account, context) : restoration(account, context);
};

/** Those fields of an edit that differ, as they were and as they will be. */
const differences = ({ account, profile }: LoadedUser, edit: ManagedEdit) => {
  const old = { firstName: account.firstName, lastName: account.lastName, phone: profile.phone };
  const changed = (['firstName', 'lastName', 'phone'] as const).filter((field) => edit[field] !== old[field]);
  const pick = (from: typeof old): AuditValues =>
    Object.fromEntries(changed.map((field) => [field, from[field]]));
  return { before: pick(old), after: pick(edit) };
};

/** Everything that an edit changes, for one transaction. */
const changeOf = (
  loaded: LoadedUser,
  stored: StoredSections,
  edit: ManagedEdit,
  status: StatusChange | undefined,
): AccountChange => {
  const { account, profileVersion } = loaded;
  const { before, after } = differences(loaded, edit);
  const { firstName, lastName, phone } = edit;
  const { sections = {} } = loaded.profile;
  const basics = { ...sections.basics, version: (sections.basics?.version ?? 0) + 1 };
  const profile = { ...loaded.profile, phone, sections: { ...sections, basics } };
  const suspended = status?.set.suspended;
  return {
    ...status,
    set: { ...status?.set, firstName, lastName },
    related: {
      profile: { write: replaceProfile(account.id, profile, profileVersion), refusal: changedMeanwhile() },
      score: { write: storeScore(account, profile, stored), refusal: changedMeanwhile() },
      ...status?.related,
    },
    before: { ...before, ...(suspended !== undefined && { status: statusOf(account) }) },
    after: { ...after, ...(suspended !== undefined && { status: statusOf({ ...account, suspended }) }) },
  };
};

/** Changes a user's names, contact data and status, unless the user was changed since the admin read the version. */
export const editUser: Handler<typeof admin.editUser> = async ({ params, body, account: admin, now }) => {
  const loaded = await loadUser(params.id, true);
  if (loaded.managed.version !== body.version) throw changedMeanwhile();
  const context = decisionContext(admin, body.reason, now);
  const status = statusChange(loaded.account, body, context);
  // Read after the profile's version, which the transaction checks.
  const change = changeOf(loaded, await getStoredSections(loaded.account.id), body, status);
  if (Object.keys(change.after).length === 0) return loaded.managed;
  await changeAccount(loaded.account, change, { ...context, action: 'edit' });
  if (status) await syncCognito(loaded.account);
  return (await loadUser(params.id, true)).managed;
};

import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { newId } from '#functions/core/ids.ts';
import { isRefused, type Steps } from '#functions/core/transaction.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { activeAdmins, whileBothAreActive, whileOneIsActive } from '#functions/parts/users/active-admins.ts';
import { normalAddress } from '#shared/core/email-address.ts';
import {
  isSameValue,
  isValueOf,
  type Setting,
  type SettingValue,
  settingProblem,
} from '#shared/core/settings.ts';
import type { AuditAction } from '#shared/features/admin/audit.ts';
import { valueInWords } from '#shared/features/platform-settings/words.ts';
import { declineStep, getSetting, pendingStep, type StoredSetting, versionSteps } from './repository.ts';
import { currentValue, isNewer, rowOf } from './rows.ts';

/** Who does something to a setting, when and why. */
interface Acting {
  readonly setting: Setting;
  readonly by: Account;
  readonly reason: string;
  readonly now: Date;
}

const conflict = (message: string, cause?: unknown) => new AppError('conflict', { message, cause });

const changedElsewhere = (cause?: unknown) =>
  conflict('This setting was changed by someone else at the same time. Look at it again.', cause);

const unknownValue = () =>
  conflict('A newer version of the platform has stored this value. It can’t be changed here.');

/** 409 for a value that a newer version of the code stored, such as before a deployment was taken back: it is kept. */
const refuseNewer = (setting: Setting, stored: Pick<StoredSetting, 'value'>): void => {
  if (isNewer(setting, stored)) throw unknownValue();
};

/** Does the steps with an entry in the audit log, which has the values in words. */
const commit = async (
  { setting, by, reason, now }: Acting,
  action: AuditAction,
  [before, after]: readonly [SettingValue, SettingValue],
  ...groups: readonly Steps[]
): Promise<void> => {
  const fact = {
    at: now.toISOString(),
    actor: auditUserOf(by),
    action,
    target: { id: setting.key, name: setting.label },
    reason,
    before: { value: valueInWords(setting, before) },
    after: { value: valueInWords(setting, after) },
  };
  try {
    await auditedTransaction(fact, ...groups);
  } catch (error) {
    if (!isRefused<Steps>(error)) throw error;
    if (error.failed.activeAdmins)
      throw conflict('The list of active admins has just changed. Please try again.', error);
    throw changedElsewhere(error);
  }
};

const outcome = async (setting: Setting, status: 'changed' | 'awaiting_second_admin') => ({
  status,
  setting: rowOf(setting, await getSetting(setting.key)),
});

/** A change that an admin asks for. */
interface Change extends Acting {
  readonly value: SettingValue;
  /** The version that the admin saw. */
  readonly version: number;
  /** The version that it goes back to. */
  readonly revertedTo?: number;
}

/** The value as it is stored. Throws for one that the setting can’t have, or has already. */
const checkedValue = ({ setting, value }: Change, stored: StoredSetting): SettingValue => {
  const isAddress = setting.shape.kind === 'address' && typeof value === 'string';
  const normal = isAddress ? normalAddress(value) : value;
  const problem =
    settingProblem(setting.shape, normal) ??
    (isSameValue(normal, currentValue(setting, stored)) ? 'This is the value already' : undefined);
  if (problem !== undefined) throw new AppError('invalid_input', { fields: { value: problem } });
  return normal;
};

/**
 * Changes a setting. A risky one waits for another admin once there are two active ones; one alone decides alone, as for
 * approvals. Of several admins who save at once, one does; the others get 409.
 */
export const changeSetting = async (change: Change) => {
  const { setting, by, reason, now, revertedTo = null } = change;
  const stored = await getSetting(setting.key);
  if (stored.version !== change.version) throw changedElsewhere();
  refuseNewer(setting, stored);
  if (stored.pendingId !== undefined)
    throw conflict('A change of this setting waits for a second admin. Approve or decline it first.');
  const value = checkedValue(change, stored);
  const values = [currentValue(setting, stored), value] as const;
  const at = now.toISOString();
  const made = { value, at, by: auditUserOf(by), reason, revertedTo };
  const isRisky = setting.risk !== undefined;
  if (isRisky && (await activeAdmins()).size > 1) {
    await commit(change, 'ask_setting_change', values, pendingStep(stored, newId(), made));
    return outcome(setting, 'awaiting_second_admin');
  }
  const alone = isRisky ? { activeAdmins: whileOneIsActive() } : {};
  const steps = versionSteps(stored, { ...made, approvedBy: null });
  await commit(change, 'change_setting', values, steps, alone);
  return outcome(setting, 'changed');
};

/** The change that waits. Throws when there is none, or another one than is meant. */
const waitingIn = (stored: StoredSetting, meant: string | undefined) => {
  const { pending, pendingId } = stored;
  if (!pending || pendingId === undefined) throw conflict('No change of this setting waits any more.');
  if (meant !== undefined && meant !== pendingId) throw changedElsewhere();
  return pending;
};

/** What must be true of the admins: both are active, or the one who asked is the only one by now. */
const approvers = async (askedBy: string, by: string) => {
  const active = await activeAdmins();
  if (askedBy === by) {
    if (active.size > 1) throw conflict('Another admin has to approve what you asked for.');
    return whileOneIsActive();
  }
  if (!active.has(askedBy))
    throw conflict(
      'The admin who asked for this is no longer active. Decline it, and make the change yourself.',
    );
  return whileBothAreActive(askedBy, by);
};

/** Makes the change that waits. */
export const approveChange = async (acting: Omit<Acting, 'reason'>, meant: string | undefined) => {
  const { setting, by, now } = acting;
  const stored = await getSetting(setting.key);
  const { value, reason, by: askedBy, revertedTo } = waitingIn(stored, meant);
  refuseNewer(setting, stored);
  if (!isValueOf(setting, value)) throw unknownValue();
  const admins = { activeAdmins: await approvers(askedBy.id, by.id) };
  const made = { value, at: now.toISOString(), by: askedBy, reason, revertedTo };
  const steps = versionSteps(stored, { ...made, approvedBy: auditUserOf(by) });
  const values = [currentValue(setting, stored), made.value] as const;
  await commit({ ...acting, reason }, 'approve_setting_change', values, steps, admins);
  return outcome(setting, 'changed');
};

/** Drops the change that waits. */
export const declineChange = async (acting: Omit<Acting, 'reason'>, meant: string | undefined) => {
  const { setting, by, now } = acting;
  const stored = await getSetting(setting.key);
  const { value, reason } = waitingIn(stored, meant);
  const step = declineStep(stored, { at: now.toISOString(), by: auditUserOf(by) });
  // The audit log has values in words: one that only newer code knows has none.
  const asked = isValueOf(setting, value) ? value : null;
  const values = [asked, currentValue(setting, stored)] as const;
  await commit({ ...acting, reason }, 'decline_setting_change', values, step);
  return { setting: rowOf(setting, await getSetting(setting.key)) };
};

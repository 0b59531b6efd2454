import { isKnownValue, isValueOf, type Setting, settingIn } from '#shared/core/settings.ts';
import type { SettingRow, SettingVersion } from '#shared/features/platform-settings/schema.ts';
import type { StoredSetting, StoredVersion } from './repository.ts';

/** Whether a newer version of the code stored the value. */
export const isNewer = (setting: Setting, { value }: Pick<StoredSetting, 'value'>): boolean =>
  !isKnownValue(setting, { [setting.key]: value });

/** The value that counts. */
export const currentValue = (setting: Setting, { value }: Pick<StoredSetting, 'value'>) =>
  settingIn(setting, { [setting.key]: value });

const pendingOf = (setting: Setting, { pending, pendingId }: StoredSetting): SettingRow['pending'] => {
  if (!pending || pendingId === undefined || !isValueOf(setting, pending.value)) return null;
  const { at, by, reason, value } = pending;
  return { id: pendingId, at, by, reason, value };
};

/** A setting as admins see it. */
export const rowOf = (setting: Setting, stored: StoredSetting): SettingRow => ({
  key: setting.key,
  value: currentValue(setting, stored),
  default: setting.initial,
  version: stored.version,
  risky: setting.risk !== undefined,
  changed: stored.changed ?? null,
  pending: pendingOf(setting, stored),
  newer: isNewer(setting, stored),
});

/** A version of a setting as admins see it. */
export const versionRowOf = (setting: Setting, { value, ...version }: StoredVersion): SettingVersion => {
  const known = isValueOf(setting, value);
  return { ...version, value: known ? value : null, newer: !known };
};

import * as z from 'zod';
import { type Setting, type SettingValue, type StoredSettings, settingIn } from '#shared/core/settings.ts';
import { keyOf } from './keys.ts';
import { getItem, type Key } from './table.ts';
import type { Write } from './transaction.ts';
import { updateOf } from './update.ts';

/** How long an instance of a function uses what it has read: a change is everywhere within 30 s, with what the edge keeps. */
const KEPT_MS = 10_000;

const settingsKey: Key = keyOf('settings', {});
const storedSchema = z.record(z.string(), z.unknown());

/** The stored values of all settings, read now. */
const readSettings = async (): Promise<StoredSettings> => (await getItem(storedSchema, settingsKey)) ?? {};

let latest: { readonly at: number; readonly stored: Promise<StoredSettings> } | undefined;

/** The stored values, read at most ten seconds ago. `now` is the time of the event. */
export const storedSettings = async (now: Date): Promise<StoredSettings> => {
  const at = now.getTime();
  if (latest && Math.abs(at - latest.at) < KEPT_MS) return latest.stored;
  const known = { at, stored: readSettings() };
  latest = known;
  try {
    return await known.stored;
  } catch (error) {
    // The next request tries again.
    if (latest === known) latest = undefined;
    throw error;
  }
};

/** The value of a setting. */
export type SettingReader = <V extends SettingValue>(setting: Setting<V>) => Promise<V>;

/** Reads settings, all of them as they were when the first was asked for: one request sees no change in between. */
export const settingsAt = (now: Date): SettingReader => {
  let stored: Promise<StoredSettings> | undefined;
  return async (setting) => {
    stored ??= storedSettings(now);
    return settingIn(setting, await stored);
  };
};

const settingKey = (key: string): Key => keyOf('setting', { key });
const versionSchema = z.object({ version: z.number().int(), value: z.unknown().optional() });

/** The value of a setting, and the condition that it is still this one, for a transaction that relies on it. */
export interface CheckedSetting<V> {
  readonly value: V;
  readonly unchanged: Write;
}

/**
 * Reads a setting for a transaction: it fails when an admin changes the setting before it is done.
 * For what must never be exceeded; for the rest `settingsAt` costs nothing.
 */
export const checkedSetting = async <V extends SettingValue>(
  setting: Setting<V>,
): Promise<CheckedSetting<V>> => {
  const found = await getItem(versionSchema, settingKey(setting.key));
  const value = settingIn(setting, { [setting.key]: found?.value });
  // A record with version 0 has a change that waits, and no value yet.
  const condition =
    found === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk) OR version = :version' }
      : { ConditionExpression: 'version = :version' };
  return {
    value,
    unchanged: {
      ConditionCheck: {
        Key: settingKey(setting.key),
        ...condition,
        ExpressionAttributeValues: { ':version': found?.version ?? 0 },
      },
    },
  };
};

/** The write that makes a value count. It changes no other setting, also none that only other versions of the code know. */
export const settingWrite = (key: string, value: SettingValue): Write => ({
  Update: updateOf(settingsKey, { set: { entity: 'settings', [key]: value } }),
});

import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { settingWrite } from '#functions/core/settings.ts';
import { getItem, getItems, queryItems } from '#functions/core/table.ts';
import type { Steps } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import type { SettingValue } from '#shared/core/settings.ts';

const actorSchema = z.object({ id: z.string(), name: z.string() });
export type Actor = z.infer<typeof actorSchema>;

const changedSchema = z.object({ at: z.string(), by: actorSchema, reason: z.string() });

/** A setting as it is stored. Its values may be of another version of the code. */
const storedSchema = z.object({
  key: z.string(),
  value: z.unknown().optional(),
  version: z.number().int(),
  changed: changedSchema.optional(),
  /** Of the change that waits. */
  pendingId: z.string().optional(),
  pending: changedSchema
    .extend({ value: z.unknown(), revertedTo: z.number().int().nullable().default(null) })
    .optional(),
});
export type StoredSetting = z.infer<typeof storedSchema> & {
  /** There is no record of it yet. */
  readonly isNew?: true;
};

const storedVersionSchema = z.object({
  version: z.number().int(),
  value: z.unknown(),
  at: z.string(),
  by: actorSchema,
  reason: z.string(),
  approvedBy: actorSchema.nullable(),
  revertedTo: z.number().int().nullable(),
});
export type StoredVersion = z.infer<typeof storedVersionSchema>;

const settingKey = (key: string) => keyOf('setting', { key });
const versionParts = (key: string, version: number) => ({ key, number: String(version).padStart(9, '0') });

/** A setting without a record. */
const unchanged = (key: string): StoredSetting => ({ key, value: undefined, version: 0, isNew: true });

/** A setting as it is now; version 0 before its first change. */
export const getSetting = async (key: string): Promise<StoredSetting> =>
  (await getItem(storedSchema, settingKey(key))) ?? unchanged(key);

/** The settings of at most a hundred keys, in their order. */
export const getSettings = async (keys: readonly string[]): Promise<StoredSetting[]> => {
  const found = await getItems(storedSchema, keys.map(settingKey), true);
  return keys.map((key) => found.find((one) => one.key === key) ?? unchanged(key));
};

/** A version of a setting; undefined when there was none. */
export const getVersion = (key: string, version: number): Promise<StoredVersion | undefined> =>
  getItem(storedVersionSchema, keyOf('setting-version', versionParts(key, version)));

/** At most `count` versions of a setting before one, the latest first. */
export const versionsBefore = async (
  key: string,
  before: number | undefined,
  count: number,
): Promise<StoredVersion[]> => {
  const { pk, sk } = keyOf('setting-version', versionParts(key, 0));
  const { items } = await queryItems(storedVersionSchema, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': pk,
      ':first': sk,
      ':last': keyOf('setting-version', versionParts(key, (before ?? 1_000_000_000) - 1)).sk,
    },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: count,
  });
  return items;
};

/** That a setting is as it was read: neither changed, nor asked or answered for. */
const only = ({ version, isNew, pendingId }: StoredSetting) =>
  asRead({ version: isNew ? undefined : version, pendingId });

/** A new version of a setting. */
export interface NewVersion {
  readonly value: SettingValue;
  readonly at: string;
  readonly by: Actor;
  readonly reason: string;
  readonly approvedBy: Actor | null;
  readonly revertedTo: number | null;
}

/** The steps that make a value count: for everyone, as a version of its own, unless the setting changed since it was read. */
export const versionSteps = (read: StoredSetting, made: NewVersion) => {
  const { key } = read;
  const version = read.version + 1;
  const { at, by, reason, value } = made;
  return {
    setting: {
      Update: updateOf(
        settingKey(key),
        {
          set: { entity: 'setting', key, value, version, changed: { at, by, reason } },
          remove: ['pending', 'pendingId'],
        },
        only(read),
      ),
    },
    version: {
      Put: {
        Item: { ...itemOf('setting-version', versionParts(key, version)), ...made, version },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    settings: settingWrite(key, value),
  } satisfies Steps;
};

/** The step that makes a change wait for a second admin. */
export const pendingStep = (
  read: StoredSetting,
  pendingId: string,
  pending: NonNullable<StoredSetting['pending']>,
) =>
  ({
    setting: {
      Update: updateOf(
        settingKey(read.key),
        { set: { entity: 'setting', key: read.key, version: read.version, pendingId, pending } },
        only(read),
      ),
    },
  }) satisfies Steps;

/** The step that drops what waits. */
export const declineStep = (read: StoredSetting, declined: { readonly at: string; readonly by: Actor }) =>
  ({
    setting: {
      Update: updateOf(
        settingKey(read.key),
        { set: { declined }, remove: ['pending', 'pendingId'] },
        only(read),
      ),
    },
  }) satisfies Steps;

import * as z from 'zod';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { isValueOf, type Setting, type SettingValue, settingProblem } from '#shared/core/settings.ts';
import type { platformSettings } from '#shared/features/platform-settings/routes.ts';
import { SETTINGS, settingOf } from '#shared/settings.ts';
import { approveChange, changeSetting, declineChange } from './change.ts';
import { forecast } from './forecast.ts';
import { getSetting, getSettings, getVersion, versionsBefore } from './repository.ts';
import { currentValue, rowOf, versionRowOf } from './rows.ts';

type Routes = typeof platformSettings;

/** The setting of a key; 404 for one that this code does not know. */
const requireSetting = (key: string): Setting => {
  const setting = settingOf(key);
  if (!setting) throw new AppError('not_found', { message: 'There is no such setting.' });
  return setting;
};

/** All settings of this code, in its order. */
export const list: Handler<Routes['list']> = async () => {
  const stored = await getSettings(SETTINGS.map(({ key }) => key));
  return { items: SETTINGS.map((setting, index) => rowOf(setting, stored[index] ?? never(setting))) };
};

const never = ({ key }: Setting) => ({ key, value: undefined, version: 0 });

/** What a value would bring about. */
export const effect: Handler<Routes['effect']> = async ({ params: { key }, body: { value }, now }) => {
  const setting = requireSetting(key);
  const problem = settingProblem(setting.shape, value);
  if (problem !== undefined) throw new AppError('invalid_input', { fields: { value: problem } });
  const current = currentValue(setting, await getSetting(key));
  return { sentences: await forecast(setting, current, value, now) };
};

/** Changes a setting, or asks a second admin to. */
export const change: Handler<Routes['change']> = async ({ params: { key }, body, account, now }) =>
  changeSetting({ ...body, setting: requireSetting(key), by: account, now });

const positionSchema = z.object({ version: z.number().int() });

/** The versions of a setting, the latest first. */
export const history: Handler<Routes['history']> = async ({ params: { key }, query: { cursor, limit } }) => {
  const setting = requireSetting(key);
  const purpose = `platform-settings.history ${key}`;
  const before = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema).version;
  const found = await versionsBefore(key, before, limit + 1);
  const page = pageFrom(found, limit, ({ version }) => encodeCursor(purpose, { version }));
  return { ...page, items: page.items.map((version) => versionRowOf(setting, version)) };
};

/** The value of an earlier version; 0 is the default. */
const valueThen = async (setting: Setting, version: number): Promise<SettingValue> => {
  if (version === 0) return setting.initial;
  const found = await getVersion(setting.key, version);
  if (!found) throw new AppError('not_found', { message: 'This setting never had such a version.' });
  const { value } = found;
  if (!isValueOf(setting, value))
    throw new AppError('conflict', { message: 'This version of the platform doesn’t know that value.' });
  return value;
};

/** Goes back to an earlier version, as a new one. */
export const revert: Handler<Routes['revert']> = async ({ params: { key }, body, account, now }) => {
  const setting = requireSetting(key);
  const { to, reason = '', version = (await getSetting(key)).version } = body;
  const value = await valueThen(setting, to);
  return changeSetting({
    setting,
    value,
    version,
    reason: reason || (to === 0 ? 'Back to the default' : `Back to version ${to}`),
    by: account,
    now,
    revertedTo: to,
  });
};

/** Makes the change that waits. */
export const approve: Handler<Routes['approve']> = async ({ params, body, account, now }) =>
  approveChange({ setting: requireSetting(params.key), by: account, now }, body.pending);

/** Drops the change that waits. */
export const decline: Handler<Routes['decline']> = async ({ params, body, account, now }) =>
  declineChange({ setting: requireSetting(params.key), by: account, now }, body.pending);

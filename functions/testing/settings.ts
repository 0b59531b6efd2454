import { keyOf } from '#functions/core/keys.ts';
import { settingWrite } from '#functions/core/settings.ts';
import { deleteItem, transact } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import type { Setting, SettingValue } from '#shared/core/settings.ts';
import { SETTINGS } from '#shared/settings.ts';
import { advanceClock, asOperator, itemsOf } from './stack.ts';

/** Longer than an instance of a function uses what it has read. */
const LATER_MS = 15_000;

/** Sets a setting as an admin would, and waits by the clock until every function knows. A test restores them: `forgetSettings`. */
export const setSetting = async <V extends SettingValue>({ key }: Setting<V>, value: V): Promise<void> => {
  asOperator();
  await transact({
    setting: {
      Update: updateOf(keyOf('setting', { key }), {
        set: { entity: 'setting', key, value },
        add: { version: 1 },
      }),
    },
    settings: settingWrite(key, value),
  });
  await advanceClock(LATER_MS);
};

/** Every setting has its default again, for this file’s next test and for the files after it. */
export const forgetSettings = async (): Promise<void> => {
  asOperator();
  await deleteItem({ Key: keyOf('settings', {}) });
  for (const { key } of SETTINGS)
    for (const { pk, sk } of await itemsOf(keyOf('setting', { key }).pk))
      await deleteItem({ Key: { pk, sk } });
  await advanceClock(LATER_MS);
};

/** No admin is an active one, whatever other files have left: until a test makes some. */
export const forgetActiveAdmins = async (): Promise<void> => {
  asOperator();
  await deleteItem({ Key: keyOf('active-admins', {}) });
};

import { expect, it } from 'vitest';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { defineSetting } from '#shared/core/settings.ts';
import { keyOf } from './keys.ts';
import { checkedSetting, settingsAt, settingWrite } from './settings.ts';
import { transact } from './table.ts';
import { TransactionFailed } from './transaction.ts';
import { updateOf } from './update.ts';

withOwnTable();

const declared = (key: string) =>
  defineSetting({
    key,
    area: 'limits',
    label: 'A limit',
    shape: { kind: 'number', min: 0, max: 100, unit: 'things' },
    initial: 5,
    changes: '',
  });
const one = declared('one');
const other = declared('other');

const set = (key: string, value: number) =>
  transact({
    settings: settingWrite(key, value),
    setting: { Update: updateOf(keyOf('setting', { key }), { set: { value }, add: { version: 1 } }) },
  });
/** A moment that no other test is near. */
const at = (seconds: number) => new Date(Date.parse('2031-01-01T12:00:00.000Z') + seconds * 1000);

it('reads all settings of a request as they were at one moment', async () => {
  const request = settingsAt(at(0));
  expect(await request(one)).toBe(5);
  await transact({ settings: settingWrite('one', 1) });
  await transact({ settings: settingWrite('other', 2) });
  expect([await request(one), await request(other)]).toEqual([5, 5]);
  const soon = settingsAt(at(9));
  expect([await soon(one), await soon(other)]).toEqual([5, 5]);
  const later = settingsAt(at(10));
  expect([await later(one), await later(other)]).toEqual([1, 2]);
});

it('has the initial value where what is stored is unknown to this code', async () => {
  await transact({ settings: settingWrite('one', 'many') });
  expect(await settingsAt(at(100))(one)).toBe(5);
});

it('checks that a setting is still as it was read, also one that was never changed', async () => {
  const fresh = declared('fresh');
  const before = await checkedSetting(fresh);
  expect(before.value).toBe(5);
  await transact({ check: before.unchanged });
  await set('fresh', 3);
  await expect(transact({ check: before.unchanged })).rejects.toBeInstanceOf(TransactionFailed);
  const after = await checkedSetting(fresh);
  expect(after.value).toBe(3);
  await transact({ check: after.unchanged });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, putItem, transact, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { removeActiveAdmin } from '#functions/parts/users/active-admins.ts';
import { activeAdmin } from '#functions/testing/admins.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { forgetActiveAdmins, forgetSettings } from '#functions/testing/settings.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';

const reason = 'Too many reports this week.';

const rowOf = async ({ browser }: Member, key: string) => {
  const { items } = (await browser.call('platform-settings.list')).body;
  const row = items.find((one) => one.key === key);
  if (!row) throw new Error(`There is no setting ${key}.`);
  return row;
};

const change = ({ browser }: Member, key: string, value: unknown, version: number) =>
  browser.call('platform-settings.change', { params: { key }, body: { value, version, reason } });

const historyOf = async ({ browser }: Member, key: string) =>
  (await browser.call('platform-settings.history', { params: { key } })).body.items;

const stored = async () => (await getItem(z.looseObject({}), keyOf('settings', {}))) ?? {};

let admin: Member;
beforeAll(asOperator);
beforeEach(async () => {
  await forgetSettings();
  await forgetActiveAdmins();
  admin = await activeAdmin('Alma');
});
afterAll(forgetSettings);

describe('a change', () => {
  const key = 'user-reports-a-day';

  it('counts at once, with who, when and why, and is in the audit log', async () => {
    expect(await rowOf(admin, key)).toMatchObject({
      value: 10,
      default: 10,
      version: 0,
      risky: false,
      changed: null,
    });
    const answer = await change(admin, key, 4, 0);
    expect(answer.body).toMatchObject({
      status: 'changed',
      setting: { key, value: 4, version: 1, pending: null },
    });
    expect((await rowOf(admin, key)).changed).toMatchObject({
      by: { id: admin.id, name: 'Alma Admin' },
      reason,
    });
    const [first] = await historyOf(admin, key);
    expect(first).toMatchObject({ version: 1, value: 4, reason, approvedBy: null, revertedTo: null });
    const [entry] = (await admin.browser.call('admin.audit', { query: { limit: 1 } })).body.items;
    expect(entry).toMatchObject({
      action: 'change_setting',
      reason,
      target: { id: key, name: 'Reports of users' },
      before: { value: '10 reports' },
      after: { value: '4 reports' },
    });
  });

  it('is refused when it is stale, no change, no value of the setting, or of no setting', async () => {
    await change(admin, key, 4, 0);
    expect((await change(admin, key, 5, 0)).error.code).toBe('conflict');
    expect((await change(admin, key, 4, 1)).error.fields).toEqual({ value: 'This is the value already' });
    for (const wrong of [0, 101, 2.5, null, true, '7', [], { text: 'x', tone: 'plain', until: null }])
      expect((await change(admin, key, wrong, 1)).error.code, JSON.stringify(wrong)).toBe('invalid_input');
    expect((await change(admin, 'no-such-setting', 4, 0)).error.code).toBe('not_found');
    expect((await rowOf(admin, key)).value).toBe(4);
  });

  it('is taken back as a new version, to any earlier one or to the default', async () => {
    await change(admin, key, 4, 0);
    await change(admin, key, 6, 1);
    const revert = (to: number, version?: number) =>
      admin.browser.call('platform-settings.revert', {
        params: { key },
        body: { to, ...(version !== undefined && { version }) },
      });
    expect((await revert(1)).body.setting).toMatchObject({ value: 4, version: 3 });
    expect((await revert(0)).body.setting).toMatchObject({ value: 10, version: 4 });
    expect((await revert(9)).error.code).toBe('not_found');
    expect((await revert(1, 2)).error.code).toBe('conflict');
    const versions = await historyOf(admin, key);
    expect(versions.map(({ version, value, revertedTo }) => [version, value, revertedTo])).toEqual([
      [4, 10, 0],
      [3, 4, 1],
      [2, 6, null],
      [1, 4, null],
    ]);
  });

  it('comes in pages of the history', async () => {
    for (let version = 0; version < 5; version++) await change(admin, key, version + 20, version);
    const page = (cursor?: string) =>
      admin.browser.call('platform-settings.history', {
        params: { key },
        query: { limit: 2, ...(cursor !== undefined && { cursor }) },
      });
    const first = (await page()).body;
    const second = (await page(first.nextCursor ?? '')).body;
    const third = (await page(second.nextCursor ?? '')).body;
    expect([first, second, third].map(({ items }) => items.map(({ version }) => version))).toEqual([
      [5, 4],
      [3, 2],
      [1],
    ]);
    expect(third.nextCursor).toBeNull();
  });
});

describe('a risky change', () => {
  const key = 'open-postings-growth';
  const approve = ({ browser }: Member, pending?: string) =>
    browser.call('platform-settings.approve', { params: { key }, body: { ...(pending && { pending }) } });

  it('of the only active admin counts at once', async () => {
    expect((await change(admin, key, 10, 0)).body.status).toBe('changed');
  });

  it('waits for another admin, who is notified, and the asker can’t approve it', async () => {
    const other = await activeAdmin('Otto');
    expect((await change(admin, key, 10, 0)).body).toMatchObject({
      status: 'awaiting_second_admin',
      setting: { value: 20, version: 0, pending: { value: 10, reason, by: { id: admin.id } } },
    });
    expect(await stored()).not.toHaveProperty(key);
    const heard = await eventually('the notification', async () => {
      const { items } = (await other.browser.call('notifications.list')).body;
      return items.find(({ event }) => event.kind === 'setting');
    });
    expect(heard.event).toMatchObject({ news: 'waiting', key, by: 'Alma Admin' });
    expect((await approve(admin)).error.code).toBe('conflict');
    expect((await change(other, key, 12, 0)).error.code).toBe('conflict');
    expect((await approve(other, 'another')).error.code).toBe('conflict');
    const { pending } = await rowOf(other, key);
    expect((await approve(other, pending?.id)).body.setting).toMatchObject({
      value: 10,
      version: 1,
      pending: null,
    });
    expect((await historyOf(admin, key))[0]).toMatchObject({
      by: { id: admin.id },
      approvedBy: { id: other.id },
    });
    expect((await approve(other)).error.code).toBe('conflict');
  });

  it('is dropped by any admin who declines it', async () => {
    const other = await activeAdmin('Otto');
    await change(admin, key, 10, 0);
    const decline = () => other.browser.call('platform-settings.decline', { params: { key }, body: {} });
    expect((await decline()).body.setting).toMatchObject({ value: 20, version: 0, pending: null });
    expect((await decline()).error.code).toBe('conflict');
    expect((await change(other, key, 15, 0)).body.status).toBe('awaiting_second_admin');
  });

  it('of an admin who is no longer active is made by nobody', async () => {
    const other = await activeAdmin('Otto');
    await change(admin, key, 10, 0);
    await activeAdmin('Third');
    await transact({ activeAdmins: removeActiveAdmin(admin.id) });
    expect((await approve(other)).error.code).toBe('conflict');
    expect((await rowOf(other, key)).value).toBe(20);
  });
});

test('of several admins who save at once, one does, and all that is stored agrees', async () => {
  const key = 'new-postings-an-hour';
  const admins = await Promise.all(Array.from({ length: 3 }, (_, n) => activeAdmin(`A${n}`)));
  for (let version = 0; version < rounds(4, 40); version++) {
    const answers = await Promise.all(
      admins.map((one, n) => change(one, key, 100 + version * 3 + n, version)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const row = await rowOf(admin, key);
    expect(row.version).toBe(version + 1);
    expect((await historyOf(admin, key))[0]).toMatchObject({ version: row.version, value: row.value });
    expect(await stored()).toMatchObject({ [key]: row.value });
  }
});

test('of two who approve and decline at once, one does', async () => {
  const key = 'open-postings-startup';
  const other = await activeAdmin('Otto');
  for (let round = 0; round < rounds(3, 30); round++) {
    const { version, value } = await rowOf(admin, key);
    await change(admin, key, value === 4 ? 6 : 4, version);
    const answers = await Promise.all(
      (['approve', 'decline'] as const).map((way) =>
        other.browser.call(`platform-settings.${way}`, { params: { key }, body: {} }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const row = await rowOf(admin, key);
    expect(row.pending).toBeNull();
    expect(row.version).toBe(answers[0]?.status === 200 ? version + 1 : version);
  }
});

test('what a newer version of the code stored is kept: unknown settings, and unknown values', async () => {
  const key = 'read-only';
  await putItem({ Item: { ...itemOf('setting', { key }), key, value: 'evenings', version: 7 } });
  await updateItem(
    updateOf(keyOf('settings', {}), {
      set: { entity: 'settings', [key]: 'evenings', 'unknown-setting': { some: 1 } },
    }),
  );
  expect(await rowOf(admin, key)).toMatchObject({ value: false, version: 7, newer: true });
  expect((await change(admin, key, true, 7)).error.code).toBe('conflict');
  const revert = { params: { key }, body: { to: 0 } };
  expect((await admin.browser.call('platform-settings.revert', revert)).error.code).toBe('conflict');
  await change(admin, 'user-reports-a-day', 3, 0);
  expect(await stored()).toMatchObject({
    [key]: 'evenings',
    'unknown-setting': { some: 1 },
    'user-reports-a-day': 3,
  });
});

test('only approved admins see and change settings', async () => {
  for (const other of [await member(), await member({ role: 'admin', approved: false })]) {
    expect((await other.browser.call('platform-settings.list')).status).toBe(403);
    expect((await change(other, 'read-only', true, 0)).status).toBe(403);
  }
});

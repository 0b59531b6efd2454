import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, statusOf } from '#functions/core/account.ts';
import { deleteItem, transact } from '#functions/core/table.ts';
import { readPage } from '#functions/features/admin/directory/page.ts';
import { approveAccount } from '#functions/parts/admin/approve.ts';
import { readCounters } from '#functions/parts/admin/directory/counters.ts';
import { syncDirectory } from '#functions/parts/admin/directory/sync.ts';
import { waitingUsers } from '#functions/parts/admin/queue.ts';
import { profileKey } from '#functions/parts/profile/repository.ts';
import { activeAdmins, ifActiveAdmin } from '#functions/parts/users/active-admins.ts';
import { approve, suspend } from '#functions/testing/decisions.ts';
import { allItems, useOwnTable } from '#functions/testing/own-table.ts';
import { storeAccount } from '#functions/testing/signed-in.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { backfillUsers } from './backfill/users.ts';

// Accounts that are stored without anything else, as on a stage from before the directory.
let remove: () => Promise<void> = async () => undefined;
beforeEach(async () => {
  await remove();
  remove = await useOwnTable();
});
beforeAll(asOperator);
afterAll(async () => {
  await remove();
  asOperator();
});

const NOW = new Date('2026-01-15T00:00:00Z');

const backfill = async () => {
  const lines: string[] = [];
  const done = await backfillUsers((line) => lines.push(line));
  return { done, lines };
};

/** Accounts of every kind; the first admin is the only active one. */
const storeAccounts = async () => {
  const admin = await storeAccount({ role: 'admin' });
  const others = await Promise.all([
    storeAccount({ role: 'student' }),
    storeAccount({ role: 'alumni', suspended: true }),
    storeAccount({ role: 'employer', approved: false, createdAt: '2025-12-31T00:00:00.000Z' }),
    storeAccount({ role: 'mentor', approved: false, rejected: true }),
    storeAccount({ role: 'admin', approved: false }),
    storeAccount({ role: 'admin', suspended: true }),
    storeAccount({ role: 'admin', invitedAt: '2026-01-01T00:00:00.000Z' }),
  ]);
  return { admin, all: [admin, ...others] };
};

const listed = async () => (await readPage({}, 50, undefined)).users;

const idsOf = (users: readonly { id: string }[]) => users.map(({ id }) => id).sort();
const byKey = (items: Record<string, unknown>[]) =>
  items.toSorted((a, b) => (`${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1));

it('lists and counts every user once, and knows who is an active admin', async () => {
  const { admin, all } = await storeAccounts();
  expect(await backfill()).toEqual({
    done: true,
    lines: ['8 users: 8 added, 0 updated, 0 unchanged, 0 failed. Active admins added: 1.'],
  });
  expect(idsOf(await listed())).toEqual(idsOf(all));
  expect(await readCounters(NOW)).toEqual({
    counts: { all: 8, student: 1, alumni: 1, employer: 1, mentor: 1, admin: 4 },
    figures: { total: 8, active: 2, students: 1, newThisMonth: 7, waiting: 2 },
  });
  expect(idsOf(await waitingUsers(10, undefined))).toEqual(
    idsOf(all.filter((account) => statusOf(account) === 'pending')),
  );
  expect(await activeAdmins()).toEqual(new Set([admin.id]));
});

it('changes nothing the second time', async () => {
  await storeAccounts();
  await backfill();
  const before = byKey(await allItems());
  expect((await backfill()).lines).toEqual([
    '8 users: 0 added, 0 updated, 8 unchanged, 0 failed. Active admins added: 0.',
  ]);
  expect(byKey(await allItems())).toEqual(before);
});

it('counts right beside itself, the stream, and decisions about the same users', async () => {
  const { all } = await storeAccounts();
  const [, student, , employer] = all;
  await Promise.all([
    backfill(),
    backfill(),
    ...all.map(({ id }) => syncDirectory(id)),
    suspend(student?.id ?? ''),
    approve(employer?.id ?? ''),
  ]);
  const { counts, figures } = await readCounters(NOW);
  expect(counts).toEqual({ all: 8, student: 1, alumni: 1, employer: 1, mentor: 1, admin: 4 });
  expect(figures).toEqual({ total: 8, active: 2, students: 1, newThisMonth: 7, waiting: 1 });
  expect(idsOf(await listed())).toEqual(idsOf(all));
});

it('lets the only admin approve a second one, who cannot be approved before', async () => {
  const { admin, all } = await storeAccounts();
  const pending = all.find(
    (account) => account.role === 'admin' && statusOf(account) === 'pending',
  ) as Account;
  const context = { by: { id: admin.id, name: 'The only admin' }, reason: '', now: NOW };
  await expect(approveAccount(pending, context)).rejects.toMatchObject({ code: 'conflict' });
  await backfill();
  expect(await approveAccount(pending, context)).toBe('active');
  await suspend(admin.id);
  await expect(suspend(pending.id)).rejects.toMatchObject({ code: 'last_admin' });
});

it('adds an account to the active admins only while it is one', async () => {
  const { admin, all } = await storeAccounts();
  const outcomes = await Promise.allSettled(all.map(({ id }) => transact([ifActiveAdmin(id)])));
  expect(idsOf(all.filter((_, index) => outcomes[index]?.status === 'fulfilled'))).toEqual([admin.id]);
});

it('goes on after a user who cannot be read, and says who that is', async () => {
  const { admin, all } = await storeAccounts();
  const [, broken] = all;
  await deleteItem({ Key: profileKey(broken?.id ?? '') });
  const { done, lines } = await backfill();
  expect(done).toBe(false);
  expect(lines).toEqual([
    `  user ${broken?.id} failed: The account ${broken?.id} has no profile.`,
    '8 users: 7 added, 0 updated, 0 unchanged, 1 failed. Active admins added: 1. Fix the problems above and run this again.',
  ]);
  expect(await activeAdmins()).toEqual(new Set([admin.id]));
});

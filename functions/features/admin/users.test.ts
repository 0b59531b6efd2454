import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Account, accountKey } from '#functions/core/account.ts';
import { recordActivity } from '#functions/core/activity.ts';
import { deleteItem, getItem } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { readCounters } from '#functions/parts/admin/directory/counters.ts';
import { syncDirectory } from '#functions/parts/admin/directory/sync.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { restore, suspend } from '#functions/testing/decisions.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { directoryQuerySchema } from '#shared/features/admin/directory.ts';
import { readPage } from './directory/page.ts';

withOwnTable();

const page = (query: Record<string, string> = {}, after?: string) => {
  const { cursor: _, limit, ...filters } = directoryQuerySchema.parse(query);
  return countingUsage(async () => {
    const { users, next } = await readPage(filters, limit, after);
    return { users, next, ids: users.map(({ id }) => id), reads: usageSoFar().reads };
  });
};

/** A user in the directory, active on a day if one is given. */
const listed = async (
  given: NonNullable<Parameters<typeof storeUser>[0]>['account'] = {},
  { activeOn, ...profile }: { activeOn?: string; university?: string; company?: string } = {},
) => {
  const account = await storeUser({ account: given, answers: profile });
  if (activeOn !== undefined) await recordActivity(account.id, new Date(`${activeOn}T12:00:00Z`));
  await syncDirectory(account.id);
  return account;
};

/** All pages from the first on. */
const everyPage = async (query: Record<string, string>) => {
  const ids: string[] = [];
  let after: string | undefined;
  for (;;) {
    const found = await page(query, after);
    ids.push(...found.ids);
    if (found.next === null) return ids;
    after = found.next;
  }
};

const NOW = new Date('2026-03-15T00:00:00Z');
const day = (number: number) => `2026-02-${String(number).padStart(2, '0')}T08:00:00.000Z`;

describe('the directory', () => {
  it('lists a user with the organisation of their role, and follows every change', async () => {
    const student = await listed({ createdAt: day(1) }, { university: 'Northhaven', activeOn: '2026-03-01' });
    const mentor = await listed({ role: 'mentor', createdAt: day(2) }, { company: 'Patchbay' });
    expect((await page({ role: 'student' })).users[0]).toMatchObject({
      id: student.id,
      organisation: 'Northhaven',
      lastActiveOn: '2026-03-01',
      joinedAt: day(1),
      status: 'active',
    });
    expect((await page({ role: 'mentor' })).users[0]).toMatchObject({
      organisation: 'Patchbay',
      lastActiveOn: null,
    });
    const before = await readCounters(NOW);
    await suspend(mentor.id);
    expect((await page({ role: 'mentor', status: 'active' })).ids).toEqual([]);
    expect((await page({ role: 'mentor', status: 'suspended' })).ids).toEqual([mentor.id]);
    const after = await readCounters(NOW);
    expect(after.counts).toEqual(before.counts);
    expect(after.figures).toEqual({ ...before.figures, active: before.figures.active - 1 });
    await restore(mentor.id);
    expect(await readCounters(NOW)).toEqual(before);
  });

  it('does nothing the second time, and counts once of many at a time', async () => {
    const { counts } = await readCounters(NOW);
    const account = await storeUser({ account: { role: 'alumni', createdAt: day(3) } });
    await Promise.all(Array.from({ length: 6 }, () => syncDirectory(account.id)));
    const state = await getItem(z.looseObject({}), { pk: `user#${account.id}`, sk: 'directory' });
    expect(state?.version).toBe(1);
    expect((await readCounters(NOW)).counts).toEqual({
      ...counts,
      all: counts.all + 1,
      alumni: counts.alumni + 1,
    });
  });

  it('forgets a user whose account is gone', async () => {
    const { id } = await listed({ firstName: 'Gone', createdAt: day(3) });
    const before = await readCounters(NOW);
    await deleteItem({ Key: accountKey(id) });
    await syncDirectory(id);
    expect((await page({ q: 'gone' })).ids).toEqual([]);
    expect((await readCounters(NOW)).counts.all).toBe(before.counts.all - 1);
  });

  it('finds by the beginning of any name, of both, and of the address, each user once', async () => {
    const { id } = await listed({ firstName: 'Zoë Marie', lastName: 'Zoellner', email: 'zoe.z@example.org' });
    for (const q of ['zo', 'ZOË', 'zoe marie zoel', 'marie', 'zoellner', 'zoe.z@ex', 'Zoe  Marie'])
      expect((await page({ q })).ids, q).toEqual([id]);
    for (const q of ['oe', 'zoellner zoe', 'example.org']) expect((await page({ q })).ids, q).toEqual([]);
    expect((await page({ q: 'zo', role: 'mentor' })).ids).toEqual([]);
    expect((await page({ q: 'zo', status: 'active', joinedFrom: '2026-01-01' })).ids).toEqual([id]);
    expect((await page({ q: 'zo', joinedFrom: '2026-01-02' })).ids).toEqual([]);
  });

  it('finds a name that is longer than the search text, also where a character is cut in two', async () => {
    const [firstName, lastName] = ['q'.repeat(80), `${'x'.repeat(46)}\u{1F4A5}y`];
    const { id } = await listed({ firstName, lastName });
    expect((await page({ q: `${firstName} ${'x'.repeat(40)}` })).ids).toEqual([id]);
  });

  it('goes by days of joining and of activity, both ends included', async () => {
    const ids = [];
    for (const number of [10, 11, 12])
      ids.push(
        (await listed({ role: 'employer', createdAt: day(number) }, { activeOn: `2026-03-${number}` })).id,
      );
    const employers = (query: Record<string, string>) =>
      everyPage({ role: 'employer', sort: 'oldest', ...query });
    expect(await employers({ joinedFrom: '2026-02-11', joinedTo: '2026-02-11' })).toEqual([ids[1]]);
    expect(await employers({ joinedFrom: '2026-02-11' })).toEqual([ids[1], ids[2]]);
    expect(await employers({ joinedFrom: '2026-02-12', joinedTo: '2026-02-11' })).toEqual([]);
    expect(await employers({ activeFrom: '2026-03-11', activeTo: '2026-03-12' })).toEqual([ids[1], ids[2]]);
    expect(await everyPage({ role: 'employer' })).toEqual(ids.toReversed());
  });

  it('pages without a gap, within two read units, or ten with filters', async () => {
    const made: Account[] = [];
    for (let index = 0; index < 70; index++) {
      const createdAt = `2025-0${1 + (index % 9)}-01T00:00:00.000Z`;
      const user = { role: 'alumni', firstName: 'Paged', lastName: `Person ${index}`, createdAt } as const;
      const activeOn = index === 3 ? '2025-05-05' : '2026-03-01';
      made.push(await listed(user, { university: 'Harbour State University', activeOn }));
    }
    const ids = made.map(({ id }) => id).sort();
    for (const limit of ['7', '20', '50'])
      expect((await everyPage({ role: 'alumni', joinedTo: '2025-12-31', limit })).sort()).toEqual(ids);
    expect((await everyPage({ q: 'paged', limit: '20' })).sort()).toEqual(ids);
    // Half a unit more is for the counters.
    expect((await page({ limit: '50', role: 'alumni' })).reads).toBeLessThanOrEqual(1.5);
    expect((await page({ limit: '20', q: 'paged' })).reads).toBeLessThanOrEqual(1.5);
    const sparse = await page({ role: 'alumni', activeFrom: '2025-05-05', activeTo: '2025-05-05' });
    expect(sparse.ids).toEqual([made[3]?.id]);
    expect(sparse.reads).toBeLessThanOrEqual(9.5);
  });
});

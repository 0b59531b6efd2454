import { connectLocal } from '#functions/commands/endpoints.ts';
import { transact } from '#functions/core/table.ts';
import { namedWrites } from '#functions/core/transaction.ts';
import { changeCounters, counterChanges } from '#functions/parts/admin/directory/counters.ts';
import { directorySteps } from '#functions/parts/admin/directory/sync.ts';
import { COMPANIES, PEOPLE } from '#functions/seed/data.ts';
import { idFor, type Random, randomFor } from '#functions/seed/random.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import type { DirectoryUser } from '#shared/features/admin/directory.ts';
import { USER_STATUSES, type UserStatus } from '#shared/features/users/schema.ts';
import type { FillOptions } from './fill.ts';
import { importItems, importTarget } from './import.ts';

/** Users that are imported at a time: some 130,000 items. */
const BATCH = 10_000;
/** The days within which the users joined. */
const JOINED_DAYS = 1_000;

/** How often each is met, out of a hundred. */
const ROLE_SHARES: Record<Role, number> = { student: 64, alumni: 14, mentor: 11, employer: 10, admin: 1 };
type Shares = Record<UserStatus, number>;
const OPEN_ROLE: Shares = { active: 94, pending: 0, rejected: 0, invited: 3, suspended: 3 };
const APPROVED_ROLE: Shares = { active: 85, pending: 5, rejected: 3, invited: 4, suspended: 3 };

const drawn = <T extends string>(names: readonly T[], shares: Record<T, number>, random: Random): T =>
  random.pick(names.flatMap((name) => Array.from({ length: shares[name] }, () => name)));

const NAMES = ROLES.flatMap((role) => PEOPLE.names[role]);

/** A user as the directory lists them: the user of this number, always the same at `now`. */
const directoryUserFor = (index: number, now: Date): DirectoryUser => {
  const random = randomFor('directory-user', index);
  const [firstName] = random.pick(NAMES);
  const [, lastName] = random.pick(NAMES);
  const role = drawn(ROLES, ROLE_SHARES, random);
  const studies = role === 'student' || role === 'alumni';
  const status = drawn(USER_STATUSES, studies ? OPEN_ROLE : APPROVED_ROLE, random);
  const joined = now.getTime() - random.next() * JOINED_DAYS * DAY_MS;
  const active = now.getTime() - random.next() ** 3 * JOINED_DAYS * DAY_MS;
  const local = `${firstName}.${lastName}`.normalize('NFD').replace(/[^A-Za-z.]/g, '');
  return {
    id: idFor('directory-user', index),
    firstName,
    lastName,
    email: `${local.toLowerCase()}.${index}@people.fledge.test`,
    role,
    status,
    joinedAt: new Date(joined).toISOString(),
    lastActiveOn: status === 'invited' ? null : dayOf(new Date(Math.max(joined, active))),
    organisation: studies ? random.pick(PEOPLE.universities) : random.pick(COMPANIES).name,
  };
};

function* itemsOf(users: readonly DirectoryUser[]): Generator<object> {
  for (const user of users)
    for (const { write } of namedWrites([directorySteps(user.id, 0, {}, { user })]))
      if (write.Put?.Item) yield write.Put.Item;
}

/**
 * Puts many users into the directory of a running local copy, and counts them: rows, search and state, without the
 * accounts, which the directory does not read. For a table that has none of these users yet.
 */
export const fillUsers = async ({ dataDir, runtime, from, to, tell }: FillOptions): Promise<void> => {
  connectLocal(runtime);
  const now = new Date();
  const target = await importTarget(dataDir, runtime);
  const counted = new Map<string, number>();
  for (let start = from; start < to; start += BATCH) {
    const length = Math.min(BATCH, to - start);
    const batch = Array.from({ length }, (_, index) => directoryUserFor(start + index, now));
    await importItems(target, itemsOf(batch));
    for (const user of batch)
      for (const [name, by] of counterChanges(undefined, user))
        counted.set(name, (counted.get(name) ?? 0) + by);
    tell(`${start + length} of ${to} users`);
  }
  await transact({ counters: changeCounters(counted) });
};

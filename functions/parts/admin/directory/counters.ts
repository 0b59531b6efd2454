import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { getItems, type Key } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import type { DirectoryCounts, DirectoryFigures, DirectoryUser } from '#shared/features/admin/directory.ts';
import { USER_STATUSES, type UserStatus } from '#shared/features/users/schema.ts';

/** One record with a number for each role and status, and one for each month in which users joined. */
const countersKey: Key = keyOf('directory-counters', {});
const countersSchema = z.looseObject({});

const roleAndStatus = (role: Role, status: UserStatus): string => `${role}-${status}`;
const month = (moment: string): string => `joined-${moment.slice(0, 7)}`;

const namesOf = (user: DirectoryUser): string[] => [
  roleAndStatus(user.role, user.status),
  month(user.joinedAt),
];

type Changes = ReadonlyMap<string, number>;

/** By how much the counters change when a user is counted as they are now instead of as they were. */
export const counterChanges = (
  before: DirectoryUser | undefined,
  after: DirectoryUser | undefined,
): Changes => {
  const by = new Map<string, number>();
  for (const name of before ? namesOf(before) : []) by.set(name, (by.get(name) ?? 0) - 1);
  for (const name of after ? namesOf(after) : []) by.set(name, (by.get(name) ?? 0) + 1);
  return by;
};

/** The part of a transaction that changes the counters; nothing when all stay the same. */
export const changeCounters = (changes: Changes): Write | undefined => {
  const changed = [...changes].filter(([, number]) => number !== 0);
  if (changed.length === 0) return undefined;
  return {
    Update: updateOf(countersKey, {
      set: { entity: 'directory-counters' },
      add: Object.fromEntries(changed),
    }),
  };
};

/** The counts of the tabs and the figures of the stat cards: half a read unit. */
export const readCounters = async (
  now: Date,
): Promise<{ counts: DirectoryCounts; figures: DirectoryFigures }> => {
  const [record = {}] = await getItems(countersSchema, [countersKey]);
  const numbers = new Map(Object.entries(record));
  const number = (name: string): number => Number(numbers.get(name) ?? 0);
  const sum = (roles: readonly Role[], statuses: readonly UserStatus[]): number =>
    roles
      .flatMap((role) => statuses.map((status) => number(roleAndStatus(role, status))))
      .reduce((a, b) => a + b, 0);
  const of = (role: Role) => sum([role], USER_STATUSES);
  const all = sum(ROLES, USER_STATUSES);
  return {
    counts: {
      all,
      student: of('student'),
      mentor: of('mentor'),
      employer: of('employer'),
      alumni: of('alumni'),
      admin: of('admin'),
    },
    figures: {
      total: all,
      active: sum(ROLES, ['active']),
      students: of('student'),
      newThisMonth: number(month(now.toISOString())),
      waiting: sum(ROLES, ['pending']),
    },
  };
};

import * as z from 'zod';
import { itemOf, keyOf, partsOf } from '#functions/core/keys.ts';
import type { Role } from '#shared/core/contract.ts';
import type { DirectoryUser } from '#shared/features/admin/directory.ts';
import { directoryUserSchema } from '#shared/features/admin/directory.ts';
import type { UserStatus } from '#shared/features/users/schema.ts';
import { searchTokens } from './tokens.ts';

/*
 * Each user is in several lists of the directory, and each item of a list holds the whole row, so that a page is one
 * query. Rows are stored as arrays without names of fields: fifty of them fit into 12 KB.
 */

/** Whose list: users of one role or of all, with one status or any. */
export interface ListName {
  readonly role: Role | 'all';
  readonly status: UserStatus | 'all';
}

const shape = directoryUserSchema.shape;
/** A row as it is stored. Its sort key ends with the moment of joining and the id. */
const storedRow = z.tuple([
  shape.email,
  shape.firstName,
  shape.lastName,
  shape.role,
  shape.status,
  z.string(),
  shape.organisation,
]);

const MOMENT_LENGTH = 24;

/** The partition of a list. */
export const listPartition = ({ role, status }: ListName): string =>
  keyOf('directory-row', { role, status, joinedAt: '', userId: '' }).pk;
/** The partition of the search among the users of a role, or all. */
export const searchPartition = (role: ListName['role']): string =>
  keyOf('directory-match', { role, token: '', joinedAt: '', userId: '' }).pk;

/** An item of a list, as the directory reads it. */
export const rowSchema = z.object({ sk: z.string(), row: storedRow }).transform(({ sk, row }) => {
  const { joinedAt, userId } = partsOf('directory-row', { sk });
  const [email, firstName, lastName, role, status, lastActiveOn, organisation] = row;
  const user: DirectoryUser = {
    id: userId,
    // In a match of the search, the token precedes it.
    joinedAt: joinedAt.slice(-MOMENT_LENGTH),
    email,
    firstName,
    lastName,
    role,
    status,
    lastActiveOn: lastActiveOn === '' ? null : lastActiveOn,
    organisation,
  };
  return { sk, user };
});

/** The keys of all items that a user has in the lists and in the search. */
const keysOf = (user: DirectoryUser) => {
  const place = { joinedAt: user.joinedAt, userId: user.id };
  const roles = ['all', user.role] as const;
  const lists = roles.flatMap((role) =>
    (['all', user.status] as const).map((status) => itemOf('directory-row', { role, status, ...place })),
  );
  const matches = roles.flatMap((role) =>
    searchTokens(user).map((token) => itemOf('directory-match', { role, token, ...place })),
  );
  return [...lists, ...matches];
};

/** All items that a user has in the lists and in the search. */
export const itemsOf = (user: DirectoryUser) => {
  const row: z.infer<typeof storedRow> = [
    user.email,
    user.firstName,
    user.lastName,
    user.role,
    user.status,
    user.lastActiveOn ?? '',
    user.organisation,
  ];
  return keysOf(user).map((key) => ({ ...key, row }));
};

import * as z from 'zod';
import type { Key } from '#functions/core/table.ts';
import type { Role } from '#shared/contract.ts';
import type { DirectoryUser } from '#shared/features/directory.ts';
import { directoryUserSchema } from '#shared/features/directory.ts';
import type { UserStatus } from '#shared/features/users.ts';
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

const { shape } = directoryUserSchema;
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

/** `joinedAt` and `id`: the order of a list, and the end of every sort key. */
const placeOf = ({ joinedAt, id }: Pick<DirectoryUser, 'joinedAt' | 'id'>): string => `${joinedAt}#${id}`;

export const listPartition = ({ role, status }: ListName): string => `directory#${role}#${status}`;
export const searchPartition = (role: ListName['role']): string => `directory-search#${role}`;

/** An item of a list, as the directory reads it. */
export const rowSchema = z.object({ sk: z.string(), row: storedRow }).transform(({ sk, row }) => {
  const split = sk.lastIndexOf('#');
  const [email, firstName, lastName, role, status, lastActiveOn, organisation] = row;
  const user: DirectoryUser = {
    id: sk.slice(split + 1),
    joinedAt: sk.slice(split - MOMENT_LENGTH, split),
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
const keysOf = (user: DirectoryUser): Key[] => {
  const place = placeOf(user);
  const roles = ['all', user.role] as const;
  const lists = roles.flatMap((role) =>
    (['all', user.status] as const).map((status) => ({ pk: listPartition({ role, status }), sk: place })),
  );
  const found = roles.flatMap((role) =>
    searchTokens(user).map((token) => ({ pk: searchPartition(role), sk: `${token} ${place}` })),
  );
  return [...lists, ...found];
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

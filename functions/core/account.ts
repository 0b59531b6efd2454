import * as z from 'zod';
import { roleSchema } from '#shared/contract.ts';
import type { UserStatus } from '#shared/features/users.ts';
import { keyOf } from './keys.ts';
import { getItem, type Key } from './table.ts';

/** A user's identity and rights: the small record that every request with a session reads. */
export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  approved: z.boolean(),
  suspended: z.boolean(),
  emailConfirmed: z.boolean(),
  /** A session counts only while it carries this number: adding one ends them all. */
  sessionEpoch: z.number().int(),
  createdAt: z.string(),
});
export type Account = z.infer<typeof accountSchema>;

export const accountKey = (id: string): Key => keyOf('account', { userId: id });

/** The account of a user id (Cognito's `sub`), or undefined. */
export const getAccount = (id: string): Promise<Account | undefined> =>
  getItem(accountSchema, accountKey(id));

export const statusOf = ({ suspended, approved }: Account): UserStatus =>
  suspended ? 'suspended' : approved ? 'active' : 'pending';

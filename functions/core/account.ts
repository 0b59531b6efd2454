import * as z from 'zod';
import { firstApprovalSchema } from '#shared/core/approvals.ts';
import { roleSchema } from '#shared/core/contract.ts';
import { decisionSchema } from '#shared/core/decisions.ts';
import { namedTimeZone } from '#shared/core/time-zone-names.ts';
import { TIME_ZONE_AT_FIRST } from '#shared/core/time-zones.ts';
import type { UserStatus } from '#shared/features/users/schema.ts';
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
  /** Every change by an admin makes it one higher. */
  version: z.number().int().optional(),
  /** An admin rejected the account. */
  rejected: z.boolean().optional(),
  /** When the invitation was last sent, until the user accepts it. */
  invitedAt: z.string().optional(),
  /** The first of two approvals that an admin account needs. */
  firstApproval: firstApprovalSchema.optional(),
  /** The latest change of the password, with an id of its own, for the mail about it. */
  newPassword: z.object({ id: z.string(), how: z.enum(['changed', 'reset']) }).optional(),
  /** The latest decision of an admin about the user. */
  decision: decisionSchema.optional(),
  /** As the user's browser or the user has said it. */
  timeZone: z.string().optional(),
});
export type Account = z.infer<typeof accountSchema>;

export const accountKey = (id: string): Key => keyOf('account', { userId: id });

/** The account of a user id (Cognito's `sub`), or undefined. */
export const getAccount = (id: string): Promise<Account | undefined> =>
  getItem(accountSchema, accountKey(id));

/** In which time zone a user lives, by its canonical IANA name; UTC until their browser has said it. */
export const timeZoneOf = ({ timeZone }: Pick<Account, 'timeZone'>): string =>
  timeZone === undefined ? TIME_ZONE_AT_FIRST : namedTimeZone(timeZone);

/** The status that follows from an account's flags. */
export const statusOf = ({ suspended, approved, rejected, invitedAt }: Account): UserStatus => {
  if (suspended) return 'suspended';
  if (invitedAt !== undefined) return 'invited';
  if (approved) return 'active';
  return rejected ? 'rejected' : 'pending';
};

/** Whether others may see a user and their profile: not while the account cannot be used, and not when it was rejected. */
export const isShown = (account: Account): boolean => ['active', 'pending'].includes(statusOf(account));

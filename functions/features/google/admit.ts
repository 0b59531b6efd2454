import { type Account, accountKey } from '#functions/core/account.ts';
import { newToken } from '#functions/core/ids.ts';
import { transact, type Write } from '#functions/core/table.ts';
import { findIdentity, setPassword } from '#functions/features/auth/cognito.ts';
import { underPasswordLock } from '#functions/features/auth/password-lock.ts';
import { register } from '#functions/features/auth/register.ts';
import { accountOfAddress } from '#functions/features/auth/repository.ts';
import { withRoleOf } from '#functions/features/auth/role.ts';
import type { Role } from '#shared/contract.ts';
import type { GoogleOutcome } from '#shared/features/google.ts';
import { statusAtSignUp } from '#shared/features/user-rules.ts';
import { emptyProfileData } from '#shared/features/users.ts';
import { linkedAccount, linking, subOf } from './link.ts';
import { nameFrom } from './names.ts';
import type { GoogleIdentity } from './provider.ts';
import { Refusal } from './refusal.ts';

/** Whom Google's answer lets in, and how that came about. */
export interface Admitted {
  readonly account: Account;
  readonly outcome: Extract<GoogleOutcome, 'signed-in' | 'joined' | 'secured'>;
}

/** Refuses who may not sign in with a password either, and gives the account the role that Cognito tells. */
const standing = async (account: Account): Promise<Account> => {
  const identity = account.suspended ? undefined : await findIdentity(account.email);
  const current = identity?.id === account.id ? await withRoleOf(identity, account) : undefined;
  if (!current) throw new Refusal('suspended');
  return current;
};

/**
 * Confirms the address and takes the account from whoever made it: anybody may have signed up with this address, and
 * would otherwise sit in the account with its owner. First the password, then the sessions, so that no session can be
 * had in between.
 */
const takeOver = async (account: Account, links: readonly Write[]): Promise<Account> => {
  await setPassword(account.email, newToken());
  await transact([
    {
      Update: {
        Key: accountKey(account.id),
        UpdateExpression: 'SET emailConfirmed = :yes ADD sessionEpoch :one',
        ConditionExpression:
          'emailConfirmed = :no AND suspended = :no AND sessionEpoch = :epoch AND email = :email',
        ExpressionAttributeValues: {
          ':yes': true,
          ':no': false,
          ':one': 1,
          ':epoch': account.sessionEpoch,
          ':email': account.email,
        },
      },
    },
    ...links,
  ]);
  return { ...account, emailConfirmed: true, sessionEpoch: account.sessionEpoch + 1 };
};

/** What must happen at two of the ways in, before they begin. */
export interface Beforehand {
  /** A new account is made. */
  readonly join: () => Promise<void>;
  /** An account is taken over: its password is gone from then on, even when the rest fails. */
  readonly takeOver: () => void;
}

/** The same with nobody else at the password: who is changing it at this moment would have the last word. */
const secure = (
  account: Account,
  links: readonly Write[],
  now: Date,
  { takeOver: before }: Beforehand,
): Promise<Account> =>
  underPasswordLock(account.id, now, () => {
    before();
    return takeOver(account, links);
  });

/** An account that nobody has come to from Google yet: its owner must be the mailbox's. */
const linkNow = async (
  found: Account,
  { sub, authoritative }: GoogleIdentity,
  now: Date,
  before: Beforehand,
): Promise<Admitted> => {
  const linkedTo = await subOf(found.id);
  if (!authoritative || (linkedTo !== undefined && linkedTo !== sub)) throw new Refusal('account-exists');
  const account = await standing(found);
  const links = linking(account.id, sub);
  if (!account.emailConfirmed)
    return { account: await secure(account, links, now, before), outcome: 'secured' };
  await transact(links);
  return { account, outcome: 'signed-in' };
};

/** A new account with a password that nobody knows; "Forgot password?" gives it one. */
const join = async ({ sub, email, authoritative, names }: GoogleIdentity, role: Role, now: Date) =>
  register(
    {
      email,
      password: newToken(),
      firstName: nameFrom(names.given),
      lastName: nameFrom(names.family),
      role,
      approved: statusAtSignUp(role) === 'active',
      // An address at another provider may have changed hands since Google looked: then a link is mailed to it.
      emailConfirmed: authoritative,
      profile: {
        phone: '',
        dateOfBirth: '',
        profileData: { ...emptyProfileData(), isOnboardingComplete: false },
      },
    },
    now,
    (id) => linking(id, sub),
  );

/**
 * The account that somebody from Google gets into: the one that belongs to their Google account, else the one with
 * their address, else a new one in the role that they chose. Throws a `Refusal`;
 * `email_taken`, `conflict` or `TransactionFailed` when somebody else was at it at the same moment.
 */
export const admit = async (
  identity: GoogleIdentity,
  role: Role | undefined,
  now: Date,
  before: Beforehand,
): Promise<Admitted> => {
  if (!identity.verified) throw new Refusal('unverified');
  const linked = await linkedAccount(identity.sub);
  if (linked) return { account: await standing(linked), outcome: 'signed-in' };
  const found = await accountOfAddress(identity.email);
  if (found) return linkNow(found, identity, now, before);
  if (role === undefined) throw new Refusal('choose-role');
  await before.join();
  return { account: await join(identity, role, now), outcome: 'joined' };
};

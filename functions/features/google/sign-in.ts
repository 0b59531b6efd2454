import { type Account, accountKey } from '#functions/core/account.ts';
import { newToken } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import type { Steps } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { findIdentity, setPassword } from '#functions/parts/auth/cognito.ts';
import { confirmationRequest } from '#functions/parts/auth/confirmations.ts';
import { withPasswordLock } from '#functions/parts/auth/password-lock.ts';
import { register } from '#functions/parts/auth/register.ts';
import { accountOfAddress } from '#functions/parts/auth/repository.ts';
import { syncRole } from '#functions/parts/auth/role.ts';
import { googleIdOf, linkedAccount, linkSteps } from '#functions/parts/google/link.ts';
import type { Role } from '#shared/core/contract.ts';
import type { GoogleOutcome } from '#shared/features/google/routes.ts';
import { statusAtSignUp } from '#shared/features/users/rules.ts';
import { emptyProfileData } from '#shared/features/users/schema.ts';
import { cleanName } from './names.ts';
import type { GoogleIdentity } from './provider.ts';
import { SignInRefused } from './sign-in-refusal.ts';

/** The account that signs in with Google, and how it was found. */
export interface GoogleSignIn {
  readonly account: Account;
  readonly outcome: Extract<GoogleOutcome, 'signed-in' | 'joined' | 'secured'>;
}

/** Refuses accounts that cannot sign in with a password either, and updates the role from Cognito. */
const usableAccount = async (account: Account): Promise<Account> => {
  const identity = account.suspended ? undefined : await findIdentity(account.email);
  const current = identity?.id === account.id ? await syncRole(identity, account) : undefined;
  if (!current) throw new SignInRefused('suspended');
  return current;
};

/**
 * Confirms the address and hands the account over to the owner of the mailbox: anyone can have signed up with this
 * address and would otherwise keep access. Replaces the password before it ends the sessions, so that no session can
 * start in between.
 */
const takeOver = async (account: Account, links: Steps): Promise<Account> => {
  await setPassword(account.email, newToken());
  const steps = {
    account: {
      Update: updateOf(
        accountKey(account.id),
        { set: { emailConfirmed: true }, remove: ['invitedAt'], add: { sessionEpoch: 1 } },
        {
          condition: 'emailConfirmed = :no AND suspended = :no AND sessionEpoch = :epoch AND email = :email',
          values: { ':no': false, ':epoch': account.sessionEpoch, ':email': account.email },
        },
      ),
    },
  };
  await transact(steps, links);
  const { invitedAt: _, ...rest } = account;
  return { ...rest, emailConfirmed: true, sessionEpoch: account.sessionEpoch + 1 };
};

/** Callbacks that run before two of the outcomes. */
export interface BeforeOutcome {
  /** Before a new account is created. */
  readonly join: (role: Role) => Promise<void>;
  /** Before an account is handed over: its password no longer works from then on, even if the rest fails. */
  readonly takeOver: () => void;
}

/** The same under the password lock, so that a concurrent password change cannot win. */
const secure = (
  account: Account,
  links: Steps,
  now: Date,
  { takeOver: before }: BeforeOutcome,
): Promise<Account> =>
  withPasswordLock(account.id, now, () => {
    before();
    return takeOver(account, links);
  });

/** An account that was never used with Google: it must belong to the owner of the mailbox. */
const linkNow = async (
  found: Account,
  { sub, authoritative }: GoogleIdentity,
  now: Date,
  before: BeforeOutcome,
): Promise<GoogleSignIn> => {
  const linkedTo = await googleIdOf(found.id);
  if (!authoritative || (linkedTo !== undefined && linkedTo !== sub))
    throw new SignInRefused('account-exists');
  const account = await usableAccount(found);
  const links = linkSteps(account.id, sub);
  if (!account.emailConfirmed)
    return { account: await secure(account, links, now, before), outcome: 'secured' };
  await transact(links);
  return { account, outcome: 'signed-in' };
};

/** Creates an account with a random password; the user can set one with "Forgot password?". */
const join = async ({ sub, email, authoritative, names }: GoogleIdentity, role: Role, now: Date) =>
  register(
    {
      email,
      password: newToken(),
      firstName: cleanName(names.given),
      lastName: cleanName(names.family),
      role,
      approved: statusAtSignUp(role) === 'active',
      // An address at another provider may have a new owner since Google verified it, so it gets a confirmation mail.
      emailConfirmed: authoritative,
      profile: {
        phone: '',
        dateOfBirth: '',
        profileData: { ...emptyProfileData(), isOnboardingComplete: false },
      },
    },
    now,
    async (id) => ({
      ...linkSteps(id, sub),
      ...(!authoritative && (await confirmationRequest(id, email, now))),
    }),
  );

/**
 * Finds the account for a Google identity: the linked one, else the one with its address, else a new one in the chosen
 * role. Throws `SignInRefused`, or `email_taken`, `conflict` or `TransactionFailed` after a concurrent change.
 */
export const signInWithGoogle = async (
  identity: GoogleIdentity,
  role: Role | undefined,
  now: Date,
  before: BeforeOutcome,
): Promise<GoogleSignIn> => {
  if (!identity.verified) throw new SignInRefused('unverified');
  const linked = await linkedAccount(identity.sub);
  if (linked) return { account: await usableAccount(linked), outcome: 'signed-in' };
  const found = await accountOfAddress(identity.email);
  if (found) return linkNow(found, identity, now, before);
  if (role === undefined) throw new SignInRefused('choose-role');
  await before.join(role);
  return { account: await join(identity, role, now), outcome: 'joined' };
};

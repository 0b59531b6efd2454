import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { transact } from '#functions/core/table.ts';
import type { Steps } from '#functions/core/transaction.ts';
import type { Profile } from '#functions/parts/profile/repository.ts';
import { createOrFindUser, setPassword, setRole } from './cognito.ts';
import { createAccount, releaseEmail, reserveEmail } from './repository.ts';

/** A user to register. The address is normalised by `emailSchema`. */
export interface NewUser
  extends Pick<
    Account,
    'email' | 'firstName' | 'lastName' | 'role' | 'approved' | 'emailConfirmed' | 'invitedAt'
  > {
  /** An invited user sets it later. */
  readonly password?: string;
  readonly profile: Profile;
}

/** Creates the user in Cognito, or reuses the one that an interrupted registration left there. */
const registerUser = async ({ email, password, role }: NewUser): Promise<string> => {
  const id = await createOrFindUser(email);
  // Checked before the user is changed: with an account, it belongs to another user.
  if (await getAccount(id)) throw new AppError('email_taken');
  await setRole(email, role);
  if (password !== undefined) await setPassword(email, password);
  return id;
};

/**
 * Creates the Cognito user and the account under a reservation of the address, which is released on failure. Of
 * concurrent registrations of one address one wins; the others get `email_taken`. Throws `invalid_input` when Cognito
 * refuses the password. `also` is written with the account, such as a request for a confirmation mail; `commit` does all
 * the steps in one transaction.
 */
export const register = async (
  person: NewUser,
  now: Date,
  also?: (id: string) => Steps | Promise<Steps>,
  commit: (id: string, ...groups: readonly Steps[]) => Promise<void> = (_, ...groups) => transact(...groups),
): Promise<Account> => {
  const { password, profile, ...identity } = person;
  const claim = await reserveEmail(person.email, now);
  try {
    const id = await registerUser(person);
    const account = { ...identity, id, suspended: false, sessionEpoch: 0, createdAt: now.toISOString() };
    await createAccount({
      claim,
      account,
      profile,
      also: (await also?.(id)) ?? {},
      commit: (...groups) => commit(id, ...groups),
    });
    return account;
  } catch (error) {
    await releaseEmail(person.email, claim);
    throw error;
  }
};

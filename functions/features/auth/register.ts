import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Write } from '#functions/core/table.ts';
import type { Profile } from '#functions/features/users/repository.ts';
import { createOrFindUser, setPassword, setRole } from './cognito.ts';
import { createAccount, releaseEmail, reserveEmail } from './repository.ts';

/** Somebody who is to have an account. The address is in the form that `emailSchema` gives. */
export interface NewPerson
  extends Pick<Account, 'email' | 'firstName' | 'lastName' | 'role' | 'approved' | 'emailConfirmed'> {
  readonly password: string;
  readonly profile: Profile;
}

/** Makes the user in Cognito, or takes over the one that a registration left there which died half-way. */
const registerUser = async ({ email, password, role }: NewPerson): Promise<string> => {
  const id = await createOrFindUser(email);
  // Before anything of the user is touched: with an account it is somebody's.
  if (await getAccount(id)) throw new AppError('email_taken');
  await setRole(email, role);
  await setPassword(email, password);
  return id;
};

/**
 * Makes Cognito's user and our account under a reservation of the address, which is given free when that fails. Of
 * many at once for one address one wins; the others get `email_taken`. Asks for a confirmation mail unless
 * `emailConfirmed`. Throws `invalid_input` when Cognito refuses the password. `also` is what must be written with the
 * account.
 */
export const register = async (
  person: NewPerson,
  now: Date,
  also?: (id: string) => readonly Write[],
): Promise<Account> => {
  const { password, profile, ...standing } = person;
  const claim = await reserveEmail(person.email, now);
  try {
    const id = await registerUser(person);
    const account = { ...standing, id, suspended: false, sessionEpoch: 0, createdAt: now.toISOString() };
    await createAccount(claim, account, profile, now, also?.(id));
    return account;
  } catch (error) {
    await releaseEmail(person.email, claim);
    throw error;
  }
};

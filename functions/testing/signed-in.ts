import type { Account } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { startSession } from '#functions/core/session.ts';
import { transact } from '#functions/core/table.ts';
import { namedWrites } from '#functions/core/transaction.ts';
import { newUserSteps } from '#functions/parts/users/repository.ts';
import { type ProfileData, profileDataSchema } from '#shared/features/users/schema.ts';

/** A session that lasts however far tests have moved the clock. */
const LONG_AFTER = new Date('2900-01-01');

/** The account of an active user, who is not stored yet. */
export const newAccount = (given: Partial<Account> = {}): Account => {
  const id = newId();
  return {
    id,
    email: `${id}@people.fledge.test`,
    firstName: 'Robin',
    lastName: 'Example',
    role: 'student',
    approved: true,
    suspended: false,
    emailConfirmed: true,
    sessionEpoch: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
};

const stepsOf = (account: Account, profile: Partial<ProfileData>) =>
  newUserSteps(account, {
    phone: '',
    dateOfBirth: '',
    profileData: { ...profileDataSchema.parse(profile), isOnboardingComplete: true },
  });

/** The records of a new user. */
export const userItems = (account: Account, profile: Partial<ProfileData>) =>
  namedWrites([stepsOf(account, profile)]).flatMap(({ write }) => write.Put?.Item ?? []);

/** Creates an active user in whichever table this process uses: no session, no user in Cognito. */
export const storeAccount = async (
  given: Partial<Account> = {},
  profile: Partial<ProfileData> = {},
): Promise<Account> => {
  const account = newAccount(given);
  await transact(stepsOf(account, profile));
  return account;
};

/** Begins a session of a user, and returns its cookie, `name=value`. */
export const sessionCookie = async (account: Pick<Account, 'id' | 'sessionEpoch'>): Promise<string> =>
  (await startSession(account, true, LONG_AFTER)).split('; ')[0] ?? '';

import * as z from 'zod';
import { AwsError } from '../../aws.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { type Operation, type Pool, parse, requireClient, userNotFound, username } from '../pool.ts';
import type { Client } from '../settings.ts';
import type { StoredUser } from '../store.ts';
import { runPostConfirmation } from '../trigger.ts';
import { checkAttempts, countAttempt } from './attempts.ts';

const request = z.object({
  ClientId: z.string(),
  Username: username,
  ConfirmationCode: z.string().min(1).max(2048),
  Password: z.string(),
  ClientMetadata: z.record(z.string(), z.string()).optional(),
});

const mismatch = () =>
  new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.');
const expired = () =>
  new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

/** What is wrong with the code, if anything. Where the client asks for it, unknown and disabled users look like a wrong code. */
const problemOf = (
  pool: Pool,
  user: StoredUser | null,
  code: string,
  client: Client,
): AwsError | undefined => {
  if (!user?.Enabled) {
    if (client.PreventUserExistenceErrors === 'ENABLED') return mismatch();
    return user ? new AwsError('NotAuthorizedException', 'User is disabled.') : userNotFound();
  }
  const sent = pool.store.resetCode(user.Username);
  if (!sent || sent.expiresAt <= pool.now()) return expired();
  return sent.code === code ? undefined : mismatch();
};

/** Deletes the code and sets the password, or counts the wrong guess and returns its error. Must run exclusively, so that every guess is counted before the next. */
const redeem = (
  pool: Pool,
  name: string,
  code: string,
  hash: string,
  client: Client,
): StoredUser | AwsError => {
  const user = pool.store.find(name);
  const subject = user?.Username ?? name.toLowerCase();
  checkAttempts(pool, subject, 'guess');
  const problem = problemOf(pool, user, code, client);
  if (problem || !user) {
    countAttempt(pool, subject, 'guess');
    return problem ?? mismatch();
  }
  const changed: StoredUser = {
    ...user,
    Password: hash,
    UserStatus: 'CONFIRMED',
    UserLastModifiedDate: new Date(pool.now()),
  };
  pool.store.completeReset(changed);
  return changed;
};

/**
 * ConfirmForgotPassword. As in Cognito, the password is already changed when the trigger runs; a failing trigger still
 * makes the operation fail.
 */
export const confirmForgotPassword: Operation = async (pool, body) => {
  const { ClientId, Username, ConfirmationCode, Password, ClientMetadata } = parse(request, body);
  const client = requireClient(pool, ClientId);
  checkNewPassword(Password, pool.settings.passwordPolicy);
  const hash = await hashPassword(Password);
  const result = await pool.exclusive(() => redeem(pool, Username, ConfirmationCode, hash, client));
  if (result instanceof AwsError) throw result;
  await runPostConfirmation(pool, result, ClientId, ClientMetadata);
  return {};
};

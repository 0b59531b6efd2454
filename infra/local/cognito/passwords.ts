import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { AwsError } from '../aws.ts';
import type { PasswordPolicy } from './settings.ts';

/** Half of Node's default: about 15 ms, so that a seed of some hundred people and the tests stay quick. The cost stands in each hash. */
const COST = 8192;
const BYTES = 32;

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$<cost>$<salt>$<key>`, base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N: COST });
  return ['scrypt', COST, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** Nobody's password, which nobody can know: what is checked for an unknown person, so that it takes as long as for a known one. */
const NOBODY = hashPassword(randomBytes(32).toString('base64url'));

/** Whether a password fits a stored hash. Without one (unknown person, no password set) it is never so, after the same work. */
export const passwordFits = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [, cost, salt = '', key = ''] = (stored || (await NOBODY)).split('$');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(cost) });
  return timingSafeEqual(actual, Buffer.from(key, 'base64url'));
};

const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/**
 * Cognito's checks of a new password: first the pattern of the API (InvalidParameterException: at most 256
 * characters, no white space at either end, no line break), then the pool's policy (InvalidPasswordException).
 */
export const checkNewPassword = (password: string, policy: PasswordPolicy): void => {
  if (password.length > 256 || !/^\S+.*\S+$/.test(password)) {
    throw new AwsError(
      'InvalidParameterException',
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$ and have length less than or equal to 256",
    );
  }
  const unmet = [
    password.length < policy.MinimumLength && 'Password not long enough',
    policy.RequireUppercase && !/[A-Z]/.test(password) && 'Password must have uppercase characters',
    policy.RequireLowercase && !/[a-z]/.test(password) && 'Password must have lowercase characters',
    policy.RequireNumbers && !/[0-9]/.test(password) && 'Password must have numeric characters',
    policy.RequireSymbols && !SYMBOL.test(password) && 'Password must have symbol characters',
  ].find((problem) => problem !== false);
  if (unmet) throw new AwsError('InvalidPasswordException', `Password did not conform with policy: ${unmet}`);
};

import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { AwsError } from '../aws.ts';
import type { PasswordPolicy } from './settings.ts';

/** Half of Node's default: about 15 ms, to keep the seed and the tests fast. Each hash contains its cost. */
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

/** The hash of a random password: checked for unknown users, so that they take as long as known ones. */
const DUMMY = hashPassword(randomBytes(32).toString('base64url'));

/** Whether a password matches a stored hash. False without a hash (unknown user, no password), after the same work. */
export const passwordMatches = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [, cost, salt = '', key = ''] = (stored || (await DUMMY)).split('$');
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

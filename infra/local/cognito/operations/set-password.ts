import * as z from 'zod';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { type Operation, parse, requirePool, requireUser, username } from '../pool.ts';

const request = z.object({
  UserPoolId: z.string(),
  Username: username,
  Password: z.string(),
  Permanent: z.boolean().default(false),
});

/** AdminSetUserPassword. A permanent one confirms the user; another has to be changed at the first sign-in. */
export const adminSetUserPassword: Operation = async (pool, body) => {
  const { UserPoolId, Username, Password, Permanent } = parse(request, body);
  requirePool(pool, UserPoolId);
  requireUser(pool, Username);
  checkNewPassword(Password, pool.settings.passwordPolicy);
  const hash = await hashPassword(Password);
  await pool.exclusive(() =>
    pool.store.save({
      ...requireUser(pool, Username),
      Password: hash,
      UserStatus: Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
      UserLastModifiedDate: new Date(pool.now()),
    }),
  );
  return {};
};

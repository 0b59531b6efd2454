import * as z from 'zod';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import {
  adminOperation,
  attributeList,
  checkAttributes,
  requireUser,
  updateUser,
  userRequest,
} from '../pool.ts';
import type { StoredUser } from '../store.ts';

/** A user as the API returns it: without the password. */
export const publicUser = ({ Password: _, ...user }: StoredUser) => user;

export const adminGetUser = adminOperation(userRequest, (pool, { Username }) => {
  const { Attributes, ...user } = publicUser(requireUser(pool, Username));
  return { ...user, UserAttributes: Attributes };
});

const setEnabled = (Enabled: boolean) =>
  adminOperation(userRequest, async (pool, { Username }) => {
    await updateUser(pool, Username, () => ({ Enabled }));
    return {};
  });
export const adminEnableUser = setEnabled(true);
export const adminDisableUser = setEnabled(false);

export const adminDeleteUser = adminOperation(userRequest, async (pool, { Username }) => {
  await pool.exclusive(() => pool.store.remove(requireUser(pool, Username).Username));
  return {};
});

/** An attribute set to nothing is deleted. A new address is unverified unless the request says otherwise. */
export const adminUpdateUserAttributes = adminOperation(
  userRequest.extend({ UserAttributes: attributeList }),
  async (pool, { Username, UserAttributes }) => {
    checkAttributes(pool, UserAttributes, 'update');
    const given = new Map(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    if (given.has('email') && !given.has('email_verified')) given.set('email_verified', 'false');
    await updateUser(pool, Username, ({ Attributes }) => {
      const values = new Map([...Attributes.map(({ Name, Value }) => [Name, Value] as const), ...given]);
      const entries = [...values].filter(([, value]) => value !== '');
      return { Attributes: entries.map(([Name, Value]) => ({ Name, Value })) };
    });
    return {};
  },
);

/** A permanent password confirms the user; another has to be changed at the first sign-in. */
export const adminSetUserPassword = adminOperation(
  userRequest.extend({ Password: z.string(), Permanent: z.boolean().default(false) }),
  async (pool, { Username, Password, Permanent }) => {
    requireUser(pool, Username);
    checkNewPassword(Password, pool.settings.passwordPolicy);
    const hash = await hashPassword(Password);
    const UserStatus = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    await updateUser(pool, Username, () => ({ Password: hash, UserStatus }));
    return {};
  },
);

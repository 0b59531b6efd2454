import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../../aws.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { adminOperation, attributeList, checkAttributes, type Pool, userRequest } from '../pool.ts';
import type { StoredUser } from '../store.ts';
import { publicUser } from './users.ts';

const request = userRequest.extend({
  UserAttributes: attributeList.default([]),
  TemporaryPassword: z.string().optional(),
  // Without SUPPRESS Cognito mails an invitation, which no part of the product does.
  MessageAction: z.literal('SUPPRESS'),
});

const newUser = (
  pool: Pool,
  email: string,
  attributes: StoredUser['Attributes'],
  hash: string,
): StoredUser => {
  const sub = randomUUID();
  const now = new Date(pool.now());
  const others = attributes.filter(({ Name }) => Name !== 'email');
  return {
    Username: sub,
    Password: hash,
    Attributes: [{ Name: 'sub', Value: sub }, { Name: 'email', Value: email }, ...others],
    Enabled: true,
    UserStatus: 'FORCE_CHANGE_PASSWORD',
    UserCreateDate: now,
    UserLastModifiedDate: now,
  };
};

/** The store's unique index decides between concurrent requests for one address (UsernameExistsException). */
export const adminCreateUser = adminOperation(request, async (pool, given) => {
  const { Username, UserAttributes, TemporaryPassword } = given;
  if (!/^[^@\s]+@[^@\s]+$/.test(Username)) {
    throw new AwsError('InvalidParameterException', 'Username should be an email.');
  }
  checkAttributes(pool, UserAttributes, 'create');
  const email = UserAttributes.find(({ Name }) => Name === 'email')?.Value ?? Username;
  if (email.toLowerCase() !== Username.toLowerCase()) {
    throw new AwsError('InvalidParameterException', 'The email attribute must be the user name.');
  }
  if (TemporaryPassword !== undefined) checkNewPassword(TemporaryPassword, pool.settings.passwordPolicy);
  const hash = TemporaryPassword === undefined ? '' : await hashPassword(TemporaryPassword);
  const user = newUser(pool, email, UserAttributes, hash);
  await pool.exclusive(() => pool.store.add(user));
  return { User: publicUser(user) };
});

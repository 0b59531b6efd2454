import { randomUUID } from 'node:crypto';
import { userToResponseObject } from 'cognito-local/lib/targets/responses.js';
import * as z from 'zod';
import { AwsError } from '../../aws.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import {
  attributeList,
  checkAttributes,
  type Operation,
  type Pool,
  parse,
  requirePool,
  username,
} from '../pool.ts';
import type { StoredUser } from '../store.ts';

const request = z.object({
  UserPoolId: z.string(),
  Username: username,
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
    RefreshTokens: [],
  };
};

/** AdminCreateUser. The store's unique index decides between two who want one address at once. */
export const adminCreateUser: Operation = async (pool, body) => {
  const { UserPoolId, Username, UserAttributes, TemporaryPassword } = parse(request, body);
  requirePool(pool, UserPoolId);
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
  return { User: userToResponseObject(user) };
};

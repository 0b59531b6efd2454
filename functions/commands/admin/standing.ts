import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#functions/core/env.ts';
import { userIdOf } from '#functions/features/auth/repository.ts';
import { approve, restore, suspend } from '#functions/features/users/standing.ts';
import { CommandError } from '../endpoints.ts';

const client = new CognitoIdentityProviderClient({});

const find = async (email: string): Promise<string> => {
  const id = await userIdOf(email);
  if (id === undefined) throw new CommandError(`Nobody has the address ${email}.`);
  return id;
};

const who = (email: string) => ({ UserPoolId: env('USER_POOL_ID'), Username: email });

/** Lets a pending person do what their role may. */
export const approvePerson = async (email: string): Promise<string> => {
  await approve(await find(email));
  return `${email} is approved.`;
};

/** Suspends a user: every session ends at once, and Cognito refuses the password. */
export const suspendPerson = async (email: string): Promise<string> => {
  // The account first: it is what every request reads. Should Cognito fail then, the person is out already.
  await suspend(await find(email));
  await client.send(new AdminDisableUserCommand(who(email)));
  return `${email} is suspended. All sessions have ended.`;
};

/** Lets a suspended person sign in again. */
export const restorePerson = async (email: string): Promise<string> => {
  const id = await find(email);
  await client.send(new AdminEnableUserCommand(who(email)));
  await restore(id);
  return `${email} may sign in again.`;
};

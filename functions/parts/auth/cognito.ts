import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  PasswordResetRequiredException,
  TooManyRequestsException,
  UserNotConfirmedException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';

let client: CognitoIdentityProviderClient | undefined;
/** Made when it is first used: most requests need no user of Cognito. */
export const cognito = (): CognitoIdentityProviderClient => {
  client ??= new CognitoIdentityProviderClient({});
  return client;
};

/** A user in Cognito. */
export interface Identity {
  /** Cognito's `sub`, which is our user id. */
  readonly id: string;
  /** The role groups the user is in. */
  readonly roles: readonly Role[];
}

const rolesIn = (groups: readonly (string | undefined)[]): Role[] =>
  ROLES.filter((role) => groups.includes(role));

/** Cognito limits the calls per second of a pool. Above that the user is asked to try again. */
export const calling = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof TooManyRequestsException || error instanceof LimitExceededException)
      throw new AppError('unavailable', { cause: error, headers: { 'retry-after': '2' } });
    throw error;
  }
};

const REFUSALS = [
  NotAuthorizedException,
  UserNotFoundException,
  UserNotConfirmedException,
  PasswordResetRequiredException,
];

/**
 * Cognito locks a user out after five wrong passwords in a row, for a second at first and for fifteen minutes at most:
 * until then it does not look at the password. It is a refusal like that of a wrong password, but for its message.
 */
const LOCKED_OUT = 'Password attempts exceeded';

/** The password was not checked, because of too many wrong ones before. */
export class LockedOut extends AppError {
  constructor(cause: unknown) {
    super('too_many_requests', { cause, headers: { 'retry-after': '60' } });
  }
}

/** The id token comes from Cognito over TLS, so its signature need not be checked. */
const claimsSchema = z.object({ sub: z.string(), 'cognito:groups': z.array(z.string()).default([]) });
const claimsOf = (idToken: string): Identity => {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const claims = claimsSchema.parse(JSON.parse(payload));
  return { id: claims.sub, roles: rolesIn(claims['cognito:groups']) };
};

/**
 * The user with this address and password; undefined for an unknown address, a wrong password or a disabled user. Throws
 * `LockedOut` when Cognito does not check it.
 */
export const checkPassword = async (email: string, password: string): Promise<Identity | undefined> => {
  try {
    const { AuthenticationResult } = await calling(() =>
      cognito().send(
        new AdminInitiateAuthCommand({
          UserPoolId: env('USER_POOL_ID'),
          ClientId: env('USER_POOL_CLIENT_ID'),
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password },
        }),
      ),
    );
    // Without a result Cognito asks for another step, such as replacing a temporary password.
    return AuthenticationResult?.IdToken === undefined ? undefined : claimsOf(AuthenticationResult.IdToken);
  } catch (error) {
    if (error instanceof NotAuthorizedException && error.message === LOCKED_OUT) throw new LockedOut(error);
    if (REFUSALS.some((refusal) => error instanceof refusal)) return undefined;
    throw error;
  }
};

const subIn = (
  attributes: readonly { Name?: string | undefined; Value?: string | undefined }[] = [],
): string => {
  const sub = attributes.find(({ Name }) => Name === 'sub')?.Value;
  if (sub === undefined) throw new Error('Cognito returned no sub.');
  return sub;
};

const who = (email: string) => ({ UserPoolId: env('USER_POOL_ID'), Username: email });

/** Creates the user with this address if there is none, and returns its id. Cognito sends no mail. */
export const createOrFindUser = async (email: string): Promise<string> => {
  try {
    const { User } = await calling(() =>
      cognito().send(
        new AdminCreateUserCommand({
          ...who(email),
          MessageAction: 'SUPPRESS',
          UserAttributes: [
            { Name: 'email', Value: email },
            // Cognito mails reset codes to verified addresses only; our account record says whether it is confirmed.
            { Name: 'email_verified', Value: 'true' },
          ],
        }),
      ),
    );
    return subIn(User?.Attributes);
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    return subIn((await calling(() => cognito().send(new AdminGetUserCommand(who(email))))).UserAttributes);
  }
};

/** Sets a permanent password. Throws `invalid_input` for `field` when the pool's policy refuses it. */
export const setPassword = async (email: string, password: string, field = 'password'): Promise<void> => {
  try {
    await calling(() =>
      cognito().send(new AdminSetUserPasswordCommand({ ...who(email), Password: password, Permanent: true })),
    );
  } catch (error) {
    // The first is the pool's policy, the second the pattern that every password must have.
    if (!(error instanceof InvalidPasswordException || error instanceof InvalidParameterException))
      throw error;
    throw new AppError('invalid_input', {
      fields: { [field]: 'This password can’t be used. Choose a different one' },
      cause: error,
    });
  }
};

const rolesOf = async (email: string): Promise<Role[]> => {
  const { Groups = [] } = await calling(() => cognito().send(new AdminListGroupsForUserCommand(who(email))));
  return rolesIn(Groups.map(({ GroupName }) => GroupName));
};

/** The user with this address; undefined when there is none or it is disabled. */
export const findIdentity = async (email: string): Promise<Identity | undefined> => {
  try {
    const { Enabled, UserAttributes } = await calling(() =>
      cognito().send(new AdminGetUserCommand(who(email))),
    );
    return Enabled === false ? undefined : { id: subIn(UserAttributes), roles: await rolesOf(email) };
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
};

/** Puts the user into the group of the role, and out of those of other roles. */
export const setRole = async (email: string, role: Role): Promise<void> => {
  const roles = await rolesOf(email);
  for (const GroupName of roles.filter((other) => other !== role))
    await calling(() => cognito().send(new AdminRemoveUserFromGroupCommand({ ...who(email), GroupName })));
  if (!roles.includes(role))
    await calling(() => cognito().send(new AdminAddUserToGroupCommand({ ...who(email), GroupName: role })));
};

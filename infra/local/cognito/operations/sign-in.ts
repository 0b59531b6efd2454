import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../../aws.ts';
import { passwordMatches } from '../passwords.ts';
import { adminOperation, poolRequest, requireClient, userNotFound } from '../pool.ts';
import { issueTokens } from '../tokens.ts';
import { checkLockout, countFailure } from './lockout.ts';

const request = poolRequest.extend({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.object({ USERNAME: z.string().min(1), PASSWORD: z.string().min(1) }).optional(),
});

const refused = (message = 'Incorrect username or password.') =>
  new AwsError('NotAuthorizedException', message);

/**
 * AdminInitiateAuth with ADMIN_USER_PASSWORD_AUTH. An unknown user, a disabled user and a wrong password cost
 * one hash each and, when the client prevents user existence errors, get the same error.
 */
export const adminInitiateAuth = adminOperation(request, async (pool, given) => {
  const { ClientId, AuthFlow, AuthParameters } = given;
  const client = requireClient(pool, ClientId);
  if (AuthFlow !== 'ADMIN_USER_PASSWORD_AUTH') {
    throw new AwsError(
      'UnsupportedOperationException',
      `The local user pool does not support the flow ${AuthFlow}.`,
    );
  }
  if (!client.ExplicitAuthFlows.includes('ALLOW_ADMIN_USER_PASSWORD_AUTH')) {
    throw new AwsError('InvalidParameterException', 'Auth flow not enabled for this client');
  }
  if (!AuthParameters) throw new AwsError('InvalidParameterException', 'Missing required parameter USERNAME');

  const matches = await passwordMatches(
    AuthParameters.PASSWORD,
    pool.store.find(AuthParameters.USERNAME)?.Password,
  );
  // Read again: the account may have been disabled or deleted while the hash was made.
  const user = pool.store.find(AuthParameters.USERNAME);
  const discreet = client.PreventUserExistenceErrors === 'ENABLED';
  if (!user) throw discreet ? refused() : userNotFound();
  if (!user.Enabled) throw refused(discreet ? undefined : 'User is disabled.');
  checkLockout(pool, user.Username);
  if (!matches) {
    countFailure(pool, user.Username);
    throw refused();
  }
  pool.store.setFailedSignIns(user.Username, { failures: 0, latest: pool.now() });
  if (user.UserStatus === 'FORCE_CHANGE_PASSWORD') {
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: { USER_ID_FOR_SRP: user.Username },
      Session: randomUUID(),
    };
  }
  return { ChallengeParameters: {}, AuthenticationResult: await issueTokens(pool, user, client) };
});

import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#functions/core/env.ts';

let client: CognitoIdentityProviderClient | undefined;
/** Made when it is first used: most requests need no user of Cognito. */
const cognito = (): CognitoIdentityProviderClient => {
  client ??= new CognitoIdentityProviderClient({});
  return client;
};

/** Lets Cognito accept or refuse the user's password. An account without a user in Cognito has no password. */
export const setEnabled = async (email: string, enabled: boolean): Promise<void> => {
  const Command = enabled ? AdminEnableUserCommand : AdminDisableUserCommand;
  try {
    await cognito().send(new Command({ UserPoolId: env('USER_POOL_ID'), Username: email }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
};

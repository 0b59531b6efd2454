import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#functions/core/env.ts';

const client = new CognitoIdentityProviderClient({});

/** Lets Cognito accept or refuse the user's password. An account without a user in Cognito has no password. */
export const setEnabled = async (email: string, enabled: boolean): Promise<void> => {
  const Command = enabled ? AdminEnableUserCommand : AdminDisableUserCommand;
  try {
    await client.send(new Command({ UserPoolId: env('USER_POOL_ID'), Username: email }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
};

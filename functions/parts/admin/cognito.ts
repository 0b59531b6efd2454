import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Account, getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { calling, cognito } from '#functions/parts/auth/cognito.ts';

/** Lets Cognito accept or refuse the user's password. An account without a user in Cognito has no password. */
const setEnabled = async (email: string, enabled: boolean): Promise<void> => {
  const Command = enabled ? AdminEnableUserCommand : AdminDisableUserCommand;
  try {
    await calling(() => cognito().send(new Command({ UserPoolId: env('USER_POOL_ID'), Username: email })));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
};

/**
 * Lets Cognito accept or refuse the user's password as the account says. The account is read again afterwards: when
 * another admin decided differently at the same moment, the later decision applies in Cognito too.
 */
export const syncCognito = async ({ id, email }: Pick<Account, 'id' | 'email'>): Promise<void> => {
  let enabled: boolean | undefined;
  for (;;) {
    const current = await getAccount(id);
    if (!current || enabled === !current.suspended) return;
    enabled = !current.suspended;
    await setEnabled(email, enabled);
  }
};

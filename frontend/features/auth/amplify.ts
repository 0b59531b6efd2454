import { Amplify } from 'aws-amplify';
import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import type { SiteConfig } from '#frontend/core/config.ts';

/*
 * Cognito's part of a password reset, which needs no session. Amplify is heavy: this file is only ever imported
 * lazily. All that Cognito throws has a `name`; see resetFailure.ts.
 */

const configure = ({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig): void =>
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        // Amplify needs a full address.
        userPoolEndpoint: new URL(userPoolEndpoint, window.location.href).href,
      },
    },
  });

/** Mails a code to this address if it has an account. The response doesn't reveal whether it does. */
export const requestCode = async (config: SiteConfig, email: string): Promise<void> => {
  configure(config);
  await resetPassword({ username: email });
};

/** Sets a new password with the code from the mail, which ends all sessions of the user. */
export const setNewPassword = async (
  config: SiteConfig,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<void> => {
  configure(config);
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
};

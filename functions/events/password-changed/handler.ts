import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { log } from '#functions/core/log.ts';
import { observed } from '#functions/core/observation.ts';
import { ConditionFailed } from '#functions/core/table.ts';
import { unlink } from '#functions/parts/google/link.ts';
import { recordNewPassword } from '#functions/parts/users/account-status.ts';

/**
 * Cognito calls this after a password was reset with a mailed code: every session of the person ends, and a Google
 * account that opened theirs does so no more, until it proves itself again. When the table cannot be written it throws,
 * and the reset reports the failure to the browser, so that the user does not assume that an intruder is signed out.
 */
export const handler = observed(
  async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
    const userId = event.request.userAttributes.sub ?? '';
    await unlink(userId);
    try {
      await recordNewPassword(userId, 'reset');
    } catch (error) {
      // A sign-up crashed between Cognito and the table: there is no account, and so no session to end.
      if (!(error instanceof ConditionFailed)) throw error;
      log('warn', 'password reset of a user without an account');
    }
    return event;
  },
);

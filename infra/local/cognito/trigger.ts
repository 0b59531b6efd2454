import { AwsError } from '../aws.ts';
import type { Pool } from './pool.ts';
import type { StoredUser } from './store.ts';

/**
 * Notifies the pool's PostConfirmation function, if the template sets one, that a reset was confirmed. An error of the
 * function is a UserLambdaValidationException, a result that is no event an InvalidLambdaResponseException.
 */
export const runPostConfirmation = async (
  pool: Pool,
  user: StoredUser,
  clientId: string,
  clientMetadata: Record<string, string> | undefined,
): Promise<void> => {
  const { id, region, postConfirmation } = pool.settings;
  if (!postConfirmation) return;
  const event = {
    version: '1',
    region,
    userPoolId: id,
    userName: user.Username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    triggerSource: 'PostConfirmation_ConfirmForgotPassword',
    request: {
      userAttributes: {
        ...Object.fromEntries(user.Attributes.map(({ Name, Value }) => [Name, Value])),
        'cognito:user_status': user.UserStatus,
      },
      ...(clientMetadata && { clientMetadata }),
    },
    response: {},
  };
  const returned = await pool.invokeTrigger(postConfirmation, event).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw new AwsError('UserLambdaValidationException', `PostConfirmation failed with error ${message}.`);
  });
  if (typeof returned !== 'object' || returned === null || !('response' in returned)) {
    throw new AwsError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  }
};

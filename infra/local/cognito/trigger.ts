import { attributesToRecord } from 'cognito-local/lib/services/userPoolService.js';
import { AwsError } from '../aws.ts';
import type { Pool } from './pool.ts';
import type { StoredUser } from './store.ts';

/**
 * Tells the pool's PostConfirmation function, if the template sets one, that a reset was confirmed. What the function
 * throws is a UserLambdaValidationException, an answer that is no event an InvalidLambdaResponseException.
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
      userAttributes: { ...attributesToRecord(user.Attributes), 'cognito:user_status': user.UserStatus },
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

import { Amplify } from 'aws-amplify';
import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC_OPERATIONS } from './start.ts';
import { POOL_ID, PUBLIC_CLIENT, signIn, signUp, startTestPool, type TestPool } from './testing.ts';

const EMAIL = 'browser@example.org';

let pool: TestPool;
const asked: string[] = [];
beforeAll(async () => {
  // It warns of every endpoint that is not Cognito's own.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  pool = await startTestPool();
  await signUp(pool, EMAIL);
  const cognito = { userPoolId: POOL_ID, userPoolClientId: PUBLIC_CLIENT, userPoolEndpoint: pool.endpoint };
  Amplify.configure({ Auth: { Cognito: cognito } });
  const { handle } = pool.cognito;
  pool.cognito.handle = (target, body) => {
    asked.push(target.split('.')[1] ?? '');
    return handle(target, body);
  };
});
afterAll(() => pool.close());

test('Amplify resets a password here, with nothing but the public operations', async () => {
  const { nextStep } = await resetPassword({ username: EMAIL });
  expect(nextStep).toEqual({
    resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
    codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'b***@e***', attributeName: 'email' },
  });
  const code = /\d{6}/.exec(pool.mails[0]?.text ?? '')?.[0] ?? '';
  const reset = { username: EMAIL, newPassword: 'made with amplify' };
  const wrong = code === '000000' ? '000001' : '000000';
  await expect(confirmResetPassword({ ...reset, confirmationCode: wrong })).rejects.toMatchObject({
    name: 'CodeMismatchException',
    message: 'Invalid verification code provided, please try again.',
  });
  await confirmResetPassword({ ...reset, confirmationCode: code });
  expect(new Set(asked)).toEqual(PUBLIC_OPERATIONS);
  await signIn(pool, EMAIL, 'made with amplify');
});

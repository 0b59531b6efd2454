import {
  AdminDisableUserCommand,
  AdminUpdateUserAttributesCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/core/durations.ts';
import { POOL_ID, PUBLIC_CLIENT, signIn, signUp, startTestPool, type TestPool } from './testing.ts';

const EMAIL = 'forgetful@example.org';
const NEW_PASSWORD = 'a new beginning';

let pool: TestPool;
let sub: string;
beforeEach(async () => {
  pool = await startTestPool();
  sub = await signUp(pool, EMAIL);
});
afterEach(() => pool.close());

const forgot = (Username = EMAIL) =>
  pool.client.send(new ForgotPasswordCommand({ ClientId: PUBLIC_CLIENT, Username }));
const confirm = (ConfirmationCode: string, Username = EMAIL, Password = NEW_PASSWORD) =>
  pool.client.send(
    new ConfirmForgotPasswordCommand({ ClientId: PUBLIC_CLIENT, Username, ConfirmationCode, Password }),
  );
const mailedCode = () => /\d{6}/.exec(pool.mails[0]?.text ?? '')?.[0] ?? 'no mail came';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('asking for a code', () => {
  test('mails one with the text of the template', async () => {
    const { CodeDeliveryDetails } = await forgot('Forgetful@Example.org');
    expect(CodeDeliveryDetails).toEqual({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: 'f***@e***',
    });
    const code = mailedCode();
    expect(pool.mails).toEqual([
      {
        to: EMAIL,
        subject: 'Your code',
        text: `Your code is ${code}`,
        html: `<p>Your code is <b>${code}</b></p>`,
      },
    ]);
  });

  test('answers the unknown, the disabled and the unverified as it answers every user, and mails nothing', async () => {
    const known = await forgot();
    pool.mails.length = 0;
    await signUp(pool, 'fdisabled@example.org');
    await pool.client.send(
      new AdminDisableUserCommand({ UserPoolId: POOL_ID, Username: 'fdisabled@example.org' }),
    );
    await signUp(pool, 'funverified@example.org');
    await pool.client.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: POOL_ID,
        Username: 'funverified@example.org',
        UserAttributes: [{ Name: 'email_verified', Value: 'false' }],
      }),
    );
    for (const email of ['fnobody@example.org', 'fdisabled@example.org', 'funverified@example.org']) {
      const { CodeDeliveryDetails } = await forgot(email);
      expect(CodeDeliveryDetails).toEqual(known.CodeDeliveryDetails);
    }
    expect(pool.mails).toEqual([]);
  });

  test('reports the unknown on a client that does not prevent user existence errors', async () => {
    await expect(
      pool.client.send(new ForgotPasswordCommand({ ClientId: 'legacyclient', Username: 'no@example.org' })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test.each(['forgetful@example.org', 'nobody@example.org'])(
    'is limited in an hour, for %s',
    async (email) => {
      for (let round = 0; round < 20; round++) await forgot(email);
      await expect(forgot(email)).rejects.toMatchObject({ name: 'LimitExceededException' });
      pool.clock.now += HOUR_MS;
      await forgot(email);
    },
  );
});

describe('answering with the code', () => {
  test('sets the password, once, and invokes the trigger', async () => {
    await forgot();
    const code = mailedCode();
    await confirm(code);
    await signIn(pool, EMAIL, NEW_PASSWORD);
    await expect(signIn(pool, EMAIL)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(confirm(code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    expect(pool.triggered).toEqual([
      {
        functionArn: 'arn:aws:lambda:eu-central-1:000000000000:function:password-changed',
        event: {
          version: '1',
          region: 'eu-central-1',
          userPoolId: POOL_ID,
          userName: sub,
          callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: PUBLIC_CLIENT },
          triggerSource: 'PostConfirmation_ConfirmForgotPassword',
          request: {
            userAttributes: {
              sub,
              email: EMAIL,
              email_verified: 'true',
              'cognito:user_status': 'CONFIRMED',
            },
          },
          response: {},
        },
      },
    ]);
  });

  test('refuses a wrong code, an earlier code and a bad password, and leaves the password', async () => {
    await forgot();
    const first = mailedCode();
    await forgot();
    const code = mailedCode();
    await expect(confirm(wrong(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    if (first !== code) await expect(confirm(first)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(confirm(code, EMAIL, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    expect(pool.triggered).toEqual([]);
    await signIn(pool, EMAIL);
    await confirm(code);
  });

  test('knows a code for an hour', async () => {
    await forgot();
    const code = mailedCode();
    pool.clock.now += HOUR_MS - 1;
    await expect(confirm(wrong(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    pool.clock.now += 1;
    await expect(confirm(code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  test('answers unknown and disabled people as a wrong code', async () => {
    await expect(confirm('123456', 'nobody@example.org')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await forgot();
    await pool.client.send(new AdminDisableUserCommand({ UserPoolId: POOL_ID, Username: EMAIL }));
    await expect(confirm(mailedCode())).rejects.toMatchObject({ name: 'CodeMismatchException' });
  });

  test('stops guessing after five wrong codes, even when they come at once', async () => {
    await forgot();
    const code = mailedCode();
    const guesses = await Promise.allSettled(Array.from({ length: 12 }, () => confirm(wrong(code))));
    const names = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.name : 'accepted'));
    expect(names.filter((name) => name === 'CodeMismatchException')).toHaveLength(5);
    expect(names.filter((name) => name === 'LimitExceededException')).toHaveLength(7);
    await expect(confirm(code)).rejects.toMatchObject({ name: 'LimitExceededException' });
    for (let guess = 0; guess < 5; guess++)
      await confirm('123456', 'nobody@example.org').catch(() => undefined);
    await expect(confirm('123456', 'nobody@example.org')).rejects.toMatchObject({
      name: 'LimitExceededException',
    });
    pool.clock.now += HOUR_MS;
    await forgot();
    await confirm(mailedCode());
  });

  test('takes a code once only, of two at once', async () => {
    await forgot();
    const code = mailedCode();
    const results = await Promise.allSettled([confirm(code), confirm(code)]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a trigger', () => {
  test.each([
    ['throws', () => Promise.reject(new Error('table is away')), 'UserLambdaValidationException'],
    ['answers with no event', () => Promise.resolve(null), 'InvalidLambdaResponseException'],
  ])('that %s fails the operation', async (_, invokeTrigger, name) => {
    await pool.close();
    pool = await startTestPool({ invokeTrigger });
    await signUp(pool, EMAIL);
    await forgot();
    await expect(confirm(mailedCode())).rejects.toMatchObject({ name });
  });
});

test('a mail that cannot be sent is reported', async () => {
  await pool.close();
  pool = await startTestPool({ sendMail: () => Promise.reject(new Error('sink is full')) });
  await signUp(pool, EMAIL);
  await expect(forgot()).rejects.toMatchObject({ name: 'CodeDeliveryFailureException' });
});

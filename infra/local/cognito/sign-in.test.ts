import { createHook } from 'node:async_hooks';
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  PASSWORD,
  POOL_ID,
  PUBLIC_CLIENT,
  SERVER_CLIENT,
  signIn,
  signUp,
  startTestPool,
  type TestPool,
} from './testing.ts';

let pool: TestPool;
let sub: string;
beforeAll(async () => {
  pool = await startTestPool();
  sub = await signUp(pool, 'student@example.org');
  await signUp(pool, 'disabled@example.org');
  await pool.client.send(
    new AdminDisableUserCommand({ UserPoolId: POOL_ID, Username: 'disabled@example.org' }),
  );
});
afterAll(() => pool.close());

const claims = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('gives tokens with the sub, the groups and the times of the local clock', async () => {
  const { AuthenticationResult } = await signIn(pool, 'Student@Example.org');
  expect(AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
  expect(claims(AuthenticationResult?.IdToken)).toMatchObject({
    sub,
    'cognito:username': sub,
    'cognito:groups': ['student'],
    email: 'student@example.org',
    email_verified: true,
    aud: SERVER_CLIENT,
    iss: `https://cognito-idp.eu-central-1.amazonaws.com/${POOL_ID}`,
    iat: pool.clock.now / 1000,
    exp: pool.clock.now / 1000 + 3600,
  });
});

test('says of an unverified address that it is not', async () => {
  const of = { UserPoolId: POOL_ID, Username: 'unverified@example.org' };
  await signUp(pool, of.Username);
  const UserAttributes = [{ Name: 'email_verified', Value: 'false' }];
  await pool.client.send(new AdminUpdateUserAttributesCommand({ ...of, UserAttributes }));
  const { AuthenticationResult } = await signIn(pool, of.Username);
  expect(claims(AuthenticationResult?.IdToken)).toMatchObject({ email: of.Username, email_verified: false });
});

const failures: [string, string, string][] = [
  ['a wrong password', 'student@example.org', 'wrong password'],
  ['an unknown person', 'nobody@example.org', PASSWORD],
  ['a disabled person', 'disabled@example.org', PASSWORD],
  ['a disabled person and a wrong password', 'disabled@example.org', 'wrong password'],
];

test.each(failures)('refuses %s with the one error', async (_, email, password) => {
  await expect(signIn(pool, email, password)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
    $metadata: { httpStatusCode: 400 },
  });
});

test('hashes as often for an unknown and a disabled person as for a wrong password', async () => {
  let hashes = 0;
  const watch = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') hashes += 1;
    },
  }).enable();
  const counts: number[] = [];
  for (const [, email, password] of failures) {
    hashes = 0;
    await signIn(pool, email, password).catch(() => undefined);
    counts.push(hashes);
  }
  watch.disable();
  expect(counts).toEqual([1, 1, 1, 1]);
});

test('a client that does not prevent user existence errors distinguishes them', async () => {
  await expect(signIn(pool, 'nobody@example.org', PASSWORD, 'legacyclient')).rejects.toMatchObject({
    name: 'UserNotFoundException',
  });
  await expect(signIn(pool, 'disabled@example.org', PASSWORD, 'legacyclient')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'User is disabled.',
  });
});

test('locks a user out after five wrong passwords in a row, each time twice as long', async () => {
  await signUp(pool, 'locked@example.org');
  const messageOf = (password: string) =>
    signIn(pool, 'locked@example.org', password).then(
      () => 'signed in',
      ({ name, message }: Error) => `${name}: ${message}`,
    );
  const wrong = 'NotAuthorizedException: Incorrect username or password.';
  const locked = 'NotAuthorizedException: Password attempts exceeded';
  for (let failure = 1; failure <= 5; failure++) expect(await messageOf('wrong password')).toBe(wrong);
  for (const seconds of [1, 2, 4]) {
    pool.clock.now += seconds * 1000 - 1;
    expect(await messageOf(PASSWORD)).toBe(locked);
    pool.clock.now += 1;
    expect(await messageOf('wrong password')).toBe(wrong);
  }
  // Fifteen minutes later the count begins anew, as it does after a sign-in.
  pool.clock.now += 15 * 60_000 + 1;
  for (let failure = 1; failure <= 4; failure++) expect(await messageOf('wrong password')).toBe(wrong);
  expect(await messageOf(PASSWORD)).toBe('signed in');
  for (let failure = 1; failure <= 5; failure++) expect(await messageOf('wrong password')).toBe(wrong);
  expect(await messageOf(PASSWORD)).toBe(locked);
});

test('lets an enabled person in again', async () => {
  const request = { UserPoolId: POOL_ID, Username: 'back@example.org' };
  await signUp(pool, 'back@example.org');
  await pool.client.send(new AdminDisableUserCommand(request));
  await expect(signIn(pool, 'back@example.org')).rejects.toThrow();
  await pool.client.send(new AdminEnableUserCommand(request));
  await signIn(pool, 'back@example.org');
});

test('refuses the password flow on a client that does not allow it', async () => {
  await expect(signIn(pool, 'student@example.org', PASSWORD, PUBLIC_CLIENT)).rejects.toMatchObject({
    name: 'InvalidParameterException',
    message: 'Auth flow not enabled for this client',
  });
});

test('refuses an unknown client and other flows', async () => {
  await expect(signIn(pool, 'student@example.org', PASSWORD, 'nobodysclient')).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
  await expect(
    pool.client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: POOL_ID,
        ClientId: SERVER_CLIENT,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: 'x' },
      }),
    ),
  ).rejects.toThrow();
});

test('a temporary password leads to a challenge, none at all to a refusal', async () => {
  const create = (Username: string, TemporaryPassword?: string) =>
    pool.client.send(
      new AdminCreateUserCommand({
        UserPoolId: POOL_ID,
        Username,
        TemporaryPassword,
        MessageAction: 'SUPPRESS',
      }),
    );
  await create('temporary@example.org', 'temporary-1');
  expect(await signIn(pool, 'temporary@example.org', 'temporary-1')).toMatchObject({
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
  });
  await create('unset@example.org');
  await expect(signIn(pool, 'unset@example.org', 'anything-at-all')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});

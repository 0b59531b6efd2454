import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, POOL_ID, signIn, signUp, startTestPool, type TestPool } from './testing.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await startTestPool();
});
afterAll(() => pool.close());

const of = (Username: string) => ({ UserPoolId: POOL_ID, Username });
const create = (Username: string) =>
  pool.client.send(new AdminCreateUserCommand({ ...of(Username), MessageAction: 'SUPPRESS' }));

describe('making users', () => {
  test('gives a new user the sub as user name and the address as attribute', async () => {
    const { User } = await create('new@example.org');
    expect(User).toMatchObject({
      Enabled: true,
      UserStatus: 'FORCE_CHANGE_PASSWORD',
      UserCreateDate: new Date(pool.clock.now),
      Attributes: [
        { Name: 'sub', Value: User?.Username },
        { Name: 'email', Value: 'new@example.org' },
      ],
    });
    expect(User?.Username).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('refuses an address that a user has, in whatever case', async () => {
    await create('Taken@Example.org');
    await expect(create('tAKEN@example.ORG')).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'User account already exists',
      $metadata: { httpStatusCode: 400 },
    });
  });

  test('lets exactly one of fifty at once have an address', async () => {
    const attempts = Array.from({ length: 50 }, (_, index) => (index % 2 ? 'race@x.org' : 'RACE@x.org'));
    const results = await Promise.allSettled(attempts.map(create));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map(({ reason }) => reason.name))).toEqual(new Set(['UsernameExistsException']));
  });

  test.each([
    ['no email address', 'somebody'],
    ['an address longer than Cognito takes', `${'a'.repeat(120)}@example.org`],
    ['white space', 'two words@example.org'],
  ])('refuses %s', async (_, username) => {
    await expect(create(username)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('refuses attributes that the pool does not have, and a sub of the caller', async () => {
    for (const Name of ['custom:nothing', 'sub']) {
      const request = { ...of('attr@example.org'), UserAttributes: [{ Name, Value: 'x' }] };
      await expect(
        pool.client.send(new AdminCreateUserCommand({ ...request, MessageAction: 'SUPPRESS' })),
      ).rejects.toMatchObject({ name: 'InvalidParameterException' });
    }
  });

  test('refuses to mail an invitation, which it cannot', async () => {
    await expect(pool.client.send(new AdminCreateUserCommand(of('mail@example.org')))).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });
});

describe('passwords', () => {
  const set = (Password: string) =>
    pool.client.send(
      new AdminSetUserPasswordCommand({ ...of('policy@example.org'), Password, Permanent: true }),
    );

  test('follow the policy and the bounds of the API', async () => {
    await create('policy@example.org');
    await expect(set('seven77')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
    for (const password of [' leading-space', 'trailing-space ', 'x'.repeat(257)]) {
      await expect(set(password)).rejects.toMatchObject({ name: 'InvalidParameterException' });
    }
    await set('eight888');
    await set('ünïcode ✓ passwörd');
    await signIn(pool, 'policy@example.org', 'ünïcode ✓ passwörd');
  });

  test('of every class are asked for when the template says nothing', async () => {
    const strict = await startTestPool({
      pool: { UsernameAttributes: ['email'], UsernameConfiguration: { CaseSensitive: false } },
    });
    await expect(signUp(strict, 'a@example.org', 'alllowercase')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: expect.stringContaining('uppercase'),
    });
    await signUp(strict, 'b@example.org', 'Aa1-valid');
    await strict.close();
  });
});

describe('operators', () => {
  test('read, change and delete a user by address', async () => {
    const sub = await signUp(pool, 'operator-target@example.org');
    const name = 'Operator-Target@example.org';
    const user = await pool.client.send(new AdminGetUserCommand(of(name)));
    expect(user).toMatchObject({ Username: sub, Enabled: true, UserStatus: 'CONFIRMED' });

    const UserAttributes = [{ Name: 'email_verified', Value: 'false' }];
    await pool.client.send(new AdminUpdateUserAttributesCommand({ ...of(name), UserAttributes }));
    expect((await pool.client.send(new AdminGetUserCommand(of(sub)))).UserAttributes).toContainEqual(
      UserAttributes[0],
    );

    await pool.client.send(
      new AdminUpdateUserAttributesCommand({
        ...of(sub),
        UserAttributes: [{ Name: 'given_name', Value: 'A' }],
      }),
    );
    await pool.client.send(
      new AdminUpdateUserAttributesCommand({
        ...of(sub),
        UserAttributes: [{ Name: 'given_name', Value: '' }],
      }),
    );
    const { UserAttributes: left } = await pool.client.send(new AdminGetUserCommand(of(sub)));
    expect(left?.map(({ Name }) => Name)).not.toContain('given_name');

    await pool.client.send(new AdminDeleteUserCommand(of(name)));
    await expect(pool.client.send(new AdminGetUserCommand(of(name)))).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
    await signUp(pool, 'operator-target@example.org');
  });

  test.each([AdminGetUserCommand, AdminEnableUserCommand, AdminDisableUserCommand, AdminDeleteUserCommand])(
    'get UserNotFoundException for an unknown user from %o',
    async (Command) => {
      await expect(
        // The union of the constructors' sends has no common overload.
        (pool.client.send as (command: object) => Promise<unknown>)(new Command(of('unknown@example.org'))),
      ).rejects.toMatchObject({ name: 'UserNotFoundException' });
    },
  );

  test('cannot give a user the address of another', async () => {
    await signUp(pool, 'first@example.org');
    await signUp(pool, 'second@example.org');
    const UserAttributes = [{ Name: 'email', Value: 'FIRST@example.org' }];
    await expect(
      pool.client.send(new AdminUpdateUserAttributesCommand({ ...of('second@example.org'), UserAttributes })),
    ).rejects.toMatchObject({ name: 'AliasExistsException' });
  });
});

test('concurrent changes of one user lose nothing', async () => {
  const email = 'busy@example.org';
  await signUp(pool, email);
  const rename = (Value: string) => {
    const UserAttributes = [{ Name: 'given_name', Value }];
    return pool.client.send(new AdminUpdateUserAttributesCommand({ ...of(email), UserAttributes }));
  };
  await Promise.all([
    rename('Busy'),
    pool.client.send(new AdminDisableUserCommand(of(email))),
    pool.client.send(
      new AdminSetUserPasswordCommand({ ...of(email), Password: 'another-one', Permanent: true }),
    ),
    rename('Busier'),
  ]);
  const user = await pool.client.send(new AdminGetUserCommand(of(email)));
  expect(user.Enabled).toBe(false);
  expect(user.UserAttributes?.find(({ Name }) => Name === 'given_name')?.Value).toMatch(/^Bus/);
  await pool.client.send(new AdminEnableUserCommand(of(email)));
  await signIn(pool, email, 'another-one');
  await expect(signIn(pool, email, PASSWORD)).rejects.toThrow();
});

test('two changes that begin in the same moment are both kept, whichever part of the pool makes them', async () => {
  const of = { UserPoolId: POOL_ID, Username: await signUp(pool, 'same-moment@example.org') };
  const ask = async (operation: string, request: object = {}) => {
    const target = `AWSCognitoIdentityProviderService.${operation}`;
    const { status, body } = await pool.cognito.handle(target, JSON.stringify({ ...of, ...request }));
    expect(status).toBe(200);
    return JSON.parse(body);
  };
  for (let round = 0; round < 10; round++) {
    const UserAttributes = [{ Name: 'given_name', Value: `name ${round}` }];
    await Promise.all([
      ask(round % 2 ? 'AdminEnableUser' : 'AdminDisableUser'),
      ask('AdminUpdateUserAttributes', { UserAttributes }),
    ]);
    const user = await ask('AdminGetUser');
    expect(user.Enabled).toBe(round % 2 === 1);
    expect(user.UserAttributes).toContainEqual(UserAttributes[0]);
  }
});

test('answers what it does not serve as AWS answers the unknown', async () => {
  await expect(
    pool.client.send(new AdminGetUserCommand({ UserPoolId: 'eu-central-1_another', Username: 'a@b.c' })),
  ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  const answer = await pool.cognito.handle('AWSCognitoIdentityProviderService.SignUp', '{}');
  expect(answer).toMatchObject({ status: 400, headers: { 'x-amzn-errortype': 'UnknownOperationException' } });
  const malformed = await pool.cognito.handle('AWSCognitoIdentityProviderService.ForgotPassword', '[');
  expect(malformed).toMatchObject({ status: 400, headers: { 'x-amzn-errortype': 'SerializationException' } });
});

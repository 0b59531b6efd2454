import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { POOL_ID, signUp, startTestPool, type TestPool } from './testing.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await startTestPool();
});
afterAll(() => pool.close());

const of = (Username: string) => ({ UserPoolId: POOL_ID, Username });

describe('groups', () => {
  const groups = async (name: string) =>
    (await pool.client.send(new AdminListGroupsForUserCommand(of(name)))).Groups?.map(
      ({ GroupName }) => GroupName,
    );

  test('are joined and left, by address or sub', async () => {
    const sub = await signUp(pool, 'member@example.org');
    await pool.client.send(
      new AdminAddUserToGroupCommand({ ...of('MEMBER@example.org'), GroupName: 'admin' }),
    );
    expect(await groups('member@example.org')).toEqual(['admin', 'student']);
    await pool.client.send(new AdminRemoveUserFromGroupCommand({ ...of(sub), GroupName: 'admin' }));
    expect(await groups(sub)).toEqual(['student']);
  });

  test('are those of the template', async () => {
    await expect(
      pool.client.send(new AdminAddUserToGroupCommand({ ...of('member@example.org'), GroupName: 'other' })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  test('need a user that exists', async () => {
    await expect(
      pool.client.send(new AdminAddUserToGroupCommand({ ...of('unknown@example.org'), GroupName: 'admin' })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});

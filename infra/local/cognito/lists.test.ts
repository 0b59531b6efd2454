import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUpdateUserAttributesCommand,
  ListGroupsCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { POOL_ID, signUp, startTestPool, type TestPool } from './testing.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await startTestPool();
});
afterAll(() => pool.close());

const of = (Username: string) => ({ UserPoolId: POOL_ID, Username });

describe('ListUsers', () => {
  test('page through all users, each once', async () => {
    const small = await startTestPool();
    const subs = await Promise.all([0, 1, 2, 3, 4].map((n) => signUp(small, `page${n}@example.org`)));
    const seen: (string | undefined)[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await small.client.send(
        new ListUsersCommand({ UserPoolId: POOL_ID, Limit: 2, PaginationToken }),
      );
      seen.push(...(page.Users ?? []).map(({ Username }) => Username));
      PaginationToken = page.PaginationToken;
    } while (PaginationToken);
    expect(seen).toEqual(subs.sort());
    await small.close();
  });

  test('refuse a filter that cannot be read', async () => {
    for (const Filter of ['nonsense', 'shoe_size = "42"']) {
      await expect(
        pool.client.send(new ListUsersCommand({ UserPoolId: POOL_ID, Filter })),
      ).rejects.toMatchObject({ name: 'InvalidParameterException' });
    }
  });

  test('filters by equality and prefix, with escaped quotes', async () => {
    const email = 'filter@example.org';
    const sub = await signUp(pool, email);
    const UserAttributes = [{ Name: 'given_name', Value: 'Jo "Joe"' }];
    await pool.client.send(new AdminUpdateUserAttributesCommand({ ...of(email), UserAttributes }));
    await pool.client.send(new AdminDisableUserCommand(of(email)));
    await signUp(pool, 'other@example.org');
    const found = async (Filter: string) =>
      (await pool.client.send(new ListUsersCommand({ UserPoolId: POOL_ID, Filter }))).Users?.map(
        ({ Username }) => Username,
      );
    for (const filter of [
      'email ^= "FILT"',
      'given_name="jo \\"joe\\""',
      `sub = "${sub}"`,
      `username ^= "${sub.slice(0, -1)}"`,
      'status = "Disabled"',
    ])
      expect(await found(filter), filter).toEqual([sub]);
    expect(await found('email = "filt"')).toEqual([]);
    expect(await found('status = "disabled"')).toEqual([]);
    expect(await found('cognito:user_status = "confirmed"')).toContain(sub);
  });
});

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
    const { Groups } = await pool.client.send(new ListGroupsCommand({ UserPoolId: POOL_ID }));
    expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['admin', 'student']);
  });

  test('need a user that exists', async () => {
    await expect(
      pool.client.send(new AdminAddUserToGroupCommand({ ...of('unknown@example.org'), GroupName: 'admin' })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});

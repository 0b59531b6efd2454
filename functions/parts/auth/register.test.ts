import {
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { newId } from '#functions/core/ids.ts';
import { deleteItem, transact } from '#functions/core/table.ts';
import { getProfile } from '#functions/parts/profile/repository.ts';
import { Browser } from '#functions/testing/api.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { newEmail, signIn, signUp, signUpBody } from '#functions/testing/people.ts';
import { advanceClock, asOperator, itemAt, itemsOf } from '#functions/testing/stack.ts';
import { createOrFindUser, setPassword, setRole } from './cognito.ts';
import { createAccount, releaseEmail, reserveEmail } from './repository.ts';

beforeAll(asOperator);

const groupsOf = async (email: string) => {
  const command = new AdminListGroupsForUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: email });
  const { Groups = [] } = await new CognitoIdentityProviderClient({}).send(command);
  return Groups.map(({ GroupName }) => GroupName);
};

const trySignUp = (email: string) => new Browser().call('auth.signUp', { body: signUpBody({ email }) });

/** The time that the functions see, from an answer of one of them. */
const functionsNow = async (): Promise<Date> => {
  const { user } = await signUp();
  return new Date(String((await itemAt(`user#${user.id}`, 'account'))?.createdAt));
};

describe('the reservation of an address', () => {
  it('keeps others out for a minute, then lapses', async () => {
    const email = newEmail();
    await reserveEmail(email, await functionsNow());
    expect((await trySignUp(email)).error.code).toBe('email_taken');
    await advanceClock(61_000);
    expect((await trySignUp(email)).status).toBe(201);
  });

  it('is released only by the request that reserved it', async () => {
    const email = newEmail();
    const claim = await reserveEmail(email, await functionsNow());
    await releaseEmail(email, 'another claim');
    expect((await trySignUp(email)).status).toBe(409);
    await releaseEmail(email, claim);
    expect((await trySignUp(email)).status).toBe(201);
  });

  it('makes no account for a sign-up that lost it to another', async () => {
    const email = newEmail();
    const now = await functionsNow();
    await reserveEmail(email, now);
    const { user } = await signUp();
    const [account, profile] = [await getAccount(user.id), await getProfile(user.id)];
    if (!account) throw new Error('no account');
    const late = { ...account, id: newId(), email };
    const lost = { claim: 'a lost claim', account: late, profile, also: {}, commit: transact };
    await expect(createAccount(lost)).rejects.toMatchObject({
      code: 'email_taken',
    });
    expect(await itemsOf(`user#${late.id}`)).toEqual([]);
  });

  it('never lapses once the address is taken', async () => {
    const { email } = await signUp();
    await advanceClock(120_000);
    expect((await trySignUp(email)).status).toBe(409);
  });
});

describe('a user with an account', () => {
  it('is not touched by a sign-up, even when the address looks free', async () => {
    const { email } = await signUp();
    await deleteItem({ Key: { pk: `email#${email}`, sk: 'email' } });
    const body = signUpBody({ email, password: 'an-intruders-password-1', role: 'mentor' });
    expect((await new Browser().call('auth.signUp', { body })).error.code).toBe('email_taken');
    expect((await signIn(email, PASSWORD)).answer.body.role).toBe('student');
  });
});

describe('an interrupted registration', () => {
  it('leaves a user whom the next sign-up takes over, without the role it had', async () => {
    const email = newEmail();
    const id = await createOrFindUser(email);
    await setRole(email, 'admin');
    await setPassword(email, 'the-first-password-9');
    const answer = await trySignUp(email);
    expect(answer.body).toMatchObject({ id, role: 'student' });
    expect((await signIn(email, 'the-first-password-9')).answer.status).toBe(401);
    const { answer: signedIn } = await signIn(email, PASSWORD);
    expect(signedIn.body.role).toBe('student');
    expect(await groupsOf(email)).toEqual(['student']);
  });

  it('does not allow signing in', async () => {
    const email = newEmail();
    await createOrFindUser(email);
    await setRole(email, 'student');
    await setPassword(email, PASSWORD);
    expect((await signIn(email, PASSWORD)).answer.error.code).toBe('invalid_credentials');
  });
});

import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '#functions/core/env.ts';
import { Browser, siteUrl } from '#functions/testing/api.ts';
import { signInThroughGoogle } from '#functions/testing/google.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { newEmail, signIn, signUp } from '#functions/testing/people.ts';
import { asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';
import { handler } from './handler.ts';

const NEW_PASSWORD = 'a-fresh-lantern-77';

beforeAll(asOperator);

/** What the browser does through Amplify: Cognito's public operations on the site's own origin. */
const cognito = async (operation: string, body: object): Promise<Response> => {
  const config = await (await fetch(new URL('/config.json', siteUrl()))).json();
  return fetch(new URL(config.userPoolEndpoint, siteUrl()), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: config.userPoolClientId, ...body }),
  });
};

const event = (sub: string, triggerSource: PostConfirmationTriggerEvent['triggerSource']) =>
  ({
    triggerSource,
    request: { userAttributes: { sub } },
    response: {},
  }) as unknown as PostConfirmationTriggerEvent;

describe('a password reset', () => {
  it('with the mailed code sets the password and ends all sessions', async () => {
    const { browser, email } = await signUp();
    const elsewhere = await signIn(email);
    expect((await cognito('ForgotPassword', { Username: email })).status).toBe(200);
    const code = await eventually('the code', async () => {
      const mails = await mailsTo(email);
      return mails.map(({ html, text }) => /\b(\d{6})\b/.exec(html + text)?.[1]).find((found) => found);
    });
    const confirmed = await cognito('ConfirmForgotPassword', {
      Username: email,
      ConfirmationCode: code,
      Password: NEW_PASSWORD,
    });
    expect(confirmed.status, await confirmed.text()).toBe(200);
    for (const each of [browser, elsewhere.browser])
      expect((await each.copy().call('auth.resendConfirmation')).status).toBe(401);
    expect((await signIn(email, PASSWORD)).answer.status).toBe(401);
    expect((await signIn(email, NEW_PASSWORD)).answer.status).toBe(200);
  });
});

describe('the trigger', () => {
  it('unlinks a Google account whose mailbox is elsewhere: another user may have the mailbox now', async () => {
    const email = newEmail();
    const given = { email, mailbox: 'elsewhere' } as const;
    const before = new Browser();
    await signInThroughGoogle(before, given, { role: 'student' });
    const { user } = (await before.call('auth.session')).body;
    expect((await signInThroughGoogle(new Browser(), given)).outcome).toBe('signed-in');
    await handler(event(user?.id ?? '', 'PostConfirmation_ConfirmForgotPassword'));
    expect((await signInThroughGoogle(before, given)).outcome).toBe('account-exists');
    expect((await before.call('auth.session')).body.user).toBeNull();
    // The current owner of the mailbox is signed in, and linked again.
    expect((await signInThroughGoogle(new Browser(), { email, sub: `new-${email}` })).outcome).toBe(
      'secured',
    );
  });

  it('ends sessions after a reset only', async () => {
    const { browser, user } = await signUp();
    const other = event(user.id, 'PostConfirmation_ConfirmSignUp');
    expect(await handler(other)).toBe(other);
    expect((await browser.call('auth.session')).body.user).not.toBeNull();
    const reset = event(user.id, 'PostConfirmation_ConfirmForgotPassword');
    expect(await handler(reset)).toBe(reset);
    expect((await browser.call('auth.session')).body.user).toBeNull();
  });

  it('lets the reset pass for a user without an account, and makes none', async () => {
    const reset = event('nobody', 'PostConfirmation_ConfirmForgotPassword');
    expect(await handler(reset)).toBe(reset);
  });

  it('fails, and so reports the failure, when the table cannot be written', async () => {
    const { user } = await signUp();
    const table = env('TABLE_NAME');
    process.env.TABLE_NAME = 'there-is-no-such-table';
    try {
      await expect(handler(event(user.id, 'PostConfirmation_ConfirmForgotPassword'))).rejects.toThrow();
    } finally {
      process.env.TABLE_NAME = table;
    }
  });
});

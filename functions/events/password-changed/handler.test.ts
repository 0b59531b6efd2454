import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '#functions/core/env.ts';
import { Browser } from '#functions/testing/api.ts';
import { signInThroughGoogle } from '#functions/testing/google.ts';
import { newEmail, signUp } from '#functions/testing/people.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { handler } from './handler.ts';

beforeAll(asOperator);

const event = (sub: string, triggerSource: PostConfirmationTriggerEvent['triggerSource']) =>
  ({
    triggerSource,
    request: { userAttributes: { sub } },
    response: {},
  }) as unknown as PostConfirmationTriggerEvent;

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

import { beforeAll, describe, expect, it } from 'vitest';
import { accountKey } from '#functions/core/account.ts';
import { updateItem } from '#functions/core/table.ts';
import { Browser } from '#functions/testing/api.ts';
import { confirmedPerson, onboardingBody, signUp } from '#functions/testing/people.ts';
import { advanceClock, asOperator, confirmationToken, itemsOf, mailsTo } from '#functions/testing/stack.ts';
import { tally } from '#functions/testing/tally.ts';
import { RESENT_LINKS } from '#shared/features/auth.ts';
import { CONFIRMATION_SECONDS } from '#shared/retention.ts';
import { confirmationLinks } from './confirmations.ts';

beforeAll(asOperator);

/** What no route does yet: the account is unconfirmed again, as after a change of the address. */
const unconfirm = (id: string) =>
  updateItem({
    Key: accountKey(id),
    UpdateExpression: 'SET emailConfirmed = :no',
    ExpressionAttributeValues: { ':no': false },
  });

const confirm = (token: string) => new Browser().call('auth.confirm', { body: { token } });
const isConfirmed = async (browser: Browser) =>
  (await browser.call('auth.session')).body.user?.emailConfirmed;

describe('the confirmation of an address', () => {
  it('works signed out, and shows at the next request', async () => {
    const { browser, email } = await signUp();
    expect(await isConfirmed(browser)).toBe(false);
    expect((await confirm(await confirmationToken(email))).body).toEqual({ email });
    expect(await isConfirmed(browser)).toBe(true);
  });

  it('approves a waiting mentor who states enough experience', async () => {
    for (const [experience, status] of [
      ['0-2', 'pending'],
      ['3-5', 'active'],
    ] as const) {
      const { browser, email } = await signUp('mentor');
      await browser.call('users.completeOnboarding', { body: onboardingBody(email, { experience }) });
      expect((await browser.call('auth.session')).body.user?.status).toBe('pending');
      await confirm(await confirmationToken(email));
      expect((await browser.call('auth.session')).body.user?.status).toBe(status);
    }
  });

  it('answers a second click as the first', async () => {
    const { email } = await signUp();
    const token = await confirmationToken(email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    for (const { body } of [...answers, await confirm(token)]) expect(body).toEqual({ email });
  });

  it('has no effect a second time: a used token is refused', async () => {
    const { browser, user, email } = await signUp();
    const token = await confirmationToken(email);
    await confirm(token);
    await unconfirm(user.id);
    expect((await confirm(token)).error.code).toBe('invalid_token');
    expect(await isConfirmed(browser)).toBe(false);
  });

  it('refuses a token that was never sent', async () => {
    for (const token of ['x', 'a'.repeat(43), '../session'])
      expect((await confirm(token)).error.code).toBe('invalid_token');
  });

  it('refuses a token after a day', async () => {
    const { email } = await signUp();
    const token = await confirmationToken(email);
    await advanceClock(CONFIRMATION_SECONDS * 1000);
    expect((await confirm(token)).error.code).toBe('invalid_token');
  });

  it('refuses a used token after a day too', async () => {
    const { email } = await signUp();
    const token = await confirmationToken(email);
    expect((await confirm(token)).status).toBe(200);
    await advanceClock(CONFIRMATION_SECONDS * 1000);
    expect((await confirm(token)).error.code).toBe('invalid_token');
  });

  it('takes a token until its day is over', async () => {
    const { email } = await signUp();
    const token = await confirmationToken(email);
    await advanceClock((CONFIRMATION_SECONDS - 60) * 1000);
    expect((await confirm(token)).status).toBe(200);
  });

  it('refuses a token for an address that the account no longer has', async () => {
    const { user } = await signUp();
    const token = await confirmationLinks.create(
      { id: user.id, email: 'old@people.fledge.test' },
      new Date(4e12),
    );
    expect((await confirm(token)).error.code).toBe('invalid_token');
  });
});

describe('asking for another link', () => {
  it('mails a new one; both work', async () => {
    const { browser, email } = await signUp();
    const first = await confirmationToken(email);
    expect((await browser.call('auth.resendConfirmation')).body).toEqual({ email });
    const second = await confirmationToken(email, 2);
    expect(second).not.toBe(first);
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(first)).status).toBe(200);
  });

  it('mails nothing when the address is confirmed', async () => {
    const { browser, email, user } = await confirmedPerson();
    const requestOf = async () => (await itemsOf(`user#${user.id}`)).find(({ sk }) => sk === 'confirmation');
    const before = await requestOf();
    expect((await browser.call('auth.resendConfirmation')).body).toEqual({ email });
    expect(await requestOf()).toEqual(before);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is limited, so that no one can fill another person’s mailbox', async () => {
    const { browser } = await signUp();
    for (let mail = 0; mail < RESENT_LINKS.limit; mail++)
      expect((await browser.call('auth.resendConfirmation')).status).toBe(200);
    const refused = await browser.call('auth.resendConfirmation');
    expect(refused.error.code).toBe('too_many_requests');
    await advanceClock(Number(refused.headers.get('retry-after')) * 1000);
    expect((await browser.call('auth.resendConfirmation')).status).toBe(200);
  });

  it('is as limited when all ask at once', async () => {
    const { browser } = await signUp();
    const answers = Array.from({ length: 30 }, () => browser.copy().call('auth.resendConfirmation'));
    expect(tally(await Promise.all(answers))).toEqual({
      200: RESENT_LINKS.limit,
      429: 30 - RESENT_LINKS.limit,
    });
  });

  it('needs a session', async () => {
    expect((await new Browser().call('auth.resendConfirmation')).status).toBe(401);
  });
});

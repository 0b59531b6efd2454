import { describe, expect, it } from 'vitest';
import { type Answer, Browser, newSender } from '#functions/testing/api.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { newEmail, signIn, signUp } from '#functions/testing/people.ts';
import { advanceClock, eventually, mailsTo } from '#functions/testing/stack.ts';
import { tally } from '#functions/testing/tally.ts';
import { RESET_CODES, SIGN_IN_FAILURES } from '#shared/features/auth/routes.ts';

const NEW_PASSWORD = 'a-fresh-lantern-77';

const config = async () => JSON.parse((await new Browser().send('/config.json')).text);

/** What Amplify sends: an operation of Cognito to the address that /config.json names. */
const ask = async (
  operation: string,
  body: object,
  { browser = new Browser(), type = 'application/x-amz-json-1.1' } = {},
): Promise<Answer<unknown>> => {
  const { userPoolEndpoint, userPoolClientId } = await config();
  return browser.send(userPoolEndpoint, {
    method: 'POST',
    headers: { 'content-type': type, 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId: userPoolClientId, ...body }),
  });
};

/** The status and the service's name of an error. */
const nameOf = ({ status, headers, text }: Answer<unknown>) => {
  expect(JSON.parse(text).__type).toBe(headers.get('x-amzn-errortype'));
  return [status, headers.get('x-amzn-errortype')?.replace(/Exception$/, '')];
};

/** Requests a code and returns it from the mail. */
const codeFor = async (email: string): Promise<string> => {
  expect((await ask('ForgotPassword', { Username: email })).status).toBe(200);
  return eventually('the code', async () => {
    const mails = await mailsTo(email);
    return mails.map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1]).find((found) => found);
  });
};

const confirm = (Username: string, ConfirmationCode: string, Password = NEW_PASSWORD) =>
  ask('ConfirmForgotPassword', { Username, ConfirmationCode, Password });

describe('a password reset', () => {
  it('with the mailed code sets the password, ends all sessions, and lets the owner in despite wrong guesses', async () => {
    expect((await config()).userPoolEndpoint).toBe('/api/auth/reset');
    const { browser, email } = await signUp();
    const elsewhere = await signIn(email);
    const stranger = newSender();
    for (let guess = 0; guess < SIGN_IN_FAILURES.limit; guess++)
      await signIn(email, 'a wrong guess', false, new Browser(stranger));
    expect((await signIn(email, PASSWORD, false, new Browser(stranger))).answer.status).toBe(429);

    const code = await codeFor(email);
    const confirmed = await confirm(email, code);
    expect(confirmed.status, confirmed.text).toBe(200);
    for (const each of [browser, elsewhere.browser])
      expect((await each.copy().call('auth.resendConfirmation')).status).toBe(401);
    expect((await signIn(email, PASSWORD)).answer.status).toBe(401);
    // Cognito itself still locks the user out, for longer when the guesses came slowly: 64 s at most.
    await advanceClock(65_000);
    expect((await signIn(email, NEW_PASSWORD, false, new Browser(stranger))).answer.status).toBe(200);
  });

  it('is mailed about under the product’s name: the code, and then that it happened', async () => {
    const { email } = await signUp();
    const code = await codeFor(email);
    const subject = 'Reset your Fledge password';
    const mail = (await mailsTo(email)).find((one) => one.subject === subject);
    expect(mail?.text).toContain(code);
    expect(mail?.text).toContain('works for one hour');
    expect(mail?.text).not.toMatch(/verif|<|\{/i);
    await confirm(email, code);
    await eventually('the mail about the new password', async () =>
      (await mailsTo(email)).some((one) => one.subject === 'Your Fledge password was reset'),
    );
  });

  it('refuses passwords that are easy to guess, and the code stays valid', async () => {
    const { email } = await signUp();
    const code = await codeFor(email);
    for (const password of ['aaaaaaaa', 'Password1!', 'Summer2026', email])
      expect(nameOf(await confirm(email, code, password))).toEqual([400, 'InvalidPassword']);
    expect((await confirm(email, code)).status).toBe(200);
  });

  it('passes on what Cognito refuses, under its names', async () => {
    const { email } = await signUp();
    expect(nameOf(await confirm(email, '000000x'))).toEqual([400, 'ExpiredCode']);
    await codeFor(email);
    expect(nameOf(await confirm(email, '000000x'))).toEqual([400, 'CodeMismatch']);
    // An unknown address looks like a known one.
    const unknown = await ask('ForgotPassword', { Username: newEmail() });
    expect([unknown.status, JSON.parse(unknown.text)]).toMatchObject([200, { CodeDeliveryDetails: {} }]);
  });

  it('takes these two operations only, from our client, in their protocol', async () => {
    const { email } = await signUp();
    for (const operation of ['InitiateAuth', 'SignUp', 'AdminSetUserPassword', 'ListUsers', ''])
      expect((await ask(operation, { Username: email })).error.code).toBe('invalid_input');
    expect((await ask('ForgotPassword', { Username: email }, { type: 'application/json' })).status).toBe(415);
    const foreign = await ask('ForgotPassword', { Username: email, ClientId: 'another-client' });
    expect(nameOf(foreign)).toEqual([400, 'ResourceNotFound']);
    expect(nameOf(await ask('ConfirmForgotPassword', { Username: email }))).toEqual([
      400,
      'InvalidParameter',
    ]);
    expect((await mailsTo(email)).some(({ subject }) => subject.startsWith('Reset'))).toBe(false);
  });

  it('is limited for each sender and address', async () => {
    const browser = new Browser();
    const Username = newEmail();
    const answers = [];
    for (let mail = 0; mail <= RESET_CODES.limit; mail++)
      answers.push(await ask('ForgotPassword', { Username }, { browser }));
    expect(tally(answers)).toEqual({ 200: RESET_CODES.limit, 429: 1 });
    expect(nameOf(answers.at(-1) as Answer<unknown>)[1]).toBe('LimitExceeded');
    expect((await ask('ForgotPassword', { Username: newEmail() }, { browser })).status).toBe(200);
  });
});

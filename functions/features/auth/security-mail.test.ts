import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { confirmedPerson, newEmail, signIn, signUp } from '#functions/testing/people.ts';
import { asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';
import { SECURITY_MAILS, type SecurityMailKind } from '#shared/features/auth/security-mails.ts';
import { mailAccountSecurity, securityMail } from './security-mail.ts';

beforeAll(asOperator);
beforeEach(() => {
  Object.assign(process.env, { MAIL_FROM: 'hello@fledge.test', MAILS_PER_SECOND: '100' });
});

const mailsOf = async (email: string, kind: SecurityMailKind) =>
  (await mailsTo(email)).filter(({ subject }) => subject === SECURITY_MAILS[kind].title);
const aMail = (email: string, kind: SecurityMailKind) =>
  eventually(`the mail ${kind}`, async () => (await mailsOf(email, kind))[0]);

describe('a mail about the security of an account', () => {
  it('reports a sign-in from a new browser, once for each; not the one that the account was created in', async () => {
    const { browser, email } = await confirmedPerson();
    const elsewhere = await signIn(email);
    const mail = await aMail(email, 'newBrowser');
    expect(mail.text).toMatch(/on \d+ \w+ \d{4} at \d\d:\d\d UTC/);
    expect(mail.text).toContain('/auth/forgot-password');
    await signIn(email, PASSWORD, false, elsewhere.browser);
    await browser.call('auth.signOut');
    await signIn(email, PASSWORD, true, browser);
    await signIn(email);
    await eventually('the second mail', async () => (await mailsOf(email, 'newBrowser')).length >= 2);
    expect(await mailsOf(email, 'newBrowser')).toHaveLength(2);
  });

  it('reports every change of the password', async () => {
    const { browser, email } = await confirmedPerson();
    const body = { currentPassword: PASSWORD, newPassword: 'three herons on a pier 7' };
    expect((await browser.call('auth.changePassword', { body })).status).toBe(200);
    expect((await aMail(email, 'passwordChanged')).html).toContain('Reset my password');
    const again = { currentPassword: body.newPassword, newPassword: PASSWORD };
    expect((await browser.call('auth.changePassword', { body: again })).status).toBe(200);
    await eventually('the second', async () => (await mailsOf(email, 'passwordChanged')).length === 2);
  });

  it('tells the old address that the account has another one, once', async () => {
    const { user, email } = await signUp();
    const before = (await getAccount(user.id)) ?? expect.unreachable();
    const change = { before, after: { ...before, email: newEmail() }, at: new Date() };
    await mailAccountSecurity(change);
    await mailAccountSecurity(change);
    expect(await mailsOf(email, 'addressChanged')).toHaveLength(1);
    expect(await mailsTo(change.after.email)).toEqual([]);
  });

  it('is sent to an unconfirmed address as rarely as confirmation mails', async () => {
    const { user, email } = await signUp();
    const before = (await getAccount(user.id)) ?? expect.unreachable();
    for (let n = 0; n < 8; n++)
      await mailAccountSecurity({
        before,
        after: { ...before, newPassword: { id: newId(), how: 'changed' } },
        at: new Date(),
      });
    expect(await mailsOf(email, 'passwordChanged')).toHaveLength(4);
  });

  it('does not carry a stranger’s words', () => {
    process.env.SITE_URL = 'https://fledge.example';
    const { text, html } = securityMail('win at evil.example', 'newBrowser', new Date(0));
    expect(text + html).not.toContain('evil');
    expect(text).toContain('1 January 1970 at 00:00 UTC');
  });
});

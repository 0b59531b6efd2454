import { beforeAll, expect, it } from 'vitest';
import { activeAdmin } from '#functions/testing/admins.ts';
import { Browser } from '#functions/testing/api.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { confirmedPerson, newEmail, signUp } from '#functions/testing/people.ts';
import { asOperator, confirmationToken, eventually, itemAt, mailsTo } from '#functions/testing/stack.ts';

beforeAll(asOperator);

it('an invitation is mailed, and its link lets the user in', async () => {
  const admin = await activeAdmin();
  const email = newEmail();
  const body = { email, firstName: 'Ina', lastName: 'Vited', role: 'mentor' };
  await admin.browser.call('invitations.create', { body });
  const token = await eventually('the invitation', async () => {
    const [mail] = await mailsTo(email);
    return /\/auth\/accept-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  });
  const answer = await new Browser().call('auth.acceptInvitation', { body: { token, password: PASSWORD } });
  expect(answer.body).toMatchObject({ email, status: 'active' });
  expect(await mailsTo(email)).toHaveLength(1);
});

it('a rejection is mailed with its reason, as text', async () => {
  const admin = await activeAdmin();
  const { user, email } = await confirmedPerson('employer');
  const reason = 'We found no <b>company</b> of this name';
  await admin.browser.call('admin.reject', { params: { id: user.id }, body: { reason } });
  const mail = await eventually('the mail', async () =>
    (await mailsTo(email)).find(({ subject }) => subject.includes('wasn’t approved')),
  );
  expect(mail.text).toContain(`Reason: ${reason}`);
  expect(mail.html).toContain('&lt;b&gt;company');
});

it('a decision is mailed when the address is confirmed, once; until then the user is notified in the app', async () => {
  const admin = await activeAdmin();
  const { browser, user, email } = await signUp('employer');
  const reason = 'The company does not exist';
  await admin.browser.call('admin.reject', { params: { id: user.id }, body: { reason } });
  const notified = await eventually('the notification', async () => {
    const { items } = (await browser.call('notifications.list')).body;
    return items.find(({ event }) => event.kind === 'account_rejected');
  });
  expect(notified.event).toEqual({ kind: 'account_rejected', reason });
  const aboutDecision = async () =>
    (await mailsTo(email)).filter(({ subject }) => subject.includes('wasn’t approved'));
  const token = await confirmationToken(email);
  expect(await aboutDecision()).toEqual([]);
  await browser.call('auth.confirm', { body: { token } });
  await eventually('the mail', async () => (await aboutDecision()).length > 0);
  // A later change of the account, which has the same decision.
  await admin.browser.call('admin.approve', { params: { id: user.id }, body: {} });
  await eventually('the mail of the approval', async () => (await mailsTo(email)).length > 2);
  expect(await aboutDecision()).toHaveLength(1);
});

it('the directory follows what users do themselves', async () => {
  const { browser, user } = await confirmedPerson('student');
  const state = () => itemAt(`user#${user.id}`, 'directory');
  await browser.call('notifications.list');
  const listed = await eventually('a day of activity', async () => {
    const shown = (await state())?.user as { lastActiveOn: string | null } | undefined;
    return shown?.lastActiveOn !== null && shown;
  });
  expect(listed.lastActiveOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});

import { expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { say, talking } from '#functions/testing/conversations.ts';
import type { Member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';
import { delayedTasks } from '#functions/testing/tasks.ts';

const mailsOf = async ({ id }: Member) => {
  asOperator();
  return mailsTo((await getAccount(id))?.email ?? '');
};

/** Waits until the task of a message is queued, and lets its ten minutes pass. */
const tenMinutesPass = async (): Promise<void> => {
  await eventually('the task', async () => (await delayedTasks()) > 0);
  await advanceClock(601_000);
  await eventually('the end of the task', async () => (await delayedTasks()) === 0);
};

it('mails once about a conversation until it is read, and says that replies reach no one', async () => {
  const { applicant, employer, id } = await talking();
  const unread = async (count: number) =>
    eventually(`${count} mails`, async () => (await mailsOf(applicant)).filter(isUnread).length === count);
  const isUnread = ({ subject }: { subject: string }) => subject.startsWith('Erin Example wrote to you');
  await tenMinutesPass();
  await unread(1);
  const [mail] = (await mailsOf(applicant)).filter(isUnread);
  expect(mail?.text).toContain('You can’t reply to this email');
  expect(mail?.text).not.toContain('Hello\n\nHello');
  (await say(employer, id, 'Are you there?')).body;
  (await applicant.browser.call('conversations.read', { params: { id }, body: { upTo: 2 } })).body;
  (await say(employer, id, 'A new question')).body;
  await tenMinutesPass();
  await unread(2);
});

it('mails nothing about what was read within ten minutes, nor to users who want no such mail', async () => {
  const { applicant, employer, id } = await talking();
  (await applicant.browser.call('conversations.read', { params: { id }, body: { upTo: 1 } })).body;
  const body = { mail: { applications: true }, mailsADay: 0 };
  (await employer.browser.call('users.savePreferences', { params: { userId: employer.id }, body })).body;
  (await say(applicant, id, 'I have read it')).body;
  await tenMinutesPass();
  for (const who of [applicant, employer])
    expect((await mailsOf(who)).filter(({ subject }) => subject.includes('wrote to you'))).toEqual([]);
});

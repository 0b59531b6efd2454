import { expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { say, talking } from '#functions/testing/conversations.ts';
import type { Member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';

const mailsOf = async ({ id }: Member) => {
  asOperator();
  return mailsTo((await getAccount(id))?.email ?? '');
};

const isUnread = ({ subject }: { subject: string }) => subject.includes('wrote to you');
const unreadMailsOf = async (who: Member) => (await mailsOf(who)).filter(isUnread);

/** Lets time pass until a user has a number of mails about unread messages: the stream may queue their tasks at any moment. */
const untilMailed = (who: Member, count: number) =>
  eventually(`${count} mails`, async () => {
    const mails = await unreadMailsOf(who);
    if (mails.length >= count) return mails;
    await advanceClock(120_000);
    return undefined;
  });

it('mails once about a conversation until it is read, and says that replies reach no one', async () => {
  const { applicant, employer, id } = await talking();
  const [mail] = await untilMailed(applicant, 1);
  expect(mail?.subject).toMatch(/^Erin Example wrote to you/);
  expect(mail?.text).toContain('You can’t reply to this email');
  expect(mail?.text).not.toContain('Hello\n\nHello');
  (await say(employer, id, 'Are you there?')).body;
  (await applicant.browser.call('conversations.read', { params: { id }, body: { upTo: 2 } })).body;
  (await say(employer, id, 'A new question')).body;
  expect(await untilMailed(applicant, 2)).toHaveLength(2);
});

it('mails nothing about what was read within ten minutes, nor to users who want no such mail', async () => {
  const { applicant, employer, id } = await talking();
  (await applicant.browser.call('conversations.read', { params: { id }, body: { upTo: 1 } })).body;
  const body = { mail: { applications: true }, mailsADay: 0 };
  (await employer.browser.call('users.savePreferences', { params: { userId: employer.id }, body })).body;
  (await say(applicant, id, 'I have read it')).body;
  // What was written after that is mailed, so the time of these messages has passed.
  await untilMailed((await talking()).applicant, 1);
  for (const who of [applicant, employer]) expect(await unreadMailsOf(who)).toEqual([]);
});

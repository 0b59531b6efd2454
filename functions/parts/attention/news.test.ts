import { beforeAll, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { ask, QUESTION, saying, someone, taking } from '#functions/testing/asks.ts';
import { answerBuddy, newUniversity, seek } from '#functions/testing/buddies.ts';
import type { Member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { getWaiting } from './waiting-mails.ts';

beforeAll(asOperator);

/** Moves the clock to the next moment at which it shows an hour of UTC, where users of tests live. */
const advanceTo = async (hour: number): Promise<void> => {
  const now = (await advanceClock(0)).getTime();
  await advanceClock((hour * HOUR_MS - (now % DAY_MS) + DAY_MS) % DAY_MS);
};

const sleepsAtNight = async ({ id, browser }: Member) => {
  const body = { mail: { applications: true }, quietHours: { from: 22, to: 7 } };
  (await browser.call('users.savePreferences', { params: { userId: id }, body })).body;
};

const waits = ({ id }: Member, count: number) =>
  eventually(
    `${count} mails to wait`,
    async () => Object.keys((await getWaiting(id))?.mails ?? {}).length === count,
  );

const mails = async ({ id }: Member) => mailsTo((await getAccount(id))?.email ?? '');
const onlyMail = (who: Member) =>
  eventually('a mail', async () => {
    const all = await mails(who);
    return all.length === 1 && all[0];
  });

it('mails about questions and buddies wait in quiet hours, and come with the digest as far as nothing has followed', async () => {
  const alumnus = await taking();
  const [student, other] = [await someone({ firstName: 'Sami' }), await someone({ firstName: 'Olga' })];
  const university = newUniversity();
  for (const one of [alumnus, student]) await saying(one, { university });
  await advanceTo(22.5);
  for (const one of [alumnus, student, other]) await sleepsAtNight(one);

  (await ask(student, alumnus)).body;
  const answered = 'Which courses would you choose again today?';
  const { id } = (await ask(other, alumnus, answered)).body;
  const answer = { params: { id }, body: { text: 'Statistics, and one more.' } };
  (await alumnus.browser.call('asks.answer', answer)).body;
  (await seek(student, 'student')).body;
  const { pair } = (await seek(alumnus, 'senior')).body;
  if (!pair) throw new Error('no offer');
  // Two questions and an offer.
  await waits(alumnus, 3);
  await waits(other, 1);
  // The offer is declined before the morning.
  (await answerBuddy(alumnus, 'decline', pair.id)).body;
  await waits(student, 2);
  for (const one of [alumnus, student, other]) expect(await mails(one)).toEqual([]);

  await advanceTo(9);
  const [toAlumnus, toStudent, toOther] = [
    await onlyMail(alumnus),
    await onlyMail(student),
    await onlyMail(other),
  ];
  expect(toAlumnus.subject).toContain('Your day: 1 update about a question ·');
  expect(toAlumnus.text).toContain(`asks you: ${QUESTION}`);
  expect(toAlumnus.text).toContain('/dashboard/alumni/mentor?tab=questions');
  expect(toAlumnus.text).not.toContain(answered);
  expect(toStudent.subject).toContain('Your day: 1 update about a buddy ·');
  expect(toStudent.text).toContain('It didn’t work out with Alba');
  expect(toOther.text).toContain(`answered your question: ${answered}`);
});

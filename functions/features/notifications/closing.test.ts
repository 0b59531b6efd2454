import { beforeAll, expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { opportunityKey } from '#functions/features/opportunities/repository.ts';
import { applied } from '#functions/testing/applicants.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { storedCompany } from '#functions/testing/companies.ts';
import { type Member, manyUsers, member } from '#functions/testing/members.ts';
import { notificationsOf } from '#functions/testing/notifications.ts';
import { complete, openPosting, setStatus } from '#functions/testing/postings.ts';
import { published } from '#functions/testing/publish.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { delayedTasks } from '#functions/testing/tasks.ts';

beforeAll(asOperator);

const kindsOf = async (person: Member) =>
  (await notificationsOf(person)).items.map(({ event }) => event.kind);

/** Lets the tasks of an application become due, which come one after the other: those that come later are others. */
const withoutTasks = async () => {
  await eventually('the tasks', async () => (await delayedTasks()) > 0);
  for (let step = 0; step < 12; step += 1) await advanceClock(5_000);
  await eventually('no task', async () => (await delayedTasks()) === 0);
};

it('everyone with an undecided application is notified of a closing, through the stream and in several pages', async () => {
  const { id } = await published();
  const people = await applied(id, rounds(8, 30));
  const [gone, ...left] = people as [Member, ...Member[]];
  await withdraw(gone, id);
  await updateItem({
    Key: opportunityKey(id),
    UpdateExpression: 'SET #status = :closed',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':closed': 'closed' },
  });
  await eventually('the task', async () => (await delayedTasks()) > 0);
  await advanceClock(3_000);
  for (const person of left)
    await eventually('the notification', async () => (await kindsOf(person)).includes('opportunity_closed'));
  await eventually('the end', async () => !(await itemAt(`opportunity#${id}`, 'closing')));
  expect((await kindsOf(gone)).sort()).toEqual(['application', 'application']);
  for (const person of left)
    expect((await kindsOf(person)).sort()).toEqual(['application', 'opportunity_closed']);
});

it('applicants are notified once of an end, when it can no longer be undone, and never of one that was undone', async () => {
  const poster = await member({ role: 'employer' });
  await storedCompany([poster]);
  const [person] = await manyUsers(1);
  if (!person) throw new Error('There is no applicant.');
  const open = await openPosting(poster, complete());
  await apply(person, open.id);
  await withoutTasks();
  const endIt = async (posting: typeof open, tasks: number) => {
    const closed = (await setStatus(poster, posting, 'closed')).body;
    await eventually('the task', async () => (await delayedTasks()) === tasks);
    return closed;
  };
  // Undone, and closed again some seconds later: the first delay ends while the second can still be undone.
  const again = (await setStatus(poster, await endIt(open, 1), 'open')).body;
  await advanceClock(6_000);
  await endIt(again, 2);
  await advanceClock(5_000);
  await eventually('the end of the first delay', async () => (await delayedTasks()) === 1);
  expect(await kindsOf(person)).toEqual(['application']);
  await advanceClock(13_000);
  await eventually('the notification', async () => (await kindsOf(person)).includes('opportunity_closed'));
  await eventually('the end', async () => !(await itemAt(`opportunity#${open.id}`, 'closing')));
  expect(await kindsOf(person)).toEqual(['opportunity_closed', 'application']);
});

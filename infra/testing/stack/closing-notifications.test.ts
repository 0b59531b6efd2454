import { beforeAll, expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { opportunityKey } from '#functions/parts/opportunities/repository.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { applied } from '#functions/testing/applicants.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { type Member, manyUsers, member } from '#functions/testing/members.ts';
import { notificationsOf } from '#functions/testing/notifications.ts';
import { complete, openPosting, setStatus } from '#functions/testing/postings.ts';
import { published } from '#functions/testing/publish.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { tasksOf } from './tasks.ts';

beforeAll(asOperator);

const kindsOf = async (person: Member) =>
  (await notificationsOf(person)).items.map(({ event }) => event.kind);

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
  for (const person of left)
    await eventually('the notification', async () => {
      await advanceClock(1_000);
      return (await kindsOf(person)).includes('opportunity_closed');
    });
  await eventually('the end', async () => !(await itemAt(`opportunity#${id}`, 'closing')));
  expect((await kindsOf(gone)).sort()).toEqual(['application', 'application']);
  for (const person of left)
    expect((await kindsOf(person)).sort()).toEqual(['application', 'opportunity_closed']);
});

it('applicants are notified once of an end, when it can no longer be undone, and never of one that was undone', async () => {
  const poster = await member({ role: 'employer' });
  await storeCompany([poster]);
  const [person] = await manyUsers(1);
  if (!person) throw new Error('There is no applicant.');
  const open = await openPosting(poster, complete());
  await apply(person, open.id);
  const waiting = () => tasksOf('opportunity-ended', open.id);
  /** The posting as it is then, and the task that waits. */
  const endIt = async (posting: typeof open) => {
    const before = waiting();
    const { body } = await setStatus(poster, posting, 'closed');
    const isNew = (task: string) => !before.includes(task);
    return { body, task: await eventually('the task', async () => waiting().find(isNew)) };
  };
  // Undone, and closed again some seconds later: the first delay ends while the second can still be undone.
  const first = await endIt(open);
  const again = (await setStatus(poster, first.body, 'open')).body;
  // As late as the first delay allows: the second one ends nine seconds after it.
  await advanceClock(9_000);
  await endIt(again);
  await advanceClock(3_000);
  await eventually('the end of the first delay', async () => !waiting().includes(first.task));
  expect(await kindsOf(person)).toEqual(['application']);
  await advanceClock(13_000);
  await eventually('the notification', async () => (await kindsOf(person)).includes('opportunity_closed'));
  await eventually('the end', async () => !(await itemAt(`opportunity#${open.id}`, 'closing')));
  expect(await kindsOf(person)).toEqual(['opportunity_closed', 'application']);
});

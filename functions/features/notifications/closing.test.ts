import { expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { opportunityKey } from '#functions/features/opportunities/repository.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { type Member, manyUsers } from '#functions/testing/members.ts';
import { notificationsOf } from '#functions/testing/notifications.ts';
import { published } from '#functions/testing/publish.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { eventually, itemAt } from '#functions/testing/stack.ts';

const kindsOf = async (person: Member) =>
  (await notificationsOf(person)).items.map(({ event }) => event.kind);

it('everyone with an undecided application is notified of a closing, through the stream and in several pages', async () => {
  const people = await manyUsers(rounds(8, 30));
  const { id } = await published();
  await Promise.all(people.map((person) => apply(person, id)));
  const [gone, ...left] = people as [Member, ...Member[]];
  await withdraw(gone, id);
  await updateItem({
    Key: opportunityKey(id),
    UpdateExpression: 'SET #status = :closed',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':closed': 'closed' },
  });
  for (const person of left)
    await eventually('the notification', async () => (await kindsOf(person)).includes('opportunity_closed'));
  await eventually('the end', async () => !(await itemAt(`opportunity#${id}`, 'closing')));
  expect((await kindsOf(gone)).sort()).toEqual(['application', 'application']);
  for (const person of left)
    expect((await kindsOf(person)).sort()).toEqual(['application', 'opportunity_closed']);
});

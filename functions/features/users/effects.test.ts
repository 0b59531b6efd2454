import { expect, it } from 'vitest';
import { type Account, accountKey } from '#functions/core/account.ts';
import { handler } from '#functions/events/stream/handler.ts';
import { approve } from '#functions/testing/decisions.ts';
import { listedMember } from '#functions/testing/members.ts';
import { notificationsOf } from '#functions/testing/notifications.ts';
import { eventually, itemAt, itemsOf } from '#functions/testing/stack.ts';
import { streamRecord } from '#functions/testing/stream.ts';

it('users are notified that they were approved', async () => {
  const person = await listedMember({ role: 'employer', approved: false });
  await approve(person.id);
  const { items } = await eventually('the notification', async () => {
    const list = await notificationsOf(person);
    return list.items.length > 0 && list;
  });
  expect(items.map(({ event }) => event)).toEqual([{ kind: 'account_approved' }]);
});

it('they are not notified of any other change of their account', async () => {
  const person = await listedMember();
  const account = (await itemAt(`user#${person.id}`, 'account')) as unknown as Account &
    Record<string, unknown>;
  const changes = [
    [undefined, account],
    [account, { ...account, sessionEpoch: 1 }],
    [account, { ...account, approved: false }],
    [account, undefined],
  ] as const;
  const Records = changes.map(([before, after]) => streamRecord(accountKey(person.id), before, after));
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
  const rows = await itemsOf(`user#${person.id}`);
  expect(rows.filter(({ entity }) => entity === 'notification')).toEqual([]);
});

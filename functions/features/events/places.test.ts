import { expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { transact } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { eventKey } from '#functions/parts/events/repository.ts';
import { asGuest, eventFields, inHours, publishedEvent, readEvent } from '#functions/testing/events.ts';
import { type Member, manyUsers, member } from '#functions/testing/members.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually, itemAt, mailsTo } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';

const ONE_PLACE = rounds(40, 100);

const placeOf = async (who: Member, id: string) => (await readEvent(who, id)).mine;
const change = async (host: Member, id: string, given: Parameters<typeof eventFields>[0]) => {
  const { title, description, startsAt, endsAt, version } = await readEvent(host, id);
  const body = { ...(await eventFields({ title, description, startsAt, endsAt, ...given })), version };
  return (await host.browser.call('events.update', { params: { id }, body })).body;
};

it(`of ${ONE_PLACE} who answer at once for one place one has it, and each of the others a place on the list of their own`, async () => {
  const { host, id } = await publishedEvent({ capacity: 1 });
  const users = await manyUsers(ONE_PLACE);
  const statuses = new Map<number, number>();
  await inParallel(users, 24, async (who) => {
    for (let tries = 0; tries < 20; tries++) {
      const answer = await asGuest(who, 'rsvp', id);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) return;
      expect([answer.status, answer.error.code]).toEqual([429, 'too_many_requests']);
    }
  });
  expect(statuses.get(200)).toBe(ONE_PLACE);
  expect(await readEvent(host, id)).toMatchObject({ going: 1, waiting: ONE_PLACE - 1 });
  const mine = await inParallel(users, 8, (who) => placeOf(who, id));
  expect(mine.filter((one) => one?.status === 'going')).toHaveLength(1);
  expect(mine.flatMap((one) => one?.position ?? []).sort((a, b) => a - b)).toEqual(
    Array.from({ length: ONE_PLACE - 1 }, (_, index) => index + 1),
  );
});

it('a freed place goes to the next at once, raising moves up in order, and lowering removes nobody', async () => {
  const { host, id } = await publishedEvent({ capacity: 1 });
  const email = `next-${newId()}@example.com`;
  const [ada, bo, cy, di] = [await member(), await member({ email }), await member(), await member()];
  for (const who of [ada, bo, cy, di]) (await asGuest(who, 'rsvp', id)).body;
  expect(await placeOf(di, id)).toEqual({ status: 'waiting', position: 3, chance: null });
  // The same again changes nothing.
  expect((await asGuest(di, 'rsvp', id)).body.mine?.position).toBe(3);
  expect((await asGuest(ada, 'leave', id)).body.mine?.status).toBe('left');
  expect((await placeOf(bo, id))?.status).toBe('going');
  expect((await placeOf(cy, id))?.position).toBe(1);
  const mail = await eventually('the mail', async () =>
    (await mailsTo(email)).find(({ attached }) => attached),
  );
  expect(mail.subject).toContain('You have a place');
  // Who comes back begins at the end of the list.
  expect((await asGuest(ada, 'rsvp', id)).body.mine?.position).toBe(3);
  expect(await change(host, id, { capacity: 3 })).toMatchObject({ going: 3, waiting: 1 });
  expect(await change(host, id, { capacity: 1 })).toMatchObject({ going: 3, waiting: 1, capacity: 1 });
  expect((await asGuest(cy, 'leave', id)).body).toMatchObject({ going: 2, waiting: 1 });
});

it('who leaves the list while a place is free for them does not move up', async () => {
  const { host, id } = await publishedEvent({ capacity: 1 });
  const [ada, bo, cy] = [await member(), await member(), await member()];
  for (const who of [ada, bo, cy]) (await asGuest(who, 'rsvp', id)).body;
  // As after a change of the capacity whose places are not given yet.
  asOperator();
  await transact({ event: { Update: updateOf(eventKey(id), { set: { capacity: 2 } }) } });
  expect((await asGuest(bo, 'leave', id)).status).toBe(200);
  expect(await placeOf(cy, id)).toMatchObject({ status: 'going' });
  expect(await readEvent(host, id)).toMatchObject({ going: 2, waiting: 0 });
});

it('within a day of the beginning a place is offered for two hours, and goes on to the next when nobody takes it', async () => {
  const { id } = await publishedEvent({
    startsAt: await inHours(20),
    endsAt: await inHours(21),
    capacity: 1,
  });
  const [ada, bo, cy] = [await member(), await member(), await member()];
  for (const who of [ada, bo, cy]) (await asGuest(who, 'rsvp', id)).body;
  (await asGuest(ada, 'leave', id)).body;
  const offer = await placeOf(bo, id);
  expect(offer).toMatchObject({ status: 'offered' });
  expect(await readEvent(cy, id)).toMatchObject({ going: 1, waiting: 1, mine: { position: 1 } });
  await advanceClock(2 * HOUR_MS + 60_000);
  // What is due within the next hour waits in the queue for a quarter of an hour at a time.
  await eventually('the next offer', async () => {
    await advanceClock(60_000);
    return (await placeOf(cy, id))?.status === 'offered';
  });
  expect(await placeOf(bo, id)).toMatchObject({ status: 'waiting', position: 1 });
  expect((await asGuest(cy, 'rsvp', id)).body).toMatchObject({
    going: 1,
    waiting: 1,
    mine: { status: 'going' },
  });
  expect(await itemAt(`event#${id}`, 'event')).toMatchObject({ offered: 0 });
  expect(await itemAt(`event#${id}`, 'event')).not.toHaveProperty('offerDue');
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { eventKey } from '#functions/parts/events/repository.ts';
import { someEvent, storeEvent } from '#functions/scenarios/event.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { allItems, withOwnTable } from '#functions/testing/own-table.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { eventually } from '#functions/testing/stack.ts';
import { tellGuests } from './tell-guests.ts';
import type { GuestsTask } from './tell-queue.ts';

withOwnTable();

const GUESTS = rounds(130, 5000);
const WAITING = 20;
const PROCESS = join(import.meta.dirname, '..', '..', 'testing', 'tell-guests-process.ts');
const AT = '2026-12-01T08:00:00.000Z';

const notified = async (): Promise<string[]> =>
  (await allItems()).flatMap(({ entity, pk }) =>
    entity === 'notification' ? [String(pk).replace('user#', '')] : [],
  );

/** Begins a page in a process of its own and kills it in the middle: the message is delivered again afterwards. */
const killedInTheMiddle = async (task: GuestsTask): Promise<void> => {
  const before = (await notified()).length;
  const child = fork(PROCESS, [JSON.stringify(task)]);
  const ended = once(child, 'exit');
  await eventually('the first guests to be told', async () => (await notified()).length >= before + 3);
  child.kill('SIGKILL');
  await ended;
};

it(`each of ${GUESTS} guests of a cancelled event is told once, however often a task is interrupted or repeated`, async () => {
  const now = new Date(AT);
  const guests = Array.from({ length: GUESTS }, () => newAccount());
  const host = newAccount({ role: 'alumni' });
  const event = someEvent({ host, capacity: GUESTS - WAITING }, now);
  await storeEvent(
    event,
    guests.map((who, index) => ({ who, status: index < GUESTS - WAITING ? 'going' : 'waiting' })),
    now,
  );
  const cancelled = { status: 'cancelled', reason: 'Storm', updatedAt: AT };
  await updateItem(updateOf(eventKey(event.id), { set: cancelled }));
  let task: GuestsTask | undefined = { eventId: event.id, news: 'cancelled', at: AT };
  const first = task;
  await killedInTheMiddle(first);
  while (task) {
    // Delivered twice at the same time.
    const [next]: (GuestsTask | undefined)[] = await Promise.all([tellGuests(task), tellGuests(task)]);
    task = next;
  }
  // A message that is delivered again long after.
  await tellGuests(first);
  const told = await notified();
  expect(told.filter((id) => id !== host.id).sort()).toEqual(guests.map(({ id }) => id).sort());
  const mails = (await allItems()).filter(({ entity }) => entity === 'mail-request');
  expect(mails).toHaveLength(told.length);
});

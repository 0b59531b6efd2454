import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { itemOf } from '#functions/core/keys.ts';
import { putItem, queryItems } from '#functions/core/table.ts';
import {
  type EventRecord,
  type GuestRecord,
  guestRecordSchema,
  NO_SEATS,
} from '#functions/parts/events/record.ts';
import { eventItem, getEvent } from '#functions/parts/events/repository.ts';
import { storeEvent } from '#functions/scenarios/event.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { answeredUnless, call } from '#functions/testing/call.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { throttle } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { holdsEventPlace, OFFER_MS } from '#shared/features/events/rules.ts';
import { settleEvent } from './due.ts';
import { cancel } from './lifecycle.ts';
import { leave, rsvp } from './rsvp.ts';
import { settlePlaces } from './settle-places.ts';
import { update } from './update.ts';

/*
 * Guests come, leave and accept, the host raises and lowers the capacity and sometimes cancels, offers lapse, requests are
 * repeated, and the table throttles: all at the same time. Whatever succeeded, no more have a place than the capacity ever
 * allowed, the counts are those of the guests, who came first is served first, and no place stays free while someone waits.
 */

withOwnTable();
beforeAll(() => {
  process.env.MAIL_FROM = '';
});

const START = Date.parse('2028-02-20T08:00:00.000Z');
const STEPS = 12;
const GUESTS = 7;

/** What may be refused: by a rule, or by another change. Nothing else, such as a table that is busy, is an answer. */
const answered = answeredUnless('conflict', 'illegal_transition', 'too_many_requests', 'invalid_input');

const someEvent = (round: number, host: Account, capacity: number): EventRecord => {
  const at = new Date(START).toISOString();
  return {
    ...NO_SEATS,
    id: `e-round-${round}`,
    title: 'An evening',
    description: '',
    // The 29th of February, over midnight.
    startsAt: '2028-02-29T20:00:00.000Z',
    endsAt: '2028-03-01T01:00:00.000Z',
    timeZone: 'Europe/Berlin',
    venue: '',
    link: '',
    capacity,
    audience: 'everyone',
    status: 'published',
    host: { id: host.id, name: 'Robin' },
    coHosts: [],
    university: '',
    reason: '',
    code: 'ABCDEF',
    history: [{ status: 'published', at, by: 'host' }],
    version: 1,
    turn: 1,
    sequence: 0,
    messages: [],
    told: [],
    createdAt: at,
    updatedAt: at,
  };
};

const newUser = async (given: Partial<Account> = {}): Promise<Account> => {
  const account = newAccount(given);
  await putItem({ Item: { ...itemOf('account', { userId: account.id }), ...account } });
  return account;
};

const play = async (round: number) => {
  const random = randomFrom(RACE_SEED + round * 7919);
  const host = await newUser({ role: 'alumni' });
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => newUser()));
  const first = someEvent(round, host, 1 + random(3));
  await putItem({ Item: eventItem(first, new Date(START)) });
  const { id } = first;
  let most = first.capacity;
  let now = new Date(START);
  const asGuest = (account: Account) => {
    const given = { params: { id }, account, body: {}, now };
    return answered(random(3) === 0 ? call(leave, given) : call(rsvp, given));
  };
  const asHost = async () => {
    const record = await getEvent(id);
    if (!record) return;
    if (random(40) === 0)
      return answered(
        call(cancel, { params: { id }, record, account: host, body: { reason: 'Storm' }, now }),
      );
    const { title, description, startsAt, endsAt, timeZone, venue, link, audience, version } = record;
    const capacity = 1 + random(4);
    most = Math.max(most, capacity);
    const body = { title, description, startsAt, endsAt, timeZone, venue, link, audience, version };
    await answered(
      call(update, { params: { id }, record, account: host, body: { ...body, coHosts: [], capacity }, now }),
    );
  };
  const bySchedule = async () => {
    const event = await getEvent(id);
    if (event?.dueAt !== undefined && Date.parse(event.dueAt) <= now.getTime() + HOUR_MS / 60)
      await settleEvent(id, event.dueAt, now);
  };
  for (let step = 0; step < STEPS; step++) {
    // Offers begin a day before: half of the steps lie there.
    now = new Date(now.getTime() + (step === STEPS / 2 ? 200 : random(5)) * HOUR_MS);
    if (random(4) === 0) await throttle({ partition: `event#${id}` }, 1 + random(3));
    await Promise.all(
      Array.from({ length: 1 + random(4) }, async () => {
        const what = random(8);
        if (what === 0) return asHost();
        if (what === 1) return bySchedule();
        const who = guests[random(GUESTS)] as Account;
        await asGuest(who);
        if (random(4) === 0) await answered(call(rsvp, { params: { id }, account: who, body: {}, now }));
      }),
    );
    await settlePlaces(id, now);
    check(await stored(id), { most, now });
  }
};

const partitionOf = async <T extends z.ZodType>(schema: T, pk: string) =>
  (
    await queryItems(schema, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    })
  ).items;

const stored = async (id: string) => {
  const [event, guests, queue] = await Promise.all([
    getEvent(id),
    partitionOf(guestRecordSchema, `event-guests#${id}`),
    partitionOf(z.object({ sk: z.string() }), `event-queue#${id}`),
  ]);
  if (!event) throw new Error('The event is gone.');
  return { event, guests, queue: queue.map(({ sk }) => sk) };
};

/** When and as what each became what they are: who waits longer than one who got a place later was passed over. */
const check = (
  { event, guests, queue }: Awaited<ReturnType<typeof stored>>,
  { most, now }: { most: number; now: Date },
) => {
  const count = (status: GuestRecord['status']) => guests.filter((guest) => guest.status === status).length;
  expect(event.held).toBe(guests.filter(({ status }) => holdsEventPlace(status)).length);
  expect(event.held).toBeLessThanOrEqual(most);
  expect([event.waiting, event.offered]).toEqual([count('waiting'), count('offered')]);
  expect(Object.values(event.blocks).reduce((sum, one) => sum + one, 0)).toBe(event.waiting);
  const rows = guests.flatMap(({ status, number, offerUntil, userId }) => {
    if (status === 'waiting') return [`waiting#${String(number).padStart(8, '0')}#${userId}`];
    return status === 'offered' ? [`offer#${offerUntil}#${userId}`] : [];
  });
  expect(queue.sort()).toEqual(rows.sort());
  const numbers = guests.flatMap(({ number }) => number ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  if (event.status === 'published' && event.waiting > 0 && now.toISOString() < event.startsAt)
    expect(event.held).toBeGreaterThanOrEqual(event.capacity);
  // Nobody who is behind in the list has got a place after someone ahead began to wait.
  for (const ahead of guests.filter(({ status }) => status === 'waiting'))
    for (const other of guests) {
      const last = other.history.at(-1);
      const before = other.history.at(-2);
      const movedUp =
        before?.status === 'waiting' && (last?.status === 'going' || last?.status === 'offered');
      if (movedUp && last.at > ahead.at) expect(before.at <= ahead.at).toBe(true);
    }
};

it.each(Array.from({ length: rounds(5, 200) }, (_, round) => round))(
  `round %i of answers, offers, capacities and ends keeps every promise (seed ${RACE_SEED})`,
  play,
);

it('who comes while a place is free for those who wait does not pass them', async () => {
  const now = new Date(START);
  const [host, ada, bo, cy] = [
    await newUser({ role: 'alumni' }),
    await newUser(),
    await newUser(),
    await newUser(),
  ];
  // As between an offer that lapsed and the next one.
  const event = someEvent(10_000, host, 2);
  await storeEvent(
    event,
    [
      { who: ada, status: 'going' },
      { who: bo, status: 'waiting' },
    ],
    now,
  );
  const mine = async (account: Account) =>
    (await call(rsvp, { params: { id: event.id }, account, body: {}, now })).mine;
  expect(await mine(cy)).toEqual({ status: 'waiting', position: 2, chance: null });
  await settlePlaces(event.id, now);
  expect(await mine(bo)).toEqual({ status: 'going' });
});

it('an offer that has lapsed is no longer accepted: the place goes to the next, and comes back at the end', async () => {
  const now = new Date('2028-02-29T08:00:00.000Z');
  const [host, ada, bo, cy] = [
    await newUser({ role: 'alumni' }),
    await newUser(),
    await newUser(),
    await newUser(),
  ];
  const event = someEvent(20_000, host, 1);
  await storeEvent(
    event,
    [
      { who: ada, status: 'going' },
      { who: bo, status: 'waiting' },
      { who: cy, status: 'waiting' },
    ],
    now,
  );
  const given = (account: Account, at: Date) => ({ params: { id: event.id }, account, body: {}, now: at });
  await call(leave, given(ada, now));
  const late = new Date(now.getTime() + OFFER_MS);
  expect((await call(rsvp, given(bo, late))).mine).toMatchObject({ status: 'waiting', position: 1 });
  expect((await call(rsvp, given(cy, late))).mine).toEqual({ status: 'going' });
});

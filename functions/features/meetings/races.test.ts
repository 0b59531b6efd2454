import { expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { retrying } from '#functions/core/retry.ts';
import { apply } from '#functions/testing/applications.ts';
import { applicantOf, inDays, offer } from '#functions/testing/meetings.ts';
import { type Member, manyUsers } from '#functions/testing/members.ts';
import { allClients, RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { itemAt, itemsOf, throttle } from '#functions/testing/stack.ts';

/*
 * Clients book, propose, accept, move and cancel the same few hours of the same few people, each request sometimes twice at
 * once or again as after a lost answer, while hosts change their hours, guests block and unblock them, and the table throttles. Whatever succeeded, no one has two meetings at a time, and the
 * calendars of all parties say the same as the meetings do.
 */

const STEPS = 6;

interface Entry {
  id: string;
  at: number;
  minutes: number;
  seq: number;
}

interface Stored {
  status: string;
  start?: string;
  minutes: number;
  sequence: number;
  host: { id: string };
  panel: { id: string }[];
  guest: { id: string };
}

const entriesOf = async ({ id }: Member): Promise<Entry[]> =>
  (await itemsOf(`calendar#${id}`)).flatMap((item) => (item.entries ?? []) as Entry[]);

/** The table throttles this test's own reads, too. */
const meetingOf = (id: string) =>
  retrying(
    async () => (await itemAt(`meeting#${id}`, 'meeting')) as unknown as Stored,
    () => true,
  );

/** Checks everyone's calendar against the meetings. */
const check = async (people: readonly Member[], ids: ReadonlySet<string>): Promise<void> => {
  const meetings = new Map(await Promise.all([...ids].map(async (id) => [id, await meetingOf(id)] as const)));
  for (const person of people) {
    const entries = (await entriesOf(person)).sort((one, other) => one.at - other.at);
    for (const [index, entry] of entries.entries()) {
      const next = entries[index + 1];
      if (next) expect(entry.at + entry.minutes).toBeLessThanOrEqual(next.at);
    }
    const expected = [...meetings].filter(
      ([, { status, host, panel, guest }]) =>
        status === 'confirmed' && [host, ...panel, guest].some(({ id }) => id === person.id),
    );
    expect(entries.map(({ id, at, minutes, seq }) => [id, at * 60_000, minutes, seq]).sort()).toEqual(
      expected.map(([id, one]) => [id, Date.parse(one.start ?? ''), one.minutes, one.sequence]).sort(),
    );
  }
};

it.each(rounds([10], [50, 200]))(
  `%i clients double-book no one (seed ${RACE_SEED})`,
  async (clients) => {
    const { guest, host, colleague, reason } = await applicantOf();
    const guests = [guest, ...(await manyUsers(Math.ceil(clients / 10) + 2))];
    for (const other of guests.slice(1)) (await apply(other, reason.opportunityId)).body;
    const hosts = [host, colleague];
    for (const one of hosts) await offer(one, { bufferMinutes: 15 });
    const { at } = await inDays(3);
    const known = new Set<string>();
    const cancelled = new Set<string>();
    const proposals = new Map<string, { guest: Member; times: string[] }>();

    const client = async (number: number): Promise<void> => {
      const random = randomFrom(RACE_SEED + number * 7919);
      const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
      const time = () => at(`${String(8 + random(4)).padStart(2, '0')}:${one(['00', '15', '30', '45'])}`);
      /** Sends a request once, twice at the same time, or again as after a lost answer: it is done once. */
      const send = async (who: Member, id: string, what: string, body: Record<string, unknown>) => {
        const call = () =>
          who.browser.call(`meetings.${what}` as 'meetings.reschedule', { params: { id }, body });
        const answers = await Promise.all(random(3) === 0 ? [call(), call()] : [call()]);
        if (random(4) === 0) answers.push(await call());
        for (const { status } of answers) expect([200, 201, 403, 404, 409, 429, 503]).toContain(status);
        const done = answers.filter(({ status }) => status < 300);
        expect(new Set(done.map(({ body: { id: found } }) => found)).size).toBeLessThanOrEqual(1);
        return done[0];
      };
      for (let step = 0; step < STEPS; step++) {
        const [who, of] = [one(guests), one(hosts)];
        const about = { ...reason, userId: who.id };
        const common = { reason: about, minutes: one([30, 45]), topic: 'Race', clientId: newId() };
        const id = one([...known, '']);
        const choice = random(11);
        if (choice < 4 || id === '') {
          const answer = await send(who, '', 'create', { ...common, with: of.id, start: time() });
          if (answer) known.add(answer.body.id);
        } else if (choice < 6) {
          const stored = await meetingOf(id);
          const party = [...guests, ...hosts].find((person) =>
            [stored.host.id, stored.guest.id].includes(person.id),
          );
          if (party) await send(party, id, 'reschedule', { start: time() });
        } else if (choice < 7) {
          const stored = await meetingOf(id);
          const party = guests.find((person) => person.id === stored.guest.id);
          if (party && (await send(party, id, 'cancel', {}))) cancelled.add(id);
        } else if (choice < 9) {
          const times = [time(), time()];
          const others = hosts
            .filter((person) => person !== of && random(2) === 0)
            .map((person) => person.id);
          const body = { ...common, with: who.id, proposed: times, panel: others };
          const answer = await send(of, '', 'create', body);
          if (answer) {
            known.add(answer.body.id);
            proposals.set(answer.body.id, { guest: who, times });
          }
          const [open, proposal] = one([...proposals]) ?? [];
          if (open && proposal) await send(proposal.guest, open, 'accept', { start: one(proposal.times) });
        } else if (choice < 10) {
          await offer(of, { bufferMinutes: one([0, 15]), slotMinutes: one([15, 30]) });
          await throttle({ partition: `calendar#${of.id}` }, 2);
          await throttle({ partition: `meeting#${id}` }, 2);
        } else {
          const params = { userId: of.id };
          await who.browser.call('conversations.block', { params });
          const refused = await send(who, '', 'create', { ...common, with: of.id, start: time() });
          // Another client may have unblocked the host meanwhile.
          if (refused) known.add(refused.body.id);
          await who.browser.call('conversations.unblock', { params });
        }
      }
    };
    await allClients(clients, client);
    expect(known.size).toBeGreaterThan(0);
    await check([...guests, ...hosts], known);
    for (const id of cancelled) expect((await meetingOf(id)).status).toBe('cancelled');
  },
  600_000,
);

it.each([
  ['no meeting', []],
  ['a meeting', ['12:00']],
])('of bookings at once for a day with %s, two succeed where the host wants two more', async (_, booked) => {
  const { guest, host, reason } = await applicantOf();
  const others = await manyUsers(5);
  for (const other of others) (await apply(other, reason.opportunityId)).body;
  await offer(host, { bufferMinutes: 30, slotMinutes: 30, maxPerDay: 2 + booked.length });
  const { at } = await inDays(3);
  const book = ({ browser, id }: Member, time: string) =>
    browser.call('meetings.create', {
      body: {
        with: host.id,
        reason: { ...reason, userId: id },
        minutes: 30,
        topic: 'Race',
        start: at(time),
      },
    });
  for (const time of booked) (await book(guest, time)).body;
  const times = ['09:00', '09:30', '10:00', '14:00', '14:30', '18:00'];
  const answers = await Promise.all([guest, ...others].map((who, index) => book(who, times[index] ?? '')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  const starts = (await entriesOf(host)).map((entry) => entry.at).sort((one, other) => one - other);
  expect(starts).toHaveLength(2 + booked.length);
  for (const [index, start] of starts.slice(1).entries())
    expect(start - (starts[index] ?? 0)).toBeGreaterThanOrEqual(60);
});

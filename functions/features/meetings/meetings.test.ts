import { describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { withdraw } from '#functions/testing/applications.ts';
import { book, booked, booking, change, listed, open } from '#functions/testing/booking.ts';
import { inDays, offer } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock } from '#functions/testing/stack.ts';
import { DAY_MS, WEEK_MS } from '#shared/core/durations.ts';

describe('booking a free slot', () => {
  it('takes the time of both sides, and both see it', async () => {
    const people = await open({ timeZone: 'Europe/Lisbon' });
    const { guest, host } = people;
    const answer = await book(people, '10:00');
    expect(answer.status).toBe(201);
    const meeting = answer.body;
    expect(meeting).toMatchObject({
      status: 'confirmed',
      side: 'guest',
      timeZone: 'Europe/Lisbon',
      host: { id: host.id },
      guest: { id: guest.id },
      topic: 'Mock interview',
      sequence: 0,
      ratings: [],
    });
    const { at } = await inDays(3);
    expect(await booked(guest)).toEqual([`${at('10:00')} ${meeting.id}`]);
    expect(await booked(host)).toEqual(await booked(guest));
    expect(await listed(guest)).toEqual([meeting]);
    expect(await listed(host)).toEqual([{ ...meeting, side: 'host' }]);
    const slots = await guest.browser.call('meetings.slots', {
      params: { id: host.id },
      query: { from: at('09:30'), to: at('11:30') },
    });
    expect(slots.body.slots).toEqual([at('09:30'), at('10:30'), at('11:00')]);
  });

  it('is refused for a time that is taken, not offered, past, or that the guest has not free', async () => {
    const people = await open({ bufferMinutes: 15, maxPerDay: 2 });
    (await book(people, '10:00')).body;
    const codes = [];
    for (const clock of ['10:00', '10:15', '10:30', '07:30', '19:45'])
      codes.push((await book(people, clock)).error.code);
    const { at } = await inDays(-1);
    codes.push((await book(people, '10:00', { start: at('10:00') })).error.code);
    expect(new Set(codes)).toEqual(new Set(['slot_taken']));
    expect((await book(people, '11:00')).status).toBe(201);
    // The limit of the day is reached, and another colleague has the guest's time taken.
    expect((await book(people, '15:00')).error.code).toBe('slot_taken');
    await offer(people.colleague);
    const other = await book(people, '11:00', { with: people.colleague.id });
    expect(other.error.code).toBe('slot_taken');
  });

  it('is refused with the other times that are closest, which can be booked', async () => {
    const people = await open();
    (await book(people, '10:00')).body;
    const { code, details } = (await book(people, '10:00')).error;
    const otherTimes = details && 'otherTimes' in details ? details.otherTimes : [];
    expect([code, otherTimes.length]).toEqual(['slot_taken', 3]);
    const { at } = await inDays(3);
    expect(otherTimes).toEqual(expect.arrayContaining([at('09:30'), at('10:30')]));
    for (const start of otherTimes) expect((await book(people, '10:00', { start })).status).toBe(201);
  });

  it('is the same meeting when the request is sent again with its id', async () => {
    const people = await open();
    const first = await book(people, '10:00', { clientId: 'client-1234' });
    const again = await book(people, '10:00', { clientId: 'client-1234' });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await booked(people.host)).toHaveLength(1);
  });

  it('needs a reason that goes on', async () => {
    const people = await open();
    const stranger = await member();
    const answers = [
      await stranger.browser.call('meetings.create', { body: await booking(people, '10:00') }),
      await stranger.browser.call('meetings.create', {
        body: await booking(people, '10:00', { reason: { ...people.reason, opportunityId: newId() } }),
      }),
      await book(people, '10:00', { with: stranger.id }),
      await book(people, '10:00', { with: people.guest.id }),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const meeting = (await book(people, '10:00')).body;
    (await withdraw(people.guest, people.reason.opportunityId)).body;
    expect((await book(people, '11:00')).status).toBe(403);
    const { at } = await inDays(3);
    expect((await change(people.host, 'reschedule', meeting.id, { start: at('12:00') })).status).toBe(403);
    // Its time can be given back.
    expect((await change(people.guest, 'cancel', meeting.id)).body.status).toBe('cancelled');
  });

  it.each([
    { minutes: 5 },
    { minutes: 241 },
    { topic: '' },
    { topic: 'x'.repeat(121) },
    { start: undefined },
    { proposed: ['2026-12-01T10:00:00Z'] },
    { start: '2026-12-01T10:00:30.000Z' },
    { start: 'tomorrow' },
    { panel: ['someone'] },
    { reason: { kind: 'friendship', id: 'x' } },
  ])('refuses %j', async (wrong) => {
    const answer = await book(await open(), '10:00', wrong);
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_input']);
  });
});

describe('a meeting', () => {
  it('is moved by its guest to a free slot, by its host to any free time, and the old time is free at once', async () => {
    const people = await open();
    const { guest, host } = people;
    const { id } = (await book(people, '10:00')).body;
    const { at } = await inDays(3);
    const moved = (await change(guest, 'reschedule', id, { start: at('10:15'), reason: 'A lecture' })).error;
    // Not on the host's half hours.
    expect(moved.code).toBe('slot_taken');
    const next = (await change(guest, 'reschedule', id, { start: at('10:30'), reason: 'A lecture' })).body;
    expect(next).toMatchObject({ start: at('10:30'), sequence: 1, status: 'confirmed' });
    expect(next.history.at(-1)).toMatchObject({ by: 'guest', reason: 'A lecture' });
    expect(await booked(host)).toEqual([`${at('10:30')} ${id}`]);
    const early = (await change(host, 'reschedule', id, { start: at('06:10') })).body;
    expect([early.start, early.sequence]).toEqual([at('06:10'), 2]);
    // The same again changes nothing.
    expect((await change(host, 'reschedule', id, { start: at('06:10') })).body).toEqual(early);
    expect(await booked(guest)).toEqual([`${at('06:10')} ${id}`]);
    expect((await book(people, '10:00')).status).toBe(201);
    expect((await change(host, 'reschedule', id, { start: at('10:15') })).error.code).toBe('slot_taken');
    expect(await booked(host)).toEqual(await booked(guest));
  });

  it('is moved across weeks', async () => {
    const people = await open();
    const { id } = (await book(people, '10:00')).body;
    const { at } = await inDays(10);
    (await change(people.guest, 'reschedule', id, { start: at('11:00') })).body;
    for (const who of [people.guest, people.host])
      expect(await booked(who)).toEqual([`${at('11:00')} ${id}`]);
  });

  it('is cancelled by either side, and its time is free at once', async () => {
    const people = await open();
    const { id } = (await book(people, '10:00')).body;
    const answer = (await change(people.host, 'cancel', id, { reason: 'I am ill' })).body;
    expect(answer).toMatchObject({ status: 'cancelled', side: 'host', sequence: 1 });
    expect((await change(people.guest, 'cancel', id)).body.version).toBe(answer.version);
    for (const who of [people.guest, people.host]) expect(await booked(who)).toEqual([]);
    expect((await book(people, '10:00')).status).toBe(201);
    const { at } = await inDays(3);
    expect((await change(people.guest, 'reschedule', id, { start: at('12:00') })).status).toBe(409);
  });

  it('has its place from the host, at an https address', async () => {
    const people = await open();
    const { id } = (await book(people, '10:00')).body;
    const link = 'https://meet.example.com/room-1';
    expect((await change(people.guest, 'place', id, { link })).status).toBe(403);
    for (const wrong of ['http://meet.example.com', 'javascript:alert(1)', 'https://a b.example.com', 'room'])
      expect((await change(people.host, 'place', id, { link: wrong })).status).toBe(400);
    expect((await change(people.host, 'place', id, { link })).body.link).toBe(link);
  });
});

describe('after a meeting', () => {
  const held = async () => {
    const people = await open();
    const { at } = await inDays(2);
    const { id } = (await book(people, '10:00', { start: at('10:00') })).body;
    expect((await change(people.host, 'outcome', id, { outcome: 'held' })).status).toBe(409);
    await advanceClock(3 * DAY_MS);
    return { ...people, id };
  };

  it('what became of it is recorded, and each rating is shown when both have rated', async () => {
    const { guest, host, id } = await held();
    const first = (await change(guest, 'outcome', id, { outcome: 'held', stars: 5, note: 'Clear' })).body;
    expect(first).toMatchObject({ status: 'held', ratings: [{ stars: 5, side: 'guest' }] });
    const get = async (who: Member) => (await who.browser.call('meetings.get', { params: { id } })).body;
    expect((await get(host)).ratings).toEqual([]);
    const both = (await change(host, 'outcome', id, { outcome: 'held', stars: 4 })).body;
    expect(both.ratings).toMatchObject([{ stars: 5 }, { stars: 4 }]);
    // A user rates once.
    expect((await change(guest, 'outcome', id, { outcome: 'held', stars: 1 })).body.ratings).toMatchObject([
      { stars: 5 },
      { stars: 4 },
    ]);
    expect((await get(guest)).ratings).toHaveLength(2);
  });

  it('one rating alone is shown after seven days, when no one can rate any more', async () => {
    const { guest, host, id } = await held();
    (await change(guest, 'outcome', id, { outcome: 'held', stars: 2 })).body;
    await advanceClock(WEEK_MS);
    const { body } = await host.browser.call('meetings.get', { params: { id } });
    expect(body.ratings).toMatchObject([{ stars: 2 }]);
    expect((await change(host, 'outcome', id, { outcome: 'held', stars: 1 })).status).toBe(409);
  });

  it('a guest cannot change what a host recorded, and a host can correct it', async () => {
    const { guest, host, id } = await held();
    expect((await change(host, 'outcome', id, { outcome: 'missed' })).status).toBe(400);
    const missed = (await change(host, 'outcome', id, { outcome: 'missed', missedBy: ['guest'] })).body;
    expect(missed).toMatchObject({ status: 'missed', missedBy: ['guest'] });
    expect((await change(guest, 'outcome', id, { outcome: 'held' })).status).toBe(409);
    const corrected = (await change(host, 'outcome', id, { outcome: 'held', stars: 3 })).body;
    expect(corrected.status).toBe('held');
    expect(corrected).not.toHaveProperty('missedBy');
    expect((await change(host, 'cancel', id)).status).toBe(409);
  });
});

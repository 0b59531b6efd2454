import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { itemOf } from '#functions/core/keys.ts';
import { batchWrite } from '#functions/core/table.ts';
import { Browser } from '#functions/testing/api.ts';
import { applicantOf, inDays, offer } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually, type Mail, mailsTo } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';

/** A calendar file as another parser reads it. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
        sequence: event.sequence,
        summary: event.summary,
        location: event.location,
        status: component.getFirstPropertyValue('status'),
        attendee: String(component.getFirstPropertyValue('attendee')).toLowerCase(),
      };
    }),
  };
};

const addressOf = async ({ id }: Member): Promise<string> => (await getAccount(id))?.email ?? '';

const mailAbout = async (who: Member, subject: string): Promise<Mail> => {
  const address = await addressOf(who);
  return eventually(`a mail “${subject}”`, async () =>
    (await mailsTo(address)).find((mail) => mail.subject.includes(subject)),
  );
};

const booked = async () => {
  const people = await applicantOf();
  await offer(people.host);
  const start = (await inDays(3)).at('10:00');
  const body = {
    with: people.host.id,
    reason: people.reason,
    start,
    minutes: 30,
    topic: 'Mock; “interview”, <b>',
  };
  const meeting = (await people.guest.browser.call('meetings.create', { body })).body;
  return { ...people, meeting, start };
};

describe('the mails about a meeting', () => {
  it('bring an entry for the calendar, its update and its cancellation, under one id, to both sides', async () => {
    const { guest, host, meeting, start } = await booked();
    const { id } = meeting;
    const entry = { uid: `${id}@meetings.fledge`, summary: meeting.topic, start };
    for (const who of [guest, host]) {
      const { attached, html } = await mailAbout(who, 'Meeting booked');
      expect(read(attached)).toMatchObject({
        method: 'REQUEST',
        events: [{ ...entry, sequence: 0, status: 'CONFIRMED', attendee: `mailto:${await addressOf(who)}` }],
      });
      expect(html).not.toContain('<b>');
    }
    const link = 'https://meet.example.com/harbour-room';
    (await host.browser.call('meetings.place', { params: { id }, body: { link } })).body;
    const { at } = await inDays(4);
    const moved = { start: at('11:00'), reason: 'A <script> of mine' };
    (await host.browser.call('meetings.reschedule', { params: { id }, body: moved })).body;
    for (const who of [guest, host]) {
      const { attached, html, text } = await mailAbout(who, 'Meeting moved');
      expect(read(attached)).toMatchObject({
        method: 'REQUEST',
        events: [{ ...entry, start: at('11:00'), sequence: 1 }],
      });
      // The room, for those who take part.
      expect(attached).toContain(link);
      expect(text).toContain(`Room: ${link}`);
      expect(text).toContain(moved.reason);
      expect(html).not.toContain('<script>');
    }
    (await guest.browser.call('meetings.cancel', { params: { id }, body: { reason: '' } })).body;
    for (const who of [guest, host])
      expect(read((await mailAbout(who, 'Meeting cancelled')).attached)).toMatchObject({
        method: 'CANCEL',
        events: [{ ...entry, start: at('11:00'), sequence: 2, status: 'CANCELLED' }],
      });
  });

  it('remind both sides a day and an hour before', async () => {
    const { guest, host, meeting, start } = await booked();
    const until = async (ms: number) => {
      const now = (await advanceClock(0)).getTime();
      // In steps, as the hourly run and the queue see the time pass.
      const left = Date.parse(start) - ms - now;
      for (let passed = 0; passed < left; passed += HOUR_MS)
        await advanceClock(Math.min(HOUR_MS, left - passed));
    };
    /** The queue's tasks wait for some minutes more where the clock jumps over the run that queues them. */
    const comes = async (who: Member, subject: string) => {
      const address = await addressOf(who);
      await eventually(`a mail “${subject}”`, async () => {
        // In small steps: on a slow machine, the start would be reached before the queue has passed on its task.
        await advanceClock(15_000);
        return (await mailsTo(address)).some((mail) => mail.subject.includes(subject));
      });
    };
    await until(DAY_MS - 60_000);
    for (const who of [guest, host]) await comes(who, 'Meeting tomorrow');
    await until(HOUR_MS - 60_000);
    for (const who of [guest, host]) await comes(who, 'Meeting in an hour');
    const mails = await mailsTo(await addressOf(guest));
    expect(mails.filter(({ subject }) => subject.includes(meeting.topic))).toHaveLength(3);
    const { items } = (await guest.browser.call('notifications.list')).body;
    const news = items.flatMap(({ event }) => (event.kind === 'meeting' ? event.news : []));
    expect(news).toEqual(['soon', 'tomorrow']);
  });
});

describe('the calendar’s private address', () => {
  const urlOf = async (who: Member) => (await who.browser.call('meetings.calendar')).body.url;
  const feedAt = (url: string) => new Browser().send(new URL(url).pathname);

  it('shows the meetings without a session, until it is reset', async () => {
    const { guest, meeting, start } = await booked();
    const url = await urlOf(guest);
    expect(await urlOf(guest)).toBe(url);
    const answer = await feedAt(url);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(read(answer.text).events).toMatchObject([{ uid: `${meeting.id}@meetings.fledge`, start }]);
    (await guest.browser.call('meetings.cancel', { params: { id: meeting.id }, body: {} })).body;
    expect(read((await feedAt(url)).text).events).toEqual([]);
    (await guest.browser.call('meetings.resetCalendar')).body;
    expect((await feedAt(url)).status).toBe(404);
    expect((await feedAt(await urlOf(guest))).status).toBe(200);
    for (const wrong of ['x.ics', `${'A'.repeat(43)}.ics`, `${'A'.repeat(44)}.ics`])
      expect((await feedAt(`http://x/api/calendar/${wrong}`)).status).toBe(404);
  });

  it('is valid with 500 meetings, for at most 9 read units', async () => {
    asOperator();
    const user = await member();
    const now = (await advanceClock(0)).getTime();
    const monday = Math.floor((now / DAY_MS + 3) / 7) * 7 - 3;
    const weeks = Array.from({ length: 50 }, (_, week) => {
      const day = monday + (week - 8) * 7;
      return {
        ...itemOf('calendar-week', {
          userId: user.id,
          monday: new Date(day * DAY_MS).toISOString().slice(0, 10),
        }),
        entries: Array.from({ length: 10 }, (_, i) => ({
          id: newId(),
          at: day * 24 * 60 + 480 + i * 60,
          minutes: 30,
          seq: 1,
          text: `Interview ${week} for an engineer (${i}) á`.slice(0, 32),
        })),
        version: 10,
      };
    });
    await batchWrite(weeks.map((Item) => ({ PutRequest: { Item } })));
    const url = await urlOf(user);
    const answer = await feedAt(url);
    const { events } = read(answer.text);
    expect(events).toHaveLength(500);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(500);
    // Without a session there are no other reads.
    const units = Number(/reads=([\d.]+)/.exec(answer.headers.get('x-consumed') ?? '')?.[1]);
    expect(units).toBeGreaterThan(0);
    // One of them says that the user has no startups and no challenges.
    expect(units).toBeLessThanOrEqual(9);
    for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

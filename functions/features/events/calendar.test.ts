import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { syncCalendar } from '#functions/parts/events/calendar.ts';
import { entriesFile } from '#functions/parts/events/entries-file.ts';
import { getGuest } from '#functions/parts/events/repository.ts';
import { spanOf, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { someEvent, storeEvent } from '#functions/scenarios/event.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { EVENT_NEWS } from '#shared/features/events/news.ts';
import { calendarOf, eventMail, timesIn } from './mail.ts';

withOwnTable();
beforeAll(() => {
  Object.assign(process.env, { MAIL_FROM: 'hello@fledge.test', SITE_URL: 'https://fledge.test' });
});

const NOW = new Date('2026-01-01T00:00:00.000Z');

/** Beginnings and ends at the changes of the clock in two zones, on a leap day, over midnight and over a week. */
const TIMES = [
  ['2026-03-29T00:30:00.000Z', '2026-03-29T02:30:00.000Z', 'Europe/Berlin', '01:30', '04:30'],
  ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00.000Z', 'Europe/Berlin', '02:30', '03:30'],
  ['2026-03-08T06:30:00.000Z', '2026-03-08T07:30:00.000Z', 'America/New_York', '01:30', '03:30'],
  ['2026-11-01T05:30:00.000Z', '2026-11-01T07:30:00.000Z', 'America/New_York', '01:30', '02:30'],
  ['2028-02-29T22:00:00.000Z', '2028-03-01T01:00:00.000Z', 'Europe/Berlin', '23:00', '02:00'],
  ['2026-05-10T20:00:00.000Z', '2026-05-13T20:00:00.000Z', 'Europe/Berlin', '22:00', '22:00'],
] as const;

const clockIn = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(date);

const stored = async (startsAt: string, endsAt: string, timeZone: string) => {
  const [host, who] = [newAccount({ role: 'alumni' }), newAccount()];
  const given = { host, startsAt, endsAt, timeZone, title: 'Line, “quotes”; \\ and more' };
  const event = await storeEvent(someEvent(given, NOW), [{ who, status: 'going' }], NOW);
  await putItem({ Item: { ...itemOf('account', { userId: who.id }), ...who } });
  return { event, who, guest: await getGuest(event.id, who.id) };
};

/** The only entry of a file, as another parser reads it. */
const readBack = (file = '') => {
  const [component, ...more] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(more).toEqual([]);
  const entry = new ICAL.Event(component);
  const [start, end] = [entry.startDate.toJSDate(), entry.endDate.toJSDate()];
  return { entry, start, end, times: [start.toISOString(), end.toISOString()] };
};

describe.each(TIMES)('an event from %s to %s in %s', (startsAt, endsAt, timeZone, from, to) => {
  it('has these moments in the file of a mail, in its words, in the calendar and in its feed', async () => {
    const { event, who, guest } = await stored(startsAt, endsAt, timeZone);
    const about = { event, guest, timeZone: 'UTC' };
    const { entry, start, end, times } = readBack(
      calendarOf(who, 'going', about, NOW.toISOString())?.content,
    );
    expect(times).toEqual([startsAt, endsAt]);
    expect([clockIn(start, timeZone), clockIn(end, timeZone)]).toEqual([from, to]);
    expect([entry.summary, entry.uid]).toEqual([event.title, `${event.id}@events.fledge`]);
    expect(timesIn(event, timeZone)).toContain(from);
    expect(timesIn(event, timeZone)).toContain(to);
    for (let again = 0; again < 2; again++)
      await syncCalendar(who.id, event.id, { event, changes: 1 }, [event]);
    const span = { start: Date.parse(startsAt), end: Date.parse(endsAt) };
    const entries = (await weeksOf(who.id, span)).flatMap((week) => week.entries);
    expect(new Set(entries.map((one) => JSON.stringify(spanOf(one))))).toEqual(
      new Set([JSON.stringify(span)]),
    );
    const inFeed = readBack(entriesFile(entries, NOW));
    expect([inFeed.times, inFeed.entry.uid]).toEqual([[startsAt, endsAt], entry.uid]);
    // What lasts into another week is found there, too.
    const last = { start: span.end - 60_000, end: span.end };
    expect((await weeksOf(who.id, last)).flatMap((week) => week.entries).length).toBeGreaterThan(0);
    await syncCalendar(who.id, event.id, undefined, [event]);
    expect((await weeksOf(who.id, span)).flatMap((week) => week.entries)).toEqual([]);
  });
});

it('a file is updated and cancelled under one UID, with a sequence that only rises', async () => {
  const { event, who, guest } = await stored('2026-06-01T18:00:00.000Z', '2026-06-01T20:00:00.000Z', 'UTC');
  if (!guest) throw new Error('no guest');
  const versions = [
    ['going', event, guest],
    [
      'changed',
      { ...event, sequence: 1, startsAt: '2026-06-02T18:00:00.000Z', endsAt: '2026-06-02T20:00:00.000Z' },
      guest,
    ],
    ['left', { ...event, sequence: 1 }, { ...guest, status: 'left', version: 2 }],
    ['going', { ...event, sequence: 1 }, { ...guest, version: 3 }],
    ['cancelled', { ...event, sequence: 2, status: 'cancelled' }, { ...guest, version: 3 }],
  ] as const;
  const files = versions.map(([news, of, as]) => {
    const file = calendarOf(who, news, { event: of, guest: as, timeZone: 'UTC' }, NOW.toISOString());
    const [component] = new ICAL.Component(ICAL.parse(file?.content ?? '')).getAllSubcomponents('vevent');
    return { method: file?.method, entry: new ICAL.Event(component) };
  });
  expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL', 'REQUEST', 'CANCEL']);
  expect(new Set(files.map(({ entry }) => entry.uid)).size).toBe(1);
  const sequences = files.map(({ entry }) => entry.sequence);
  expect(sequences).toEqual([1, 2, 3, 4, 5]);
  expect(files[0]?.entry.attendees).toHaveLength(1);
});

it('every mail is plain, says where and when, and names no online room to those without a place', async () => {
  const { event, who, guest } = await stored(
    '2026-06-01T18:00:00.000Z',
    '2026-06-01T20:00:00.000Z',
    'Europe/Berlin',
  );
  if (!guest) throw new Error('no guest');
  const link = 'https://rooms.example.com/secret';
  const at = NOW.toISOString();
  const hostile = {
    ...event,
    link,
    title: '<b>“x”</b>',
    reason: '<i>',
    messages: [{ at, by: event.host, text: '<u>' }],
  };
  for (const news of EVENT_NEWS)
    for (const status of ['going', 'waiting', 'left'] as const) {
      const about = { event: hostile, guest: { ...guest, status }, timeZone: 'America/New_York' };
      const mail = eventMail(
        who.firstName,
        { kind: 'event', eventId: event.id, news, title: event.title },
        at,
        about,
      );
      expect(mail.html).not.toMatch(/<b>|<i>|<u>/);
      expect(mail.text).toContain('20:00');
      expect(mail.text).toContain('14:00');
      expect(mail.text.includes(link)).toBe(status === 'going' && news !== 'cancelled');
    }
});

import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

/** The events of a file as another parser reads them. */
const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

it('a calendar file has the same moments at every change of the clock', () => {
  const edges = [
    '2026-03-29T00:30Z',
    '2026-03-29T01:00Z',
    '2026-10-25T00:30Z',
    '2026-10-25T01:30Z',
    '2026-11-01T05:30Z',
  ];
  edges.push('2026-11-01T06:30Z', '2026-04-04T15:00Z', '2026-10-03T15:30Z', '2026-09-06T04:00Z');
  const events = edges.map(
    (edge, i): CalendarEvent => ({
      uid: `m${i}@fledge`,
      page: `https://fledge.test/m${i}`,
      start: Date.parse(edge),
      minutes: 45,
      sequence: i,
      summary: `Line\nbreak, “quotes”; \\ ${i}`,
    }),
  );
  const file = calendarFile(events, { stamp: new Date('2026-01-01') });
  // RFC 5545, 3.1: each line ends with CRLF, and there is no other line break.
  for (const text of [file, calendarFile([], { stamp: new Date(0) })]) {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  }
  const found = eventsOf(file);
  expect(found.map(({ startDate, sequence }) => [startDate.toJSDate().getTime(), sequence])).toEqual(
    events.map(({ start, sequence }) => [start, sequence]),
  );
  expect(found[0]?.summary).toBe('Line\nbreak, “quotes”; \\ 0');
});

it('an event has its page, its place, and what became of it', () => {
  const event = {
    uid: 'e1@fledge',
    page: 'https://fledge.test/events/1',
    start: Date.parse('2026-12-03T14:00Z'),
    minutes: 90,
    sequence: 2,
    summary: 'Open day',
  };
  const [plain, cancelled] = eventsOf(
    calendarFile([event, { ...event, location: 'Hall 2', cancelled: true }], { stamp: new Date(0) }),
  );
  expect([plain?.description, plain?.location, plain?.endDate.toJSDate().toISOString()]).toEqual([
    event.page,
    null,
    '2026-12-03T15:30:00.000Z',
  ]);
  expect([cancelled?.location, String(cancelled?.component.getFirstPropertyValue('status'))]).toEqual([
    'Hall 2',
    'CANCELLED',
  ]);
});

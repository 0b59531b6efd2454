import { describe, expect, it } from 'vitest';
import {
  chanceInWords,
  hoursIn,
  hoursThere,
  isDoorOpen,
  mineInWords,
  placesInWords,
  shareInWords,
  takesCodes,
  takesGuests,
} from './words.ts';

const EVENING = { startsAt: '2026-12-03T18:00:00.000Z', endsAt: '2026-12-03T20:00:00.000Z' };

describe('the hours of an event', () => {
  it('are in the zone of the reader', () => {
    expect(hoursIn(EVENING, 'Europe/Lisbon')).toBe('18:00–20:00');
    expect(hoursIn(EVENING, 'America/New_York')).toBe('13:00–15:00');
  });
  it('name the day of the end when it is another one', () => {
    expect(hoursIn(EVENING, 'Asia/Karachi')).toBe('23:00 – Fri 4 Dec, 01:00');
  });
  it('name the day where the event is when it is another one than the reader’s', () => {
    expect(hoursThere(EVENING, 'Europe/Lisbon', 'Europe/Berlin')).toBe('18:00–20:00');
    expect(hoursThere(EVENING, 'Asia/Tokyo', 'Europe/Berlin')).toBe('Fri 4 Dec, 03:00–05:00');
  });
});

it.each([
  [{ capacity: 20, going: 8, waiting: 0 }, '12 places left'],
  [{ capacity: 20, going: 19, waiting: 0 }, '1 place left'],
  [{ capacity: 20, going: 20, waiting: 0 }, 'Full'],
  [{ capacity: 20, going: 20, waiting: 5 }, 'Full, 5 waiting'],
  // A place that is offered is not free for others.
  [{ capacity: 20, going: 19, waiting: 5 }, 'Full, 5 waiting'],
  // The capacity was lowered, which removed nobody.
  [{ capacity: 10, going: 12, waiting: 0 }, 'Full'],
])('says how many places there are: %j', (places, words) => {
  expect(placesInWords(places)).toBe(words);
});

it('says where the user is on the waiting list', () => {
  expect(mineInWords({ status: 'waiting', position: 1 }, 'UTC')).toBe('Waiting list, you’re next');
  expect(mineInWords({ status: 'waiting', position: 5 }, 'UTC')).toBe('Waiting list, 4 ahead');
  expect(mineInWords({ status: 'offered', offerUntil: '2026-12-03T14:00:00.000Z' }, 'UTC')).toBe(
    'A place is held for you until 14:00',
  );
});

it('claims no chance without past events', () => {
  expect(chanceInWords({ status: 'waiting', chance: null })).toContain('don’t say enough');
  expect(chanceInWords({ status: 'waiting', chance: 62 })).toContain('about 62%');
  expect([shareInWords(3, 20), shareInWords(0, 0)]).toEqual([', 15%', '']);
});

it('takes guests until it begins, opens the door an hour before, and takes codes until the end', () => {
  const event = { ...EVENING, status: 'published' } as const;
  const at = (time: string) => Date.parse(`2026-12-03T${time}:00.000Z`);
  expect(takesGuests(event, at('17:59'))).toBe(true);
  expect(takesGuests(event, at('18:00'))).toBe(false);
  expect(isDoorOpen(event, at('16:59'))).toBe(false);
  expect(isDoorOpen(event, at('17:00'))).toBe(true);
  expect(takesCodes(event, at('20:00'))).toBe(true);
  expect(takesCodes(event, at('20:01'))).toBe(false);
  expect(isDoorOpen({ ...event, status: 'cancelled' }, at('19:00'))).toBe(false);
});

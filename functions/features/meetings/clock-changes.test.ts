import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { someone } from '#functions/testing/asks.ts';
import type { Member } from '#functions/testing/members.ts';
import { mentorWith } from '#functions/testing/mentors.ts';
import { accept, ask, read, session } from '#functions/testing/mentorships.ts';
import { notificationsOf } from '#functions/testing/notifications.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, eventually } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from '#shared/core/durations.ts';

const ZONES = ['America/New_York', 'Europe/Berlin'] as const;
const MINUTE_MS = 60_000;

const inZone = (ms: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
const iso = (ms: number): string => new Date(ms).toISOString();

/** The next two changes of the clocks with a week or two between them, in which only one of the zones has changed. */
const nextChanges = (now: number) => {
  for (let from = now + WEEK_MS; ; ) {
    const changes = ZONES.map((zone) => {
      const at = inZone(from, zone).getTimeZoneTransition('next')?.epochMilliseconds ?? 0;
      return { zone, at, day: inZone(at, zone).toPlainDate() };
    });
    const [first, second] = changes.sort((one, other) => one.at - other.at);
    if (!first || !second) throw new Error('no changes');
    if (second.at - first.at < 4 * WEEK_MS) return { first, second };
    from = first.at;
  }
};

const moveTo = async (ms: number): Promise<void> => {
  await advanceClock(Math.max(0, ms - (await advanceClock(0)).getTime()));
};

/** Waits for what the schedule does at a moment: two minutes before it is not yet done. */
const comesAt = async (what: string, at: number, isDone: () => Promise<boolean>): Promise<void> => {
  await moveTo(at - 2 * MINUTE_MS);
  expect(await isDone(), `${what}, too early`).toBe(false);
  await eventually(what, async () => {
    // In small steps, as the queue passes on tasks that wait for their moment.
    await advanceClock(15_000);
    return isDone();
  });
};

const momentsOf = async (who: Member, meetingId: string, news: 'tomorrow' | 'soon') =>
  (await notificationsOf(who)).items.flatMap(({ at, event }) =>
    event.kind === 'meeting' && event.meetingId === meetingId && event.news === news ? [at] : [],
  );

/** Both are reminded of a meeting at just this moment. */
const bothReminded = async (both: readonly Member[], id: string, news: 'tomorrow' | 'soon', at: number) => {
  const moments = () => Promise.all(both.map((who) => momentsOf(who, id, news)));
  await comesAt(`the reminder “${news}”`, at, async () =>
    (await moments()).every(({ length }) => length > 0),
  );
  expect(await moments()).toEqual([[iso(at)], [iso(at)]]);
};

it.each(rounds(['next'], ['next', 'one after it']))(
  'sessions, reminders, the term and the time to answer hold over the change of clocks: the %s',
  async () => {
    const { first, second } = nextChanges((await advanceClock(0)).getTime());
    await moveTo(first.at - 4 * DAY_MS);
    // The mentor’s clocks change first. They have an hour on each day, at four in the afternoon.
    const weekly = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '16:00', to: '17:00' }));
    const mentor = await mentorWith({}, { timeZone: first.zone, weekly }, { timeZone: first.zone });
    const [student, other] = [
      await someone({ timeZone: second.zone }),
      await someone({ timeZone: second.zone }),
    ];
    const both = [mentor, student];
    const clockOf = (day: Temporal.PlainDate, hour: number) =>
      day.toZonedDateTime({ timeZone: first.zone, plainTime: { hour } }).epochMilliseconds;
    const days = [first.day, first.day.add({ days: 3 }), second.day] as const;
    const [sunday, wednesday, nextSunday] = [
      clockOf(days[0], 16),
      clockOf(days[1], 16),
      clockOf(days[2], 16),
    ];

    // For the student, these are an hour off in the weeks between, and at the usual hour again afterwards.
    const hours = [clockOf(first.day.subtract({ days: 1 }), 16), sunday, wednesday, nextSunday].map(
      (ms) => inZone(ms, second.zone).hour,
    );
    expect(hours[1]).not.toBe(hours[0]);
    expect(hours).toEqual([hours[0], hours[1], hours[1], hours[0]]);

    const { id } = (await ask(student, mentor, { weeks: 4, times: [iso(sunday)] })).body;
    const { sessions, startedAt = '', endsAt = '' } = (await accept(mentor, id)).body;
    expect(sessions.map(({ start }) => start)).toEqual([iso(sunday)]);
    expect(Date.parse(endsAt) - Date.parse(startedAt)).toBe(4 * WEEK_MS);
    const free = async (day: Temporal.PlainDate) => {
      const query = { from: iso(clockOf(day, 0)), to: iso(clockOf(day.add({ days: 1 }), 0)) };
      const answer = await student.browser.call('meetings.slots', { params: { id: mentor.id }, query });
      return answer.body.slots;
    };
    const half = 30 * MINUTE_MS;
    expect(await free(days[0])).toEqual([iso(sunday + half)]);
    expect(await free(days[1])).toEqual([iso(wednesday), iso(wednesday + half)]);
    expect(await free(days[2])).toEqual([iso(nextSunday), iso(nextSunday + half)]);
    (await session(student, mentor, id, { start: iso(wednesday) })).body;
    const last = (await session(mentor, student, id, { start: iso(nextSunday) })).body;

    await moveTo(first.at - 36 * HOUR_MS);
    const request = (await ask(other, mentor)).body;
    expect(Date.parse(request.answerBy) - Date.parse(request.createdAt)).toBe(72 * HOUR_MS);

    // At the same hour of the mentor’s day before, which is 23 or 25 hours long from there.
    const sundays = sessions[0]?.id ?? '';
    const dayBefore = clockOf(first.day.subtract({ days: 1 }), 16);
    expect(Math.abs(sunday - dayBefore - DAY_MS)).toBe(HOUR_MS);
    await bothReminded(both, sundays, 'tomorrow', dayBefore);
    await bothReminded(both, sundays, 'soon', sunday - HOUR_MS);
    await comesAt('the end of the request', Date.parse(request.answerBy), async () => {
      const { status } = await read(other, request.id);
      return status === 'lapsed';
    });
    expect((await read(student, id)).nextSession).toBe(iso(wednesday));
    // The second change is that of the student’s clocks: the mentor’s day is as long as any other.
    await bothReminded(both, last.id, 'tomorrow', nextSunday - DAY_MS);
    await bothReminded(both, last.id, 'soon', nextSunday - HOUR_MS);
    await comesAt('the end of the term', Date.parse(endsAt), async () => {
      const { status } = await read(student, id);
      return status === 'ended';
    });
  },
);

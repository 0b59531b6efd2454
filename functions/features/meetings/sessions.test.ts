import { describe, expect, it } from 'vitest';
import { contact, say } from '#functions/testing/conversations.ts';
import { inDays, offer } from '#functions/testing/meetings.ts';
import type { Member } from '#functions/testing/members.ts';
import { mentorWith, studentBorn } from '#functions/testing/mentors.ts';
import { asked, mentoring, read, session } from '#functions/testing/mentorships.ts';
import { advanceClock, itemAt } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from '#shared/core/durations.ts';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';

const record = (who: Member, id: string, given: object) =>
  who.browser.call('meetings.outcome', { params: { id }, body: { outcome: 'held', ...given } as never });
const statsOf = async (mentor: Member) => (await mentor.browser.call('mentorships.stats')).body;
const slotsOf = async (who: Member, of: Member, days: number) => {
  const [from, to] = [await inDays(days), await inDays(days + 1)];
  const query = { from: from.at('00:00'), to: to.at('00:00') };
  return (await who.browser.call('meetings.slots', { params: { id: of.id }, query })).body.slots;
};

describe('sessions of a mentorship', () => {
  it('have the mentor as host: the student books what is free, the mentor any time that both have free', async () => {
    const { mentor, student, id } = await mentoring();
    const { at } = await inDays(2);
    expect((await session(student, mentor, id, { start: at('10:00') })).body).toMatchObject({
      side: 'guest',
      status: 'confirmed',
      host: { id: mentor.id },
      about: 'Mentoring',
    });
    expect((await session(student, mentor, id, { start: at('05:00') })).error.code).toBe('slot_taken');
    expect((await session(mentor, student, id, { start: at('05:00') })).body).toMatchObject({
      side: 'host',
      status: 'confirmed',
      start: at('05:00'),
    });
    expect((await session(mentor, student, id, { start: at('10:00') })).error.code).toBe('slot_taken');
    expect((await session(mentor, student, id, { proposed: [at('11:00'), at('12:00')] })).body.status).toBe(
      'proposed',
    );
    expect((await session(student, mentor, id, { proposed: [at('13:00')] })).status).toBe(403);
    expect((await read(student, id)).nextSession).toBe(at('05:00'));
  });

  it('need a mentorship that goes on, until its end', async () => {
    const waiting = await asked();
    const { at } = await inDays(2);
    expect((await session(waiting.mentor, waiting.student, waiting.id, { start: at('10:00') })).status).toBe(
      403,
    );
    expect((await session(waiting.student, waiting.mentor, waiting.id, { start: at('10:00') })).status).toBe(
      403,
    );
    const { mentor, student, id } = await mentoring({ weeks: 4 });
    const late = await session(mentor, student, id, { start: (await inDays(30)).at('10:00') });
    expect([late.status, late.error.message]).toEqual([
      403,
      expect.stringContaining('end of the mentorship'),
    ]);
    const strangers = [await mentorWith(), await studentBorn()] as const;
    expect((await session(strangers[1], mentor, id, { start: at('11:00') })).status).toBe(404);
  });

  it('never take more hours of a week than the mentor gives, whichever side chooses the time', async () => {
    const { mentor, student, id } = await mentoring({ weeks: 12 }, { type: 'Skill Specialist' });
    const now = await advanceClock(0);
    const monday = 7 - ((now.getUTCDay() + 6) % 7);
    const day = await inDays(monday);
    (await session(student, mentor, id, { start: day.at('08:00'), minutes: 60 })).body;
    (await session(mentor, student, id, { start: day.at('20:00'), minutes: 30 })).body;
    const next = await inDays(monday + 1);
    for (const [who, other] of [
      [student, mentor],
      [mentor, student],
    ] as const) {
      const refused = await session(who, other, id, { start: next.at('10:00'), minutes: 60 });
      expect(refused.error.code).toBe('slot_taken');
      const { otherTimes } = refused.error.details as { otherTimes: string[] };
      expect(otherTimes).toHaveLength(3);
      for (const time of otherTimes)
        expect(Math.abs(Date.parse(time) - Date.parse(day.at('00:00')))).toBeLessThan(2 * WEEK_MS);
    }
    // Half an hour is left.
    expect(await slotsOf(student, mentor, monday + 1)).not.toEqual([]);
    (await session(student, mentor, id, { start: next.at('10:00'), minutes: 30 })).body;
    expect(await slotsOf(student, mentor, monday + 1)).toEqual([]);
    expect(
      (await session(student, mentor, id, { start: (await inDays(monday + 7)).at('10:00') })).status,
    ).toBe(201);
  });

  it('count in the weeks of the mentor’s time zone, also when its clocks change', async () => {
    const { mentor, student, id } = await mentoring({ weeks: 12 }, { type: 'Skill Specialist' });
    const now = await advanceClock(0);
    // The Sunday evening before midnight in Auckland is in the week before; in UTC it is noon of the same day.
    await offer(mentor, {
      timeZone: 'Pacific/Auckland',
      weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
    });
    const sunday = 14 - ((now.getUTCDay() + 6) % 7) - 1;
    const day = await inDays(sunday);
    (await session(mentor, student, id, { start: day.at('08:00'), minutes: 120 })).body;
    expect((await session(mentor, student, id, { start: day.at('10:00'), minutes: 60 })).error.code).toBe(
      'slot_taken',
    );
    // Monday in Auckland.
    expect((await session(mentor, student, id, { start: day.at('13:00'), minutes: 120 })).status).toBe(201);
  });

  it('are counted once they were held, and no more when they were missed after all', async () => {
    const { mentor, student, id } = await mentoring();
    const start = (await inDays(1)).at('10:00');
    const { id: meetingId } = (await session(student, mentor, id, { start })).body;
    expect(await statsOf(mentor)).toMatchObject({
      activeMentees: 1,
      averageRating: null,
      completionRate: null,
    });
    await advanceClock(2 * DAY_MS);
    (await record(student, meetingId, {})).body;
    (await record(student, meetingId, {})).body;
    const counts = async () => [
      (await read(student, id)).sessionsHeld,
      (await itemAt(`mentor#${mentor.id}`, 'mentor'))?.sessionsHeld,
      (await student.browser.call('dashboard.get', { params: { userId: student.id } })).body
        .mentoringSessions,
    ];
    expect(await counts()).toEqual([1, 1, 1]);
    expect((await read(student, id)).lastContactAt).toBe(
      new Date(Date.parse(start) + HOUR_MS / 2).toISOString(),
    );
    (await record(mentor, meetingId, { outcome: 'missed', missedBy: ['guest'] })).body;
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('are rated by both, and a rating counts in the average once the mentor may see it', async () => {
    const { mentor, student, id } = await mentoring({ weeks: 12 });
    const ids: string[] = [];
    for (const clock of ['08:00', '09:00', '10:00'])
      ids.push((await session(student, mentor, id, { start: (await inDays(1)).at(clock) })).body.id);
    await advanceClock(2 * DAY_MS);
    for (const meetingId of ids) (await record(student, meetingId, { stars: 4 })).body;
    expect((await statsOf(mentor)).averageRating).toBeNull();
    for (const meetingId of ids.slice(0, 2)) (await record(mentor, meetingId, { stars: 5 })).body;
    expect((await statsOf(mentor)).averageRating).toBeNull();
    // The third after a week, although the mentor did not rate it, whatever the hour is.
    await advanceClock(7 * DAY_MS);
    expect((await statsOf(mentor)).averageRating).toBe(4);
  });
});

describe('a first contact of a student and a mentor', () => {
  it('asks a question, and leads to no meeting', async () => {
    const [mentor, student] = [await mentorWith(), await studentBorn()];
    const { conversation } = (await contact(student, mentor, 'May I ask how you began?')).body;
    (await say(mentor, conversation.id, 'Gladly.')).body;
    const reason = { kind: 'request', id: requestIdOf(student.id, mentor.id) } as const;
    const body = { reason, minutes: 30, topic: 'A talk', start: (await inDays(2)).at('10:00') };
    for (const [who, other] of [
      [student, mentor],
      [mentor, student],
    ] as const)
      expect((await who.browser.call('meetings.create', { body: { ...body, with: other.id } })).status).toBe(
        403,
      );
    const query = { from: (await inDays(1)).at('00:00'), to: (await inDays(2)).at('00:00') };
    expect((await student.browser.call('meetings.slots', { params: { id: mentor.id }, query })).status).toBe(
      404,
    );
  });
});

describe('a request', () => {
  it('lets the mentor ask for more, to which the student replies; the student cannot begin', async () => {
    const { mentor, student, id } = await asked();
    const body = { reason: { kind: 'mentorship', id } as const, text: 'Which languages do you know?' };
    expect(
      (
        await student.browser.call('conversations.create', {
          body: { ...body, with: mentor.id, clientId: 'client-1' },
        })
      ).status,
    ).toBe(403);
    const { conversation } = (
      await mentor.browser.call('conversations.create', {
        body: { ...body, with: student.id, clientId: 'client-2' },
      })
    ).body;
    expect((await say(student, conversation.id, 'TypeScript and SQL.')).status).toBe(201);
  });
});

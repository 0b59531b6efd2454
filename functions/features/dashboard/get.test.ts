import { describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { inDays } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { mentoring, session } from '#functions/testing/mentorships.ts';
import { advanceClock } from '#functions/testing/stack.ts';
import { DAY_MS } from '#shared/core/durations.ts';

const get = ({ browser }: Member, userId: string, query: Record<string, string> = {}) =>
  browser.call('dashboard.get', { params: { userId }, query });

/** What the answer's header says that the request consumed. */
const consumed = (headers: Headers) =>
  Object.fromEntries(
    (headers.get('x-consumed') ?? '').split(' ').map((part) => {
      const [name = '', value] = part.split('=');
      return [name, Number(value)];
    }),
  );

describe('the dashboard', () => {
  it('answers zeros for a new user, with or without their role', async () => {
    const person = await member();
    const { body } = await get(person, person.id);
    expect(body).toMatchObject({ applications: 0, interviews: 0, profileViews: 0, jobPostings: 0 });
    expect((await get(person, person.id, { role: 'student' })).body).toEqual(body);
  });

  it('costs one read unit for the figures and half a unit for what is unread, besides the session', async () => {
    const person = await member();
    const session = consumed((await person.browser.call('auth.session')).headers);
    // The first request of a day records the activity.
    await get(person, person.id);
    const whole = consumed((await get(person, person.id, { role: 'student' })).headers);
    // The session answers with the profile too: one read of the three.
    expect(session).toEqual({ reads: 3, writes: 0, calls: 3 });
    expect(whole).toEqual({ reads: 3.5, writes: 0, calls: 4 });
  });

  it('answers 400 for a role that is not the person’s, known or not', async () => {
    const person = await member();
    for (const role of ['mentor', 'admin', 'owner', '']) {
      const answer = await get(person, person.id, { role });
      expect([answer.status, answer.error.code]).toEqual([400, 'invalid_input']);
      expect(answer.error.fields).toHaveProperty('role');
    }
  });

  it('shows another user’s figures only to an approved admin', async () => {
    const person = await member();
    for (const role of ['student', 'employer', 'mentor', 'alumni'] as const)
      expect((await get(await member({ role }), person.id)).status).toBe(403);
    expect((await get(await member({ role: 'admin', approved: false }), person.id)).status).toBe(403);
    const admin = await member({ role: 'admin' });
    expect((await get(admin, person.id)).body).toEqual((await get(person, person.id)).body);
    expect((await get(admin, person.id, { role: 'student' })).status).toBe(200);
    expect((await get(admin, person.id, { role: 'admin' })).error.fields).toHaveProperty('role');
  });

  it('counts the sessions of a mentor’s own week, for an admin too, and no interviews', async () => {
    const { mentor, student, id } = await mentoring();
    const now = await advanceClock(0);
    const weekday = (now.getUTCDay() + 6) % 7;
    const book = async (days: number) =>
      (await session(student, mentor, id, { start: (await inDays(days)).at('19:00') })).body;
    await book(7 - weekday);
    expect((await get(mentor, mentor.id)).body.sessionsThisWeek).toBe(0);
    await book(13 - weekday);
    await advanceClock((7 - weekday) * DAY_MS);
    expect((await get(mentor, mentor.id)).body.sessionsThisWeek).toBe(2);
    const admin = await member({ role: 'admin' });
    expect((await get(admin, mentor.id)).body.sessionsThisWeek).toBe(2);
    expect((await get(student, student.id)).body.sessionsThisWeek).toBe(0);
  });

  it('answers 404 to an admin who asks for an unknown user', async () => {
    const admin = await member({ role: 'admin' });
    for (const query of [{}, { role: 'student' }])
      expect((await get(admin, newId(), query as Record<string, string>)).status).toBe(404);
  });
});

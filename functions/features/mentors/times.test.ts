import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { weeksOf, weekWrites } from '#functions/parts/meetings/weeks.ts';
import { getMentor } from '#functions/parts/mentors/repository.ts';
import { OPEN_HOURS, offer } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { mentorWith, studentBorn } from '#functions/testing/mentors.ts';
import { advanceClock, asOperator, eventually } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';

beforeAll(asOperator);

const MINUTE_MS = 60_000;

/** Books something in the calendar of a user, as a meeting does. */
const book = async (userId: string, start: string, minutes: number, of?: string): Promise<void> => {
  const span = { start: Date.parse(start), end: Date.parse(start) + minutes * MINUTE_MS };
  const entry = { id: newId(), at: span.start / MINUTE_MS, minutes, seq: 0, text: 'Booked', of };
  const weeks = await weeksOf(userId, span);
  await transact({ weeks: weeks.flatMap((week) => weekWrites([week], { entry })) });
};

const storedTimes = async (userId: string): Promise<string[]> => (await getMentor(userId))?.freeTimes ?? [];

const shownTimes = async ({ browser }: Member, id: string): Promise<string[]> =>
  (await browser.call('mentors.get', { params: { id } })).body.times;

describe('free times', () => {
  it('are without what was booked meanwhile, and the first of them is the next free slot', async () => {
    const mentor = await mentorWith();
    const [first = '', second = ''] = await storedTimes(mentor.id);
    await book(mentor.id, first, 30);
    const alumnus = await member({ role: 'alumni' });
    // At once for who looks at the mentor, and a moment later in the directory.
    expect((await shownTimes(alumnus, mentor.id))[0]).toBe(second);
    await eventually('the stream', async () => (await storedTimes(mentor.id))[0] === second);
    await offer(mentor, { noticeHours: 48 });
    const now = await advanceClock(0);
    await eventually('the notice', async () => {
      const [next = ''] = await storedTimes(mentor.id);
      return Date.parse(next) >= now.getTime() + 48 * HOUR_MS;
    });
  });

  it('are without those that the student has booked elsewhere, which hide nobody', async () => {
    const mentor = await mentorWith();
    const student = await studentBorn();
    const [first = '', second = ''] = await shownTimes(student, mentor.id);
    await book(student.id, first, 30);
    expect((await shownTimes(student, mentor.id))[0]).toBe(second);
    expect((await shownTimes(await member({ role: 'alumni' }), mentor.id))[0]).toBe(first);
  });

  it('end with the hours a week that a kind of mentor gives, whichever side books them', async () => {
    const mentor = await mentorWith({ type: 'Skill Specialist' });
    const [first = ''] = await storedTimes(mentor.id);
    // Two hours: what follows is in another week of the mentor's.
    await book(mentor.id, first, 120, newId());
    const weekOf = (time: string) => Math.floor((Date.parse(time) - 4 * DAY_MS) / (7 * DAY_MS));
    await eventually('another week', async () => {
      const [next = first] = await storedTimes(mentor.id);
      return weekOf(next) > weekOf(first);
    });
  });

  it('are computed again once they have passed, without any change', async () => {
    const weekly = [{ day: 3, from: '10:00', to: '10:30' }];
    const mentor = await mentorWith({}, { ...OPEN_HOURS, weekly, horizonDays: 7 });
    const times = await storedTimes(mentor.id);
    expect(times.length).toBeGreaterThanOrEqual(1);
    const last = Date.parse(times.at(-1) ?? '');
    // Past the only time that was known: the hourly run finds the one that has come into the horizon.
    const now = await advanceClock(0);
    await advanceClock(last - now.getTime() + 25 * HOUR_MS);
    await eventually('the run', async () => {
      const [next = ''] = await storedTimes(mentor.id);
      return Date.parse(next) > last;
    });
    const [next = ''] = await storedTimes(mentor.id);
    expect(Date.parse(next) - last).toBe(7 * DAY_MS);
    const alumnus = await member({ role: 'alumni' });
    expect((await shownTimes(alumnus, mentor.id))[0]).toBe(next);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { putItem } from '#functions/core/table.ts';
import { mentorKey } from '#functions/parts/mentors/repository.ts';
import { dueKey, duesOf, openDues } from '#functions/parts/mentorships/due.ts';
import { getMentorship } from '#functions/parts/mentorships/repository.ts';
import { inDays } from '#functions/testing/meetings.ts';
import type { Member } from '#functions/testing/members.ts';
import { mentorWith, studentBorn } from '#functions/testing/mentors.ts';
import { accept, ask, asked, mentoring, read, session } from '#functions/testing/mentorships.ts';
import { advanceClock, asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from '#shared/core/durations.ts';
import { settleDue } from './settle-due.ts';

beforeAll(asOperator);

const newsOf = async ({ browser }: Member): Promise<string[]> =>
  (await browser.call('notifications.list')).body.items.flatMap(({ event }) =>
    event.kind === 'mentorship' ? [event.news] : [],
  );

/** Does what is due, one moment after the other, up to a time; returns the moments. */
const passTo = async (id: string, until: Date): Promise<string[]> => {
  const passed: string[] = [];
  for (;;) {
    const at = (await getMentorship(id))?.dueAt;
    if (at === undefined || Date.parse(at) > until.getTime() || passed.includes(at)) return passed;
    passed.push(at);
    await settleDue(id, at, new Date(at));
  }
};

describe('what is due', () => {
  const from = (at: string) => ({
    status: 'active' as const,
    answerBy: at,
    startedAt: at,
    endsAt: new Date(Date.parse(at) + 8 * WEEK_MS).toISOString(),
  });

  it.each([
    // Berlin turns its clocks back on 25 October 2026, New York on 1 November.
    ['Europe/Berlin', '2026-10-20T16:00:00.000Z'],
    ['America/New_York', '2026-10-27T16:00:00.000Z'],
  ])('is so many hours and days later, whatever the clocks of %s show', (_, at) => {
    const requested = {
      status: 'requested' as const,
      answerBy: new Date(Date.parse(at) + 72 * HOUR_MS).toISOString(),
    };
    expect(duesOf(requested).map((due) => [due.kind, Date.parse(due.at) - Date.parse(at)])).toEqual([
      ['answer', 48 * HOUR_MS],
      ['lapse', 72 * HOUR_MS],
    ]);
    expect(duesOf(from(at)).map((due) => [due.kind, (Date.parse(due.at) - Date.parse(at)) / DAY_MS])).toEqual(
      [
        ['nudge', 7],
        ['nudge', 14],
        ['nudge', 21],
        ['nudge', 28],
        ['term', 49],
        ['end', 56],
      ],
    );
  });

  it('begins again after a session or message, and after a renewal', () => {
    const before = from('2026-10-20T16:00:00.000Z');
    const told = duesOf(before).slice(0, 2).map(dueKey);
    expect(openDues(before, told)[0]).toMatchObject({ kind: 'nudge', days: 21 });
    const talked = { ...before, lastContactAt: '2026-11-05T16:00:00.000Z' };
    expect(openDues(talked, told)[0]).toEqual({ kind: 'nudge', at: '2026-11-12T16:00:00.000Z', days: 7 });
  });
});

describe('a request that nobody answers', () => {
  it('reminds the mentor a day before, is closed by the schedule after 72 hours, and warns; the second one pauses the listing', async () => {
    const mentor = await mentorWith();
    const [one, other] = [await studentBorn(), await studentBorn()];
    const [first, second] = [(await ask(one, mentor)).body, (await ask(other, mentor)).body];
    await advanceClock(49 * HOUR_MS);
    await eventually('the reminder', async () => (await newsOf(mentor)).includes('answer_soon'));
    await advanceClock(24 * HOUR_MS);
    for (const [student, id] of [
      [one, first.id],
      [other, second.id],
    ] as const) {
      await eventually('the end of the request', async () => (await read(student, id)).status === 'lapsed');
      await eventually('a kind word', async () => (await newsOf(student)).includes('lapsed'));
    }
    const stored = await itemAt(`mentor#${mentor.id}`, 'mentor');
    expect(stored).toMatchObject({ used: 0, pausedBy: 'unanswered' });
    expect(stored?.unanswered).toHaveLength(2);
    const news = await eventually('both news', async () => {
      const found = await newsOf(mentor);
      return found.includes('paused') && found;
    });
    expect(news).toContain('warned');
    // What the mentor is told is not for the student.
    expect(JSON.stringify(await read(one, first.id))).not.toMatch(/warned|paused/);
    expect((await accept(mentor, first.id)).status).toBe(409);
  });

  it('cannot be accepted once its time is over, however late the schedule is', async () => {
    const { mentor, id } = await asked();
    const mentorship = await getMentorship(id);
    if (!mentorship) throw new Error('a mentorship');
    const item = await itemAt(`mentorship#${id}`, 'mentorship');
    await putItem({ Item: { ...item, answerBy: '2026-01-01T00:00:00.000Z' } });
    expect((await accept(mentor, id)).error.code).toBe('illegal_transition');
    expect((await itemAt(mentorKey(mentor.id).pk, 'mentor'))?.used).toBe(1);
  });
});

describe('a quiet mentorship', () => {
  it('is nudged after 7, 14 and 21 days, asked after 28, reminded a week before its end, and ends with its term', async () => {
    const { mentor, student, id } = await mentoring({ weeks: 8 });
    const { startedAt = '', endsAt = '' } = await read(student, id);
    const days = (await passTo(id, new Date(endsAt))).map(
      (at) => (Date.parse(at) - Date.parse(startedAt)) / DAY_MS,
    );
    expect(days).toEqual([7, 14, 21, 28, 49, 56]);
    expect((await read(mentor, id)).status).toBe('ended');
    expect((await itemAt(`mentor#${mentor.id}`, 'mentor'))?.used).toBe(0);
    expect(await itemAt(`mentorship-figures#${mentor.id}`, 'figures')).toMatchObject({
      ended: 1,
      completed: 1,
    });
    await eventually('the end', async () => (await newsOf(student)).includes('term_over'));
    expect((await newsOf(student)).sort()).toEqual([
      'accepted',
      'go_on',
      'nudge',
      'nudge',
      'nudge',
      'term_ending',
      'term_over',
    ]);
  });

  it('is left alone while a session is planned, and after one that was held', async () => {
    const { mentor, student, id } = await mentoring({ weeks: 8 });
    const { date, at } = await inDays(9);
    (await session(student, mentor, id, { start: at('10:00') })).body;
    const { startedAt = '' } = await read(student, id);
    const later = (days: number) => new Date(Date.parse(startedAt) + days * DAY_MS);
    await passTo(id, later(8));
    expect(await newsOf(student)).not.toContain('nudge');
    // The session took place, although nobody recorded it: fourteen days after the beginning nothing is said.
    await passTo(id, later(15));
    expect(await newsOf(student)).not.toContain('nudge');
    expect((await getMentorship(id))?.lastContactAt?.slice(0, 10)).toBe(date);
  });

  it('counts a message as contact', async () => {
    const { mentor, student, id } = await mentoring();
    const before = await getMentorship(id);
    await mentor.browser.call('conversations.create', {
      body: { with: student.id, reason: { kind: 'mentorship', id }, text: 'Hello', clientId: 'a-client-id' },
    });
    const now = await advanceClock(2 * HOUR_MS);
    (
      await mentor.browser.call('conversations.create', {
        body: {
          with: student.id,
          reason: { kind: 'mentorship', id },
          text: 'How are you?',
          clientId: 'another-id',
        },
      })
    ).body;
    const { lastContactAt = '', dueAt } = (await getMentorship(id)) ?? {};
    expect(Date.parse(lastContactAt)).toBeGreaterThanOrEqual(now.getTime());
    expect(dueAt).not.toBe(before?.dueAt);
  });
});

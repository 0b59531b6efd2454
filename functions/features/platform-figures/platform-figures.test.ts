import { beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '#functions/core/keys.ts';
import { deleteItem, putItem } from '#functions/core/table.ts';
import { listedMember, type Member, member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import type { Role } from '#shared/core/contract.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';

let admin: Member;
beforeAll(async () => {
  // Counting begins with this file: the hourly run would first close all days since another one began it.
  asOperator();
  await deleteItem({ Key: keyOf('figure-state', {}) });
  admin = await member({ role: 'admin' });
});

const figures = async (query: Record<string, string> = {}) =>
  (await admin.browser.call('platform-figures.list', { query })).body;
const today = async () => dayOf(await advanceClock(0));

describe('figures of the platform', () => {
  it('count what users do, by role, and mark the day as provisional', async () => {
    const day = await today();
    const at = (await advanceClock(0)).toISOString();
    const people = await Promise.all(
      // With fewer others than ten, the students' figures would be what is left of the totals without them.
      [...Array(11).fill('student'), ...Array(10).fill('mentor')].map((role: Role) =>
        listedMember({ role, createdAt: at }),
      ),
    );
    await Promise.all(
      people.map(({ id, browser }) => browser.call('dashboard.get', { params: { userId: id } })),
    );
    await people[0]?.browser.call('ai.chat', { body: { message: 'Hello' } });
    const counted = await eventually('the count', async () => {
      const answer = await figures();
      const { signUps = 0, questions = 0, activeUsers = 0 } = answer.days.at(-1)?.figures ?? {};
      return (signUps ?? 0) >= 21 && (questions ?? 0) >= 1 && (activeUsers ?? 0) >= 21 && answer;
    });
    expect(counted.days.at(-1)).toMatchObject({ date: day, provisional: true });
    // A change of the day before may still be on its way when counting begins.
    expect(counted.since?.localeCompare(day)).toBeLessThanOrEqual(0);
    const students = await figures({ role: 'student' });
    expect(students.hidden).toBe(false);
    expect(students.totals.signUps).toBeGreaterThanOrEqual(10);
    // One admin and no employer: nothing of them is shown.
    for (const role of ['admin', 'employer']) {
      const few = await figures({ role });
      expect(few.hidden).toBe(true);
      expect(Object.values(few.totals).every((figure) => figure === null)).toBe(true);
      for (const one of [...few.days, ...few.weeks, ...few.months])
        expect(Object.values(one.figures).every((figure) => figure === null)).toBe(true);
    }
  });

  it('are closed by the hourly run after 01:00 of the next day, and stay as they are', async () => {
    const day = await today();
    const open = await figures({ from: day, to: day });
    const now = await advanceClock(0);
    const next = Date.parse(`${daysAfter(day, 1)}T00:00:00Z`) + 2.5 * HOUR_MS;
    await advanceClock(next - now.getTime());
    const closed = await eventually('the closing', async () => {
      const answer = await figures({ from: day, to: day });
      return answer.closedThrough === day && answer;
    });
    expect(closed.days).toEqual([{ date: day, provisional: false, figures: open.days[0]?.figures }]);
    expect((await figures()).days.at(-1)).toMatchObject({ date: daysAfter(day, 1), provisional: true });
    await advanceClock(DAY_MS);
    const later = await figures({ from: day, to: day });
    expect(later.days).toEqual(closed.days);
  });

  it('refuses ranges that are turned round or too long, and what is no day', async () => {
    const call = (query: Record<string, string>) => admin.browser.call('platform-figures.list', { query });
    for (const query of [
      { from: '2026-11-02', to: '2026-11-01' },
      { from: '2024-01-01', to: '2026-01-01' },
      { from: 'yesterday' },
      { role: 'guest' },
    ] as Record<string, string>[])
      expect((await call(query)).error).toMatchObject({ code: 'invalid_input' });
  });

  it('are for admins', async () => {
    for (const role of ['student', 'employer'] as const) {
      const { browser } = await member({ role });
      expect((await browser.call('platform-figures.list')).status).toBe(403);
      expect((await browser.call('platform-figures.health')).status).toBe(403);
    }
  });
});

describe('health', () => {
  const health = async () => (await admin.browser.call('platform-figures.health')).body;

  it('says when the consumers handled a record, and what waits', async () => {
    await listedMember();
    const answer = await eventually('a record of the stream', async () => {
      const now = await health();
      return now.consumers[0]?.lastRecordAt ? now : undefined;
    });
    expect(answer).toMatchObject({ deadLetters: 0, waitingMails: 0, drill: null });
    const noted = await itemAt('consumer-health#stream', 'health');
    expect(noted?.lastRecordAt).toBe(answer.consumers[0]?.lastRecordAt);
  });

  it('shows the latest drill', async () => {
    const drill = { at: '2026-11-20T10:00:00.000Z', outcome: 'passed', note: 'Restored in 40 minutes' };
    await putItem({ Item: { ...keyOf('drill', {}), entity: 'drill', ...drill } });
    expect((await health()).drill).toEqual(drill);
    await deleteItem({ Key: keyOf('drill', {}) });
  });
});

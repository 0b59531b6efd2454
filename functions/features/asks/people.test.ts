import { describe, expect, it } from 'vitest';
import { ask, someone, suspendOnly, takes, taking } from '#functions/testing/asks.ts';
import type { Member } from '#functions/testing/members.ts';
import { advanceClock, eventually } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';

describe('alumni who take questions', () => {
  const people = async ({ browser }: Member, query: Record<string, string> = {}) =>
    (await browser.call('asks.people', { query: { limit: '50', ...query } })).body.items;
  const lists = (student: Member, alumnus: Member, listed: boolean, query: Record<string, string>) =>
    eventually(`the list ${listed ? 'with' : 'without'} the alumnus`, async () => {
      const found = (await people(student, query)).some(({ id }) => id === alumnus.id);
      return found === listed && true;
    });

  it('are listed by what they do, until their questions of the week are used up, and again the week after', async () => {
    const student = await someone();
    const work = `Bridge engineer ${student.id}`;
    const alumnus = await someone({ role: 'alumni' }, { position: work, university: 'Delft' });
    expect((await alumnus.browser.call('asks.settings')).body).toMatchObject({ perWeek: 0, version: 0 });
    (await takes(alumnus, 1, ['Interviews'])).body;
    await lists(student, alumnus, true, { q: work });
    await lists(student, alumnus, false, { q: work, topic: 'First job' });
    (await ask(student, alumnus)).body;
    await lists(student, alumnus, false, { q: work });
    const late = await ask(await someone(), alumnus);
    expect(late.error.code).toBe('questions_used_up');
    const { roomFrom } = late.error.details as { roomFrom: string };
    const now = await advanceClock(0);
    await advanceClock(Date.parse(roomFrom) - now.getTime() + HOUR_MS);
    await lists(student, alumnus, true, { q: work });
    (await ask(await someone(), alumnus)).body;
    const other = await someone({ role: 'alumni' }, { position: work });
    (await takes(other, 1)).body;
    await lists(student, other, true, { q: work });
    await suspendOnly(other);
    await lists(student, other, false, { q: work });
  });

  it('save their limit once for each version', async () => {
    const alumnus = await taking(2);
    expect((await takes(alumnus, 5)).error.code).toBe('conflict');
    expect((await takes(alumnus, 5, [], 1)).body).toMatchObject({ perWeek: 5, version: 2, used: 0 });
    expect((await takes(alumnus, 11, [], 2)).status).toBe(400);
    expect((await (await someone()).browser.call('asks.settings')).status).toBe(403);
  });
});

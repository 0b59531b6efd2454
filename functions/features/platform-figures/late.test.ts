import { expect, it } from 'vitest';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { useOwnTable } from '#functions/testing/own-table.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { closeDays } from './close.ts';
import { countFigures } from './count.ts';
import { figuresOfNumbers } from './counters.ts';
import { closedDays } from './months.ts';
import { beginCounting } from './state.ts';

const FIRST = '2026-09-28';
const dayAt = (index: number): string => daysAfter(FIRST, index);
const at = (day: string): Date => new Date(`${day}T10:00:00.000Z`);
const close = (day: string) => closeDays(new Date(`${daysAfter(day, 1)}T01:00:00.000Z`), () => true);
const stored = async (group: 'all') =>
  (await closedDays(group, FIRST, dayAt(30)))
    .map(({ day, numbers }) => ({ day, figures: figuresOfNumbers(numbers) }))
    .sort((one, other) => one.day.localeCompare(other.day));

const inOwnTable = async (work: () => Promise<void>): Promise<void> => {
  const remove = await useOwnTable();
  try {
    await work();
  } finally {
    await remove();
  }
};

it('what comes after its day was closed counts on the first open day, as a late change', async () => {
  await inOwnTable(async () => {
    await beginCounting(FIRST);
    await close(FIRST);
    const [day, change] = [dayAt(1), { before: undefined, at: at(FIRST) }];
    const message = {
      ...itemOf('message', { id: 'one', number: '1' }),
      by: 'nobody',
      at: at(FIRST).toISOString(),
    };
    await countFigures({ ...change, after: message });
    const active = { ...keyOf('activity', { userId: 'nobody' }), entity: 'activity', userId: 'nobody' };
    await countFigures({ ...change, after: { ...active, lastActiveOn: FIRST } });
    await close(day);
    const [first, second] = await stored('all');
    expect(first?.figures).toMatchObject({ messages: 0, activeUsers: 0, newInWeek: 0, late: 0 });
    // They were not active on that day, but in this week and, from the 29th to the 30th, in this month.
    expect(second?.figures).toMatchObject({
      messages: 1,
      activeUsers: 0,
      newInWeek: 1,
      newInMonth: 1,
      late: 2,
    });
  });
});

it('what happened before the first counted day does not count', async () => {
  await inOwnTable(async () => {
    await beginCounting(dayAt(3));
    const message = {
      ...itemOf('message', { id: 'one', number: '1' }),
      by: 'nobody',
      at: at(FIRST).toISOString(),
    };
    await countFigures({ before: undefined, after: message, at: at(dayAt(3)) });
    await close(dayAt(3));
    expect((await stored('all')).map(({ figures }) => figures.messages)).toEqual([0]);
  });
});

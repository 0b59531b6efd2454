import { expect, it } from 'vitest';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { closeDays } from './close.ts';
import { counterOf, figuresOfNumbers } from './counters.ts';
import { closedDays, storeClosed } from './months.ts';
import { beginCounting, getState } from './state.ts';

withOwnTable();

const always = () => true;
const closedAt = (moment: string) => closeDays(new Date(moment), always);

it('a day is closed an hour after its end, and each once', async () => {
  expect(await closedAt('2026-11-20T05:00:00.000Z')).toBe(0);
  await beginCounting('2026-11-20');
  expect(await closedAt('2026-11-21T00:59:59.000Z')).toBe(0);
  expect(await closedAt('2026-11-21T01:00:00.000Z')).toBe(1);
  expect(await closedAt('2026-11-21T02:00:00.000Z')).toBe(0);
});

it('days that a run did not come to are closed by the next, the first first', async () => {
  let left = 3;
  const soon = () => left-- > 0;
  expect(await closeDays(new Date('2026-12-02T06:00:00.000Z'), soon)).toBe(3);
  expect(await getState()).toEqual({ since: '2026-11-20', closedThrough: '2026-11-23' });
  expect(await closeDays(new Date('2026-12-02T06:30:00.000Z'), always, 2)).toBe(2);
  expect(await closedAt('2026-12-02T07:00:00.000Z')).toBe(6);
  expect(await closedDays('all', '2026-11-01', '2026-12-31')).toHaveLength(12);
});

it('what is stored of a closed day stays, whatever comes later', async () => {
  await storeClosed('2026-11-20', { [counterOf('hires', 'student')]: 5 });
  for (const group of ['all', 'student', 'people'] as const) {
    const days = await closedDays(group, '2026-11-20', '2026-11-20');
    const day = days.find((one) => one.day === '2026-11-20');
    expect(figuresOfNumbers(day?.numbers ?? []).hires).toBe(0);
  }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparedMonths,
  countByMonth,
  monthsUntil,
  PROGRESS_KINDS,
  PROGRESS_MONTHS,
  type ProgressKind,
} from './rules.ts';

const NOW = new Date('2026-03-31T23:59:59.999Z');
const LONG_AGO = '2020-01-01T00:00:00.000Z';
const none = Object.fromEntries(PROGRESS_KINDS.map((kind) => [kind, []])) as unknown as Record<
  ProgressKind,
  string[]
>;
const moments = fc
  .date({ min: new Date('2024-01-01'), max: NOW, noInvalidDate: true })
  .map((date) => date.toISOString());

describe('the months that are counted', () => {
  it('are twelve up to this one, without a gap, also after a month with 31 days', () => {
    const months = monthsUntil(NOW, LONG_AGO);
    expect([months.length, months[0], months.at(-2), months.at(-1)]).toEqual([
      PROGRESS_MONTHS,
      '2025-04',
      '2026-02',
      '2026-03',
    ]);
  });

  it('begin with the month of the sign-up', () => {
    expect(monthsUntil(NOW, '2026-02-28T23:00:00.000Z')).toEqual(['2026-02', '2026-03']);
    expect(monthsUntil(NOW, NOW.toISOString())).toEqual(['2026-03']);
  });
});

describe('counting', () => {
  it('counts each moment of these months once, and no other', () => {
    fc.assert(
      fc.property(fc.array(moments), fc.constantFrom(...PROGRESS_KINDS), (given, kind) => {
        const months = monthsUntil(NOW, LONG_AGO);
        const counted = countByMonth(months, { ...none, [kind]: given });
        const total = counted.reduce((sum, month) => sum + month[kind], 0);
        expect(total).toBe(given.filter((moment) => moment >= `${months[0]}-01`).length);
        for (const other of PROGRESS_KINDS.filter((one) => one !== kind))
          expect(counted.every((month) => month[other] === 0)).toBe(true);
      }),
    );
  });
});

describe('the comparison', () => {
  const of = (...counts: number[]) =>
    comparedMonths(
      counts.map((applications, index) => ({
        ...countByMonth([`2026-0${index + 1}`], none)[0],
        month: `2026-0${index + 1}`,
        applications,
      })) as Parameters<typeof comparedMonths>[0],
      'applications',
    );

  it('is of this month with the three before it alone', () => {
    expect(of(90, 1, 2, 6, 4)).toEqual({ now: 4, average: 3, of: 3 });
  });

  it('is with as many as there are, and with none in the first month', () => {
    expect(of(2, 5)).toEqual({ now: 5, average: 2, of: 1 });
    expect(of(5)).toEqual({ now: 5, average: null, of: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { periodBefore, periodIn } from './period.ts';

/** A Saturday. */
const NOW = new Date('2026-11-28T09:30:00Z');

describe('the days that a question names', () => {
  it.each([
    ['sign-ups today', '2026-11-28', '2026-11-28'],
    ['sign-ups yesterday', '2026-11-27', '2026-11-27'],
    ['how many hires this week', '2026-11-23', '2026-11-28'],
    ['how many hires last week', '2026-11-16', '2026-11-22'],
    ['applications this month', '2026-11-01', '2026-11-28'],
    ['applications last month', '2026-10-01', '2026-10-31'],
    ['applications in december', '2025-12-01', '2025-12-31'],
    ['applications in november', '2026-11-01', '2026-11-28'],
    ['messages of the last 7 days', '2026-11-22', '2026-11-28'],
    ['messages of the past 2 weeks', '2026-11-15', '2026-11-28'],
    ['messages of the last 900 days', '2025-11-29', '2026-11-28'],
    ['how is the platform doing', '2026-10-30', '2026-11-28'],
    ['may I see the figures', '2026-10-30', '2026-11-28'],
  ])('%s', (text, from, to) => {
    expect(periodIn(text, NOW)).toMatchObject({ from, to });
  });

  it('in January, last month is that of the year before', () => {
    const january = new Date('2027-01-05T00:00:00Z');
    expect(periodIn('last month', january)).toMatchObject({ from: '2026-12-01', to: '2026-12-31' });
    expect(periodIn('this week', january)).toMatchObject({ from: '2027-01-04', to: '2027-01-05' });
  });

  it('as many days come before', () => {
    expect(periodBefore(periodIn('this week', NOW))).toEqual({
      from: '2026-11-17',
      to: '2026-11-22',
      label: 'in the 6 days before',
    });
    expect(periodBefore(periodIn('yesterday', NOW)).label).toBe('the day before');
  });
});

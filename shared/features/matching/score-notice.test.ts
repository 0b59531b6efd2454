import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { businessDaysAfter, scoresFrom } from './score-notice.ts';

const switched = (at: string, after: string) => ({
  at,
  terms: [{ term: 'aiScreening' as const, before: after === 'On' ? 'Off' : 'On', after }],
});
const POSTED = { aiScreening: true, postedAt: '2026-11-02T09:00:00.000Z', changes: [] };

describe('the day from which a match may be used in New York City', () => {
  it('is ten business days after the posting, without weekends', () => {
    expect(scoresFrom(POSTED)).toBe('2026-11-16');
    expect(scoresFrom({ ...POSTED, postedAt: '2026-11-07T09:00:00.000Z' })).toBe('2026-11-20');
  });

  it('counts from the day on which screening was switched on, and is none while it is off', () => {
    const changes = [switched('2026-11-04T09:00:00.000Z', 'Off'), switched('2026-11-11T09:00:00.000Z', 'On')];
    expect(scoresFrom({ ...POSTED, changes })).toBe('2026-11-25');
    expect(scoresFrom({ ...POSTED, aiScreening: false, changes })).toBeNull();
  });

  it('is two weeks after a weekday, whatever the day', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), (offset) => {
        const day = daysAfter('2026-11-02', offset);
        const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
        const days = weekday === 6 ? 13 : weekday === 0 ? 12 : 14;
        expect(businessDaysAfter(day, 10)).toBe(daysAfter(day, days));
      }),
    );
  });
});

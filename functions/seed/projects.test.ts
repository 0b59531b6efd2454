import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { afterNews, NO_WAITS, waitsFrom } from '#shared/features/reviews/wait-counts.ts';
import { waitsInWords } from '#shared/features/reviews/wait-words.ts';
import { PROJECTS } from './data.ts';

const ANCHOR = Date.parse('2026-10-12T08:00:00.000Z');
const submitted = PROJECTS.filter(({ draft }) => !draft);

/** What the stream counts of the demo data, in the order of its time. */
const counted = submitted
  .flatMap(({ daysAgo, reviews: [first] }) => {
    const entered = ANCHOR - daysAgo * DAY_MS;
    const enteredAt = new Date(entered).toISOString();
    const answered = first && new Date(entered + first.afterHours * HOUR_MS).toISOString();
    return [
      { news: 'entered', enteredAt, at: enteredAt } as const,
      ...(answered === undefined ? [] : [{ news: 'answered', enteredAt, at: answered } as const]),
    ];
  })
  .sort((one, other) => (one.at < other.at ? -1 : 1))
  .reduce((counts, { news, ...times }) => afterNews(counts, news, times), NO_WAITS);

describe('the projects of the demo data', () => {
  it.each([0, 12, 23])('say how long projects wait, %i hours later too', (hours) => {
    const waits = waitsFrom(counted, new Date(ANCHOR + hours * HOUR_MS));
    expect(waitsInWords(waits)).toBe('Half wait under 3 days, four of five under 6');
    expect(waits.from).toBe(submitted.length);
  });

  it('leave eight in the queue, one that the demo mentor has claimed, and five of their reviews', () => {
    const waiting = submitted.filter(({ reviews }) => reviews.length === 0);
    expect(waiting.filter(({ claimedHoursAgo }) => claimedHoursAgo === undefined)).toHaveLength(8);
    expect(waiting.filter(({ claimedHoursAgo }) => claimedHoursAgo !== undefined)).toHaveLength(1);
    expect(submitted.flatMap(({ reviews }) => reviews.filter(({ by }) => by === 'demo'))).toHaveLength(5);
  });
});

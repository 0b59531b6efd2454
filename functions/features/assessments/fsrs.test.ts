import { createEmptyCard, fsrs, type Grade } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { randomFrom } from '#functions/testing/rounds.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { type Memory, type Rating, review } from './fsrs.ts';

const HISTORIES = 10_000;
const START = Date.parse('2026-01-01T00:00:00.000Z');
const RATINGS = [1, 2, 3, 4] as const satisfies readonly Rating[];

/** Pauses as they happen: the same day, some days, the day it is due, and long after. */
const pause = (random: (below: number) => number, dueInMs: number): number => {
  const within = random(86_400_000);
  const kind = random(5);
  if (kind === 0) return within;
  if (kind === 1) return random(30) * DAY_MS + within;
  return kind === 2 ? random(3000) * DAY_MS + within : Math.max(0, dueInMs) + within;
};

it('schedules as ts-fsrs does in 10,000 random histories', () => {
  const reference = fsrs({ enable_short_term: false, enable_fuzz: false });
  const random = randomFrom(20_261_127);
  let reviews = 0;
  for (let history = 0; history < HISTORIES; history++) {
    let at = START + random(3 * 365) * DAY_MS;
    let card = createEmptyCard(new Date(at));
    let memory: Memory | undefined;
    for (let step = 1 + random(12); step > 0; step--) {
      const rating = RATINGS[random(4)] ?? 3;
      const now = new Date(at);
      card = reference.next(card, now, rating as Grade).card;
      const mine = review(memory, rating, now);
      memory = mine;
      reviews += 1;
      if (
        mine.stability !== card.stability ||
        mine.difficulty !== card.difficulty ||
        Date.parse(mine.dueAt) !== card.due.getTime()
      )
        expect(mine).toEqual({ history, step, card });
      at += pause(random, card.due.getTime() - at);
    }
  }
  expect(reviews).toBeGreaterThan(50_000);
});

it('a forgotten card comes back sooner, an easy one later, and none on the same day', () => {
  const now = new Date(START);
  const learned = review(undefined, 3, now);
  expect(learned.dueAt).toBe('2026-01-04T00:00:00.000Z');
  const due = new Date(learned.dueAt);
  const days = RATINGS.map((rating) => (Date.parse(review(learned, rating, due).dueAt) - +due) / DAY_MS);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(new Set(days).size).toBe(4);
  expect(days[0]).toBeGreaterThanOrEqual(1);
});

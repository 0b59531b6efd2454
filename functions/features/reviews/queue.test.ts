import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { batchWrite, transact } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { placeOf, waitingReviews } from '#functions/parts/reviews/queue.ts';
import { ratedWrite } from '#functions/parts/reviews/reviewers.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { enteredAtOf, queuedItems } from '#functions/testing/review-queue.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { reviews } from '#shared/features/reviews/routes.ts';
import { REFERENCES_TO_RATE } from '#shared/features/reviews/rules.ts';
import { COUNTED_AHEAD } from '#shared/features/reviews/wait-words.ts';
import { list } from './list.ts';

withOwnTable();

const WAITING = rounds(1500, 10_000);
const START = Date.parse('2026-10-12T08:00:00.000Z');
const timeOf = (number: number): string => enteredAtOf(START, number);
const NOW = new Date(timeOf(WAITING));

let mentor: Account;

beforeAll(async () => {
  mentor = await storeUser({ account: { role: 'mentor' } });
  await transact({ state: ratedWrite(mentor.id, { rated: REFERENCES_TO_RATE, at: timeOf(0) }) });
  const numbers = Array.from({ length: WAITING }, (_, number) => number);
  await inParallel(numbers, 50, (number) =>
    batchWrite(
      queuedItems(number, timeOf(number)).flatMap((Item) =>
        Item.entity === 'review' ? [] : [{ PutRequest: { Item } }],
      ),
    ),
  );
});

describe(`with ${WAITING} that wait`, () => {
  it.each([
    [{}],
    [{ category: 'game' }],
    [{ technology: 'c#' }],
    [{ category: ' Web  application ', technology: 'SQLITE' }],
  ])('a page of %o is one query of at most 2 read units', async (filters) => {
    const { found, reads, calls } = await countingUsage(async () => ({
      found: await waitingReviews(filters, 21),
      ...usageSoFar(),
    }));
    expect(found).toHaveLength(21);
    expect(calls).toBe(1);
    expect(reads).toBeLessThanOrEqual(2);
  });

  it('pages hold each review once, in the order in which they entered', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page === 0 || (cursor && page < 5); page++) {
      const query = reviews.list.query.parse({ category: 'Design', technology: 'C#', limit: 50, cursor });
      const { body, reads } = await countingUsage(async () => ({
        body: await list({ account: mentor, query, now: NOW } as Parameters<typeof list>[0]),
        reads: usageSoFar().reads,
      }));
      expect(reads).toBeLessThanOrEqual(10);
      seen.push(...body.items.map(({ projectId }) => projectId));
      cursor = body.nextCursor ?? undefined;
    }
    const expected = Array.from({ length: WAITING }, (_, number) => number)
      .filter((number) => number % 3 === 2 && [2, 1].includes(number % 5))
      .slice(0, seen.length);
    expect(seen).toEqual(expected.map((number) => `project-${number}`));
  });

  it.each([
    [0, 1],
    [7, 8],
    [COUNTED_AHEAD, COUNTED_AHEAD + 1],
    [COUNTED_AHEAD + 1, COUNTED_AHEAD + 2],
    [WAITING - 1, COUNTED_AHEAD + 2],
  ])('that which entered after %i others has the place %i', async (number, place) => {
    const { at, reads } = await countingUsage(async () => ({
      at: await placeOf({ projectId: `project-${number}`, enteredAt: timeOf(number) }),
      reads: usageSoFar().reads,
    }));
    expect(at).toBe(place);
    expect(reads).toBeLessThanOrEqual(6);
  });
});

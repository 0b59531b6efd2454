import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batchWrite } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { questionOf } from '#functions/parts/opportunities/catalog/question.ts';
import { listEntriesOf } from '#functions/parts/opportunities/lists/entries.ts';
import { searchLists } from '#functions/parts/opportunities/lists/search.ts';
import { anyFilters, anyOpportunity } from '#functions/testing/opportunities.ts';
import { useOwnTable } from '#functions/testing/own-table.ts';
import { cases, rounds } from '#functions/testing/rounds.ts';
import { MAX_SKILLS } from '#shared/core/choices.ts';
import { opportunityQuery } from '#shared/features/opportunities/query.ts';

const SIZES = [60, rounds(240, 600)];
const DESCRIPTION = 'You will work with people who know what they do and tell you why they do it so. '.repeat(
  3,
);

let removeTable: () => Promise<void>;
beforeAll(async () => {
  removeTable = await useOwnTable();
});
afterAll(() => removeTable());

/** Fills the table up to a number of opportunities with believable texts. */
const fill = async (from: number, to: number) => {
  const made = fc.sample(anyOpportunity, { numRuns: to - from, seed: from });
  const entries = made.flatMap((one) =>
    listEntriesOf({ ...one, description: DESCRIPTION, deadline: '2999-12-31' }),
  );
  await batchWrite(entries.map((Item) => ({ PutRequest: { Item } })));
};

/** What a search in the lists consumes. */
const cost = (query: Record<string, string>) =>
  countingUsage(async () => {
    const { limit, ...filters } = opportunityQuery.parse(query);
    const page = await searchLists(questionOf(filters), limit, undefined, '2026-06-01');
    return { ...usageSoFar(), page };
  });

const WITHOUT_FILTERS = [{}, { type: 'job' }];

describe('what a search in the lists consumes', () => {
  it('does not grow with the table', async () => {
    const costs: number[][] = [];
    for (const [i, size] of SIZES.entries()) {
      await fill(SIZES[i - 1] ?? 0, size);
      costs.push([]);
      for (const query of WITHOUT_FILTERS) {
        const { reads, calls, page } = await cost(query);
        expect(reads).toBeLessThanOrEqual(2);
        if (page.items.length === 20) expect(calls).toBe(1);
        costs.at(-1)?.push(reads);
      }
      await fc.assert(
        fc.asyncProperty(anyFilters, fc.integer({ min: 1, max: 50 }), async (filters, limit) => {
          expect((await cost({ ...filters, limit: String(limit) })).reads).toBeLessThanOrEqual(10);
        }),
        cases(15, 60),
      );
    }
    const [small = [], large = []] = costs;
    for (const [i, reads] of large.entries()) expect(reads).toBeLessThanOrEqual(Math.max(2, small[i] ?? 0));
  });

  it('stays within 10 read units for the largest opportunities that there can be', async () => {
    const giants = fc.sample(anyOpportunity, { numRuns: 30, seed: 1 }).map((one, i) => ({
      ...one,
      id: `${i}`.padStart(64, 'x'),
      status: 'open' as const,
      deadline: '2999-01-01',
      title: `${'漢'.repeat(110)} giant`,
      company: '会'.repeat(120),
      location: '場'.repeat(80),
      skills: Array.from({ length: MAX_SKILLS }, (_, n) => `${n}${'技'.repeat(49)}`),
      description: '説'.repeat(5000),
    }));
    await batchWrite(giants.flatMap(listEntriesOf).map((Item) => ({ PutRequest: { Item } })));
    const skills = giants[0]?.skills.slice(0, 3).join(',') ?? '';
    const location = '場'.repeat(80);
    for (const query of [
      { location },
      { location, skills },
      { location, q: 'giant' },
      { q: `giant ${'会'.repeat(9)}`, skills },
    ])
      for (const limit of ['20', '50']) {
        const { reads, page } = await cost({ ...query, limit } as Record<string, string>);
        expect(reads).toBeLessThanOrEqual(10);
        expect(page.items.length).toBeGreaterThan(0);
        expect(page.next).not.toBeNull();
      }
  });
});

import { expect, test } from 'vitest';
import { batchWrite } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { someOpportunity, storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { POSTINGS_PAGE } from '#shared/features/postings/routes.ts';
import { openRowsOf, rowItem, rowsOf } from './rows.ts';

withOwnTable();

test('a page of a company’s list takes two read units at most, whatever their number', async () => {
  const description = 'You will work with people who know what they do, and why they do it so. '.repeat(20);
  const skills = Array.from({ length: 10 }, (_, number) => `A skill of some length ${number}`);
  const items = Array.from({ length: 60 }, (_, number) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
    const posting = someOpportunity({ companyId: 'harbour', description, skills, postedAt: createdAt });
    return rowItem(storedOpportunity(posting));
  });
  await batchWrite(items.map((Item) => ({ PutRequest: { Item } })));
  const cost = await countingUsage(async () => {
    expect(await rowsOf('company#harbour', POSTINGS_PAGE + 1, undefined)).toHaveLength(POSTINGS_PAGE + 1);
    return usageSoFar();
  });
  expect(cost.reads).toBeLessThanOrEqual(2);
  const openings = await countingUsage(async () => {
    const [first, second] = await openRowsOf('harbour', POSTINGS_PAGE + 1, undefined);
    expect((first?.postedAt ?? '') > (second?.postedAt ?? '')).toBe(true);
    return usageSoFar();
  });
  expect(openings.reads).toBeLessThanOrEqual(2);
});

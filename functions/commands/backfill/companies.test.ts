import { expect, test } from 'vitest';
import { putItem } from '#functions/core/table.ts';
import { companyItem, searchCompanies } from '#functions/parts/companies/repository.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { backfillCompanies } from './companies.ts';

withOwnTable();

test('companies from before the list of all are added to it, once', async () => {
  const fields = { site: '', sector: '', size: '', place: '', about: '' } as const;
  const {
    gsi1pk: _,
    gsi1sk: __,
    ...before
  } = companyItem({
    id: 'c1',
    name: 'Harbour & Co',
    ...fields,
    status: 'verified',
    plan: 'growth',
    createdAt: '2026-01-05T08:00:00.000Z',
  });
  await putItem({ Item: before });
  const listed = async () =>
    (await searchCompanies({ q: '', status: '', plan: '' }, 10, undefined)).items.map(({ id }) => id);
  expect(await listed()).toEqual([]);
  const lines: string[] = [];
  const backfill = () => backfillCompanies((line) => lines.push(line));
  expect([await backfill(), await backfill()]).toEqual([true, true]);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['1', '0']);
  expect(await listed()).toEqual(['c1']);
});

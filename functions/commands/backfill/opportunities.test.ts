import { expect, test } from 'vitest';
import { putItem } from '#functions/core/table.ts';
import { companyIdOf } from '#functions/parts/companies/membership.ts';
import { getCompany } from '#functions/parts/companies/repository.ts';
import { getOpportunity, opportunityItem } from '#functions/parts/opportunities/repository.ts';
import { rowsOf } from '#functions/parts/opportunities/rows.ts';
import { someOpportunity } from '#functions/testing/opportunities.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { storeAccount } from '#functions/testing/signed-in.ts';
import { backfillOpportunities } from './opportunities.ts';

withOwnTable();

test('opportunities from before companies get one, and are in its list and numbers, once', async () => {
  const employer = await storeAccount({ role: 'employer' });
  const posted = [
    { ...someOpportunity(), owner: employer.id },
    { ...someOpportunity({ status: 'closed' }), owner: employer.id },
    someOpportunity({ company: 'Pier & Sons' }),
  ];
  for (const one of posted) await putItem({ Item: opportunityItem(one) });
  const lines: string[] = [];
  const backfill = () => backfillOpportunities((line) => lines.push(line));
  expect([await backfill(), await backfill()]).toEqual([true, true]);
  expect(lines).toEqual(['3 opportunities listed, 0 failed.', '0 opportunities listed, 0 failed.']);
  const companyId = (await companyIdOf(employer.id)) ?? '';
  expect(await getCompany(companyId)).toMatchObject({
    name: 'Harbour & Co',
    status: 'verified',
    openPostings: 1,
    closedPostings: 1,
  });
  expect(await rowsOf(`company#${companyId}`, 10, undefined)).toHaveLength(2);
  const other = await getOpportunity(posted[2]?.id ?? '');
  expect([other?.companyId === companyId, (await getCompany(other?.companyId ?? ''))?.name]).toEqual([
    false,
    'Pier & Sons',
  ]);
});

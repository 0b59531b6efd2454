import { expect, test } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { batchWrite, putItem, transact } from '#functions/core/table.ts';
import { countMoves, readCounts } from '#functions/parts/applications/applicant-counts.ts';
import { applicationItem } from '#functions/parts/applications/repository.ts';
import { opportunityItem } from '#functions/parts/opportunities/repository.ts';
import { someOpportunity } from '#functions/testing/opportunities.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { backfillApplicantCounts } from './applicants.ts';

withOwnTable();

test('applications from before the parts are counted, and wrong parts repaired, once', async () => {
  const posting = someOpportunity();
  await putItem({ Item: opportunityItem(posting) });
  const of = { opportunityId: posting.id, poster: 'company#harbour' };
  const at = '2026-01-10T08:00:00.000Z';
  const users = Array.from({ length: 40 }, newId);
  const items = users.map((userId, index) =>
    applicationItem({
      ...of,
      userId,
      status: index < 30 ? 'new' : 'rejected',
      appliedAt: at,
      updatedAt: at,
      history: [{ status: 'new', at }],
      opportunity: { type: 'job', title: 'Engineer', company: 'Harbour & Co', location: 'Remote' },
    }),
  );
  await batchWrite(items.map((Item) => ({ PutRequest: { Item } })));
  // One was moved since the parts exist, which made its part wrong.
  await transact(countMoves([{ ...of, userId: users[39] ?? '', from: 'new', to: 'rejected' }]));
  const lines: string[] = [];
  const backfill = () => backfillApplicantCounts((line) => lines.push(line));
  expect([await backfill(), await backfill()]).toEqual([true, true]);
  expect((await readCounts({ opportunityId: posting.id })).counts).toMatchObject({
    all: 40,
    new: 30,
    rejected: 10,
    reviewed: 0,
  });
  expect(lines[0]).not.toMatch(/^0 /);
  expect(lines[1]).toMatch(/^0 /);
});

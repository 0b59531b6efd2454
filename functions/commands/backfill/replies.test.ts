import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '#functions/core/ids.ts';
import { keyOf } from '#functions/core/keys.ts';
import { batchWrite, getItem, putItem, transact } from '#functions/core/table.ts';
import { posterName, replyRecordOf, replyWrites } from '#functions/parts/applications/reply-counts.ts';
import { applicationItem, type StoredApplication } from '#functions/parts/applications/repository.ts';
import { opportunityItem } from '#functions/parts/opportunities/repository.ts';
import { someOpportunity } from '#functions/testing/opportunities.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { backfillReplies } from './replies.ts';

withOwnTable();

test('replies from before the record are counted once, beside those that were counted; what waits gets its clock', async () => {
  const posting = someOpportunity({ companyId: newId() });
  await putItem({ Item: opportunityItem(posting) });
  const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T08:00:00.000Z`;
  const application = (answeredOn: number | undefined): StoredApplication => ({
    opportunityId: posting.id,
    userId: newId(),
    appliedAt: at(1),
    updatedAt: at(answeredOn ?? 1),
    poster: posterName(posting),
    status: answeredOn === undefined ? 'new' : 'rejected',
    history: [
      { status: 'new', at: at(1), by: 'applicant' },
      ...(answeredOn === undefined
        ? []
        : [{ status: 'rejected', at: at(answeredOn), by: 'employer' } as const]),
    ],
    opportunity: {
      type: 'job',
      title: 'Engineer',
      company: 'Harbour & Co',
      location: 'Remote',
      replyBy: '2026-01-10',
    },
  });
  const all = [2, 4, 6, 9, 20, undefined].map(application);
  await batchWrite(all.map((one) => ({ PutRequest: { Item: applicationItem(one) } })));
  const [counted] = all;
  if (!counted) throw new Error('There is no application.');
  // One was decided since the record exists.
  await transact(replyWrites([{ posting, before: undefined, after: counted }]));
  const lines: string[] = [];
  const backfill = () => backfillReplies((line) => lines.push(line));
  expect([await backfill(), await backfill()]).toEqual([true, true]);
  expect(await replyRecordOf(posting)).toEqual({ kept: 4, of: 5, medianDays: 5 });
  expect(lines).toEqual([
    'The replies of 1 postings counted again.',
    'The replies of 0 postings counted again.',
  ]);
  const clock = await getItem(
    z.object({ nextOn: z.string() }),
    keyOf('reply-clock', { opportunityId: posting.id }),
  );
  expect(clock?.nextOn).toBe('2026-01-07');
});

import { expect, it } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { declineStep, getSetting, pendingStep, versionSteps } from './repository.ts';

withOwnTable();

const by = { id: 'alma', name: 'Alma Berg' };
const change = { at: '2026-11-28T10:00:00.000Z', by, reason: 'Too many reports this week.' };

it('a change is asked for, made or declined only from the version that was read', async () => {
  const read = await getSetting('user-reports-a-day');
  const made = { ...change, value: 5, approvedBy: null, revertedTo: null };
  await transact(versionSteps(read, made));
  const late = [
    pendingStep(read, 'later', { ...change, value: 3, revertedTo: null }),
    declineStep(read, { at: change.at, by }),
    versionSteps(read, { ...made, value: 4 }),
  ];
  for (const steps of late) await expect(transact(steps)).rejects.toBeInstanceOf(TransactionFailed);
  expect(await getSetting('user-reports-a-day')).toMatchObject({ version: 1, value: 5 });
});

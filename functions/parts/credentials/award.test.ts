import { expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { claimWrite } from './award.ts';
import { getClaim } from './repository.ts';

withOwnTable();

it('a claim replaces only the one that was read: of two that read the same, the first is kept', async () => {
  const [userId, achievement] = [newId(), 'completed-knots'];
  const claimOf = (credentialId: string) => ({ credentialId, shownAt: '2026-11-02T09:00:00.000Z' });
  const write = (read: string | undefined, credentialId: string) =>
    transact({
      claim: claimWrite(
        userId,
        achievement,
        read === undefined ? undefined : claimOf(read),
        claimOf(credentialId),
      ),
    });
  await write(undefined, 'first');
  await expect(write(undefined, 'second')).rejects.toBeInstanceOf(TransactionFailed);
  await write('first', 'third');
  await expect(write('first', 'fourth')).rejects.toBeInstanceOf(TransactionFailed);
  expect(await getClaim(userId, achievement)).toMatchObject(claimOf('third'));
});

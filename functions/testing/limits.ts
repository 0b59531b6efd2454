import type { Limit } from '#functions/core/attempt-limit.ts';
import { hashToken } from '#functions/core/ids.ts';
import { keyOf } from '#functions/core/keys.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { updateItem } from '#functions/core/table.ts';
import { plus, updateOf } from '#functions/core/update.ts';
import { asOperator } from './stack.ts';

/**
 * Counts this number of requests of a subject at once, as if they had been sent: a test that sends hundreds takes longer on a
 * busy machine than the window that they are counted in.
 */
export const fillCounter = async (limit: Limit, subject: string, count: number, now: Date): Promise<void> => {
  asOperator();
  await limitRequests(limit, subject, now);
  const { name, windowSeconds } = limit;
  await updateItem(
    updateOf(
      keyOf('rate-counter', {
        name,
        windowSeconds: String(windowSeconds),
        subjectHash: hashToken(subject),
      }),
      { set: { inWindow: plus(count - 1) }, setAt: [[['counts', 60], plus(count - 1)]] },
    ),
  );
};

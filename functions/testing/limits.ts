import type { Limit } from '#functions/core/attempt-limit.ts';
import { hashToken } from '#functions/core/ids.ts';
import { keyOf } from '#functions/core/keys.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { updateItem } from '#functions/core/table.ts';
import { asOperator } from './stack.ts';

/**
 * Counts this number of requests of a subject at once, as if they had been sent: a test that sends hundreds takes longer on a
 * busy machine than the window that they are counted in.
 */
export const fillCounter = async (limit: Limit, subject: string, count: number, now: Date): Promise<void> => {
  asOperator();
  await limitRequests(limit, subject, now);
  const { name, windowSeconds } = limit;
  await updateItem({
    Key: keyOf('rate-counter', {
      name,
      windowSeconds: String(windowSeconds),
      subjectHash: hashToken(subject),
    }),
    UpdateExpression: 'SET inWindow = inWindow + :more, counts[60] = counts[60] + :more',
    ExpressionAttributeValues: { ':more': count - 1 },
  });
};

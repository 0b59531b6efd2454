import { itemOf } from '#functions/core/keys.ts';
import type { Write } from '#functions/core/transaction.ts';
import { REDRIVE_DAYS } from '#shared/core/retention.ts';

/**
 * The step of a transaction that counts something in the figures of reviews: it fails when that was counted before, however
 * often the stream delivers a change.
 */
export const countedOnce = (id: string, at: string): Write => ({
  Put: {
    Item: {
      ...itemOf('effect', { id: `reviews#${id}` }),
      state: 'done',
      ttl: Math.floor(Date.parse(at) / 1000) + REDRIVE_DAYS * 86_400,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

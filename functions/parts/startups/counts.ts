import { itemOf, keyOf } from '#functions/core/keys.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { STARTUP } from '#shared/features/startups/rules.ts';

const keyFor = (userId: string) => keyOf('startup-count', { userId });

/** Counts one more startup of a user that is not closed. It fails when they have as many as one may have. */
export const countStartup = (userId: string): Write => ({
  Update: updateOf(
    keyFor(userId),
    { set: { entity: itemOf('startup-count', { userId }).entity }, add: { startups: 1 } },
    { condition: 'attribute_not_exists(startups) OR startups < :most', values: { ':most': STARTUP.most } },
  ),
});

/** Counts one less: it was closed or deleted, or the user is no longer in its team. */
export const uncountStartup = (userId: string): Write => ({
  Update: updateOf(keyFor(userId), { add: { startups: -1 } }),
});

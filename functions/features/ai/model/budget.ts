import { itemOf, keyOf } from '#functions/core/keys.ts';
import { settingsAt } from '#functions/core/settings.ts';
import { ConditionFailed, type Key, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { TOKENS_A_DAY_STAGE, TOKENS_A_DAY_USER } from '#shared/features/ai/settings.ts';

/** Tokens that were taken from both budgets of a day of UTC before a request, and are settled after it. */
export interface Reservation {
  readonly userId: string;
  readonly day: string;
  readonly tokens: number;
  readonly at: Date;
}

interface Budget {
  readonly key: Key;
  readonly entity: string;
  readonly limit: number;
}

const budgetsOf = async ({ userId, day, at }: Pick<Reservation, 'userId' | 'day' | 'at'>) => {
  const setting = settingsAt(at);
  const user = itemOf('ai-tokens', { userId, day });
  const stage = itemOf('ai-stage-tokens', { day });
  return {
    user: {
      key: keyOf('ai-tokens', { userId, day }),
      entity: user.entity,
      limit: await setting(TOKENS_A_DAY_USER),
    },
    stage: {
      key: keyOf('ai-stage-tokens', { day }),
      entity: stage.entity,
      limit: await setting(TOKENS_A_DAY_STAGE),
    },
  } satisfies Record<string, Budget>;
};

/** Adds tokens to what a budget has spent; with a condition, as long as there is room for them. */
const spend = async ({ key, entity, limit }: Budget, tokens: number, at: Date, isBounded: boolean) => {
  const room = limit - tokens;
  const condition = 'attribute_not_exists(spent) OR spent <= :room';
  await updateItem(
    updateOf(
      key,
      { set: { entity, ttl: Math.floor((at.getTime() + 2 * DAY_MS) / 1000) }, add: { spent: tokens } },
      isBounded ? { condition, values: { ':room': room } } : undefined,
    ),
  );
};

/** Whether there was room in a budget, and the tokens are taken from it. */
const isTaken = async (budget: Budget, tokens: number, at: Date): Promise<boolean> => {
  if (tokens > budget.limit) return false;
  try {
    await spend(budget, tokens, at, true);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/**
 * Takes tokens from the budget of the user and then from that of the stage; undefined when one of them has no room. Of any number
 * of requests at once those that fit get theirs: both are conditions of a write.
 */
export const reserveTokens = async (
  userId: string,
  tokens: number,
  at: Date,
): Promise<Reservation | undefined> => {
  const day = at.toISOString().slice(0, 10);
  const { user, stage } = await budgetsOf({ userId, day, at });
  if (!(await isTaken(user, tokens, at))) return undefined;
  if (await isTaken(stage, tokens, at)) return { userId, day, tokens, at };
  await spend(user, -tokens, at, false);
  return undefined;
};

/** Gives back what a request did not use. One whose usage is unknown keeps all that it reserved. */
export const settleTokens = async (reservation: Reservation, used: number): Promise<void> => {
  const { tokens, at } = reservation;
  const { user, stage } = await budgetsOf(reservation);
  if (used === tokens) return;
  await Promise.all([user, stage].map((budget) => spend(budget, used - tokens, at, false)));
};

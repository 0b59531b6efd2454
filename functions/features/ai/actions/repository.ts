import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, type Key, transact, updateItem } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { type Action, actionSchema } from '#shared/features/ai/schema.ts';
import { callableSchema } from '../calling/call-route.ts';
import { messageKey } from '../conversation/messages.ts';

const plannedSchema = z.object({ route: callableSchema, input: z.record(z.string(), z.unknown()) });

/** An action that was proposed to a user: `running` from when they confirm it until its outcome is known. */
const storedSchema = actionSchema.omit({ state: true }).extend({
  state: z.enum(['open', 'running', 'done', 'failed', 'unknown']),
  /** The answer that proposed it, and its place among the actions there. */
  messageId: z.string(),
  place: z.number().int(),
  run: plannedSchema,
  /** A read, and what its named fields came to when the action was proposed. */
  unchanged: plannedSchema.extend({ fields: z.array(z.string()), digest: z.string() }).optional(),
});
export type StoredAction = z.infer<typeof storedSchema>;

const actionKey = (userId: string, id: string): Key => keyOf('ai-action', { userId, id });

export const actionItem = (userId: string, action: StoredAction) => ({
  ...itemOf('ai-action', { userId, id: action.id }),
  ...action,
  ttl: Math.floor((Date.parse(action.expiresAt) + DAY_MS) / 1000),
});

/** The action as its user sees it with the answer. */
export const shownAction = ({ state, ...action }: StoredAction): Action =>
  actionSchema.parse({ ...action, state: state === 'running' ? 'open' : state });

/** An action that was proposed to this user, or undefined. */
export const getAction = (userId: string, id: string): Promise<StoredAction | undefined> =>
  getItem(storedSchema, actionKey(userId, id));

/** Begins an action that is open. Throws `ConditionFailed` when another confirmation was first. */
export const beginAction = async (userId: string, { id }: StoredAction): Promise<void> => {
  await updateItem(
    updateOf(
      actionKey(userId, id),
      { set: { state: 'running' } },
      { condition: '#state = :open', names: { '#state': 'state' }, values: { ':open': 'open' } },
    ),
  );
};

/** Opens an action again that was begun and of which nothing was done. */
export const reopenAction = async (userId: string, { id }: StoredAction): Promise<void> => {
  await updateItem(updateOf(actionKey(userId, id), { set: { state: 'open' } }));
};

/** What came of an action that was begun. `unknown`: it may have been done, and nothing tells. */
export type Outcome = Exclude<StoredAction['state'], 'open' | 'running'>;

/** Stores what came of an action, also with the answer that proposed it, as long as that one is in the history. */
export const settleAction = async (
  userId: string,
  { id, messageId, place }: StoredAction,
  state: Outcome,
): Promise<void> => {
  const key = messageKey(userId, messageId);
  const action = { Update: updateOf(actionKey(userId, id), { set: { state } }) };
  const message = key && {
    Update: updateOf(
      key,
      { setAt: [[['actions', place, 'state'], state]] },
      { condition: 'attribute_exists(pk)' },
    ),
  };
  const steps = { action, message };
  try {
    await transact(steps);
  } catch (error) {
    if (!isRefused<typeof steps>(error)) throw error;
    await transact({ action });
  }
};

import { RouteRefused } from '#functions/core/advisor/tool.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { ConditionFailed } from '#functions/core/table.ts';
import type { ai } from '#shared/features/ai/routes.ts';
import { type ActionKind, UNKNOWN_OUTCOME } from '#shared/features/ai/rules.ts';
import { callRoute, NoAnswer } from '../calling/call-route.ts';
import type { Caller } from '../calling/event.ts';
import { DEADLINE_MS } from '../deadline.ts';
import { ACTION_LIMIT } from '../limits.ts';
import { digestOf } from './digest.ts';
import {
  beginAction,
  getAction,
  type Outcome,
  reopenAction,
  type StoredAction,
  settleAction,
} from './repository.ts';

type Call = (planned: StoredAction['run']) => Promise<unknown>;

const callAs =
  (caller: Caller, signal: AbortSignal): Call =>
  async ({ route, input }) =>
    JSON.parse(await callRoute(caller, route, input, signal));

/** What a route's refusal is to the user who confirmed: a sign-in that has ended and a limit stay what they are. */
const refusalOf = ({ status, message }: RouteRefused): AppError => {
  if (status === 401) return new AppError('unauthenticated');
  if (status === 429) return new AppError('too_many_requests', { message });
  return new AppError('action_changed', { message });
};

/** Whether the record is as it was when the action was proposed. One that the user may no longer read has changed. */
const isUnchanged = async (call: Call, { unchanged }: StoredAction): Promise<boolean> => {
  if (!unchanged) return true;
  try {
    return digestOf(await call(unchanged), unchanged.fields) === unchanged.digest;
  } catch (error) {
    if (error instanceof RouteRefused) return false;
    throw error;
  }
};

/** Claims an action, so that of any number of confirmations one runs it. */
const begin = async (userId: string, action: StoredAction, now: Date): Promise<void> => {
  if (action.state !== 'open') throw new AppError('action_used');
  if (Date.parse(action.expiresAt) <= now.getTime()) throw new AppError('action_expired');
  try {
    await beginAction(userId, action);
  } catch (error) {
    if (error instanceof ConditionFailed) throw new AppError('action_used');
    throw error;
  }
};

/** Reads the record before the route runs. While nothing has run, the user may confirm again. */
const compare = async (userId: string, action: StoredAction, call: Call): Promise<boolean> => {
  try {
    return await isUnchanged(call, action);
  } catch (error) {
    await reopenAction(userId, action);
    throw error;
  }
};

/** Of these the read is that of the record that changes: it tells what became of it. */
const TELLING: readonly ActionKind[] = ['withdraw', 'save', 'alert', 'book'];

/** What became of a route that did not answer: by what is no longer as it was, where anything tells. */
const outcomeOf = async (caller: Caller, action: StoredAction): Promise<Outcome> => {
  if (!action.unchanged || !TELLING.includes(action.kind)) return 'unknown';
  try {
    const reading = callAs(caller, AbortSignal.timeout(DEADLINE_MS / 4));
    return (await isUnchanged(reading, action)) ? 'failed' : 'done';
  } catch {
    return 'unknown';
  }
};

/** Runs the route, and returns what came of it. Throws what the route refuses, and when nothing can have run. */
const run = async (caller: Caller, action: StoredAction): Promise<Outcome> => {
  try {
    await callAs(caller, AbortSignal.timeout(DEADLINE_MS / 2))(action.run);
    return 'done';
  } catch (error) {
    if (!(error instanceof NoAnswer && error.mayHaveRun)) throw error;
    return outcomeOf(caller, action);
  }
};

/** `run`, with what is stored of an action of which nothing was done. */
const runOnce = async (caller: Caller, action: StoredAction, userId: string): Promise<Outcome> => {
  try {
    return await run(caller, action);
  } catch (error) {
    if (error instanceof NoAnswer) await reopenAction(userId, action);
    else await settleAction(userId, action, 'failed');
    throw error instanceof RouteRefused ? refusalOf(error) : error;
  }
};

/**
 * Does what the advisor proposed to this user: once, while it can be confirmed, if the record is as it was, and as a request
 * of the user's own (decision 0286).
 */
export const confirm: Handler<typeof ai.confirm> = async (call) => {
  const { account, params, now } = call;
  await limitRequests(ACTION_LIMIT, account.id, now);
  const action = await getAction(account.id, params.id);
  if (!action) throw new AppError('not_found');
  await begin(account.id, action, now);
  const reading = callAs(call, AbortSignal.timeout(DEADLINE_MS / 4));
  if (!(await compare(account.id, action, reading))) {
    await settleAction(account.id, action, 'failed');
    throw new AppError('action_changed');
  }
  const outcome = await runOnce(call, action, account.id);
  await settleAction(account.id, action, outcome);
  if (outcome === 'done') return { done: true, target: action.target };
  throw outcome === 'unknown'
    ? new AppError('unavailable', { message: UNKNOWN_OUTCOME })
    : new AppError('unavailable');
};

import { env } from '#functions/core/env.ts';
import { log } from '#functions/core/log.ts';
import { count } from '#functions/core/metrics.ts';
import type { Turn } from '../conversation/memory.ts';
import { reserveTokens, settleTokens } from './budget.ts';
import { type Asked, converse, ModelFailed, type Said } from './converse.ts';

/** After this long a request is given up. */
const PATIENCE_MS = 2_500;
/** No token is shorter than a character; most are about four, of English. */
const CHARACTERS_A_TOKEN = 3;

/** For whom and when, what was said before, and until when the whole answer must be there. */
export interface Asking {
  readonly userId: string;
  readonly turns: readonly Turn[];
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** Why the advisor’s own words were sent: no tokens are left, the model was late or failed, or said nothing that can be verified. */
type Fallback = 'spent' | 'late' | 'failed' | 'unverified';

/** Counts that the advisor’s own words are sent in place of the model’s. Nothing that anyone wrote is logged. */
export const fellBack = (reason: Fallback, error?: unknown): void => {
  count('ModelFallbacks');
  log(reason === 'failed' ? 'warn' : 'info', 'the model did not answer', { reason, error });
};

/** Whether this stage has a model. */
export const hasModel = (): boolean => env('MODEL_ID') !== '';

const tokensOf = ({ system, turns, message, tools, maxTokens }: Asked): number => {
  const texts = [
    system,
    message,
    ...turns.flatMap(({ question, answered }) => [question, answered]),
    ...tools.flatMap(({ name, description }) => [name, description]),
  ];
  return Math.ceil(texts.join('\n').length / CHARACTERS_A_TOKEN) + maxTokens;
};

const isLate = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** What the model says within the budget and in time; undefined, and counted, when it does not. */
export const askModel = async (
  what: Omit<Asked, 'turns'>,
  { userId, turns, now, signal }: Asking,
): Promise<Said | undefined> => {
  const asked = { ...what, turns };
  const reservation = await reserveTokens(userId, tokensOf(asked), now);
  if (!reservation) {
    fellBack('spent');
    return undefined;
  }
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const said = await converse(asked, now, patience);
    await settleTokens(reservation, said.tokens);
    count('ModelTokens', said.tokens);
    return said;
  } catch (error) {
    const tokens = error instanceof ModelFailed ? error.tokens : undefined;
    if (tokens !== undefined) await settleTokens(reservation, tokens);
    count('ModelTokens', tokens ?? reservation.tokens);
    fellBack(isLate(error) ? 'late' : 'failed', error);
    return undefined;
  }
};

import { timeZoneOf } from '#functions/core/account.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import type { ai } from '#shared/features/ai/routes.ts';
import type { CallableId } from '#shared/route-types.ts';
import { proposedAction } from './actions/propose.ts';
import { type Advising, answerPart } from './answering/answer-part.ts';
import { composed } from './answering/compose.ts';
import type { Part } from './answering/part.ts';
import { callRoute } from './calling/call-route.ts';
import type { Caller } from './calling/event.ts';
import { getConversation, type Memory, rememberedIn } from './conversation/memory.ts';
import { newMessageIds } from './conversation/messages.ts';
import { answerTo, storeExchange } from './conversation/store.ts';
import { DEADLINE_MS } from './deadline.ts';
import { QUESTION_LIMIT } from './limits.ts';
import type { Understood } from './router/understood.ts';

/** Calls routes as the user until the deadline. What two tools both read is read once. */
const callsUntil = (caller: Caller, signal: AbortSignal): Advising['call'] => {
  const made = new Map<string, Promise<unknown>>();
  return (id: CallableId, input: object) => {
    const key = JSON.stringify([id, input]);
    const answer = made.get(key) ?? callRoute(caller, id, input, signal);
    made.set(key, answer);
    return answer;
  };
};

/** What the next question may refer to: the last thing that was asked for, and all that was named. */
const memoryOf = (understood: readonly Understood[], parts: readonly Part[]): Memory | undefined => {
  const last = understood.findLast((one) => one.kind === 'tool');
  if (!last) return undefined;
  const { intent, slots } = last;
  return {
    intent,
    slots,
    references: parts.flatMap(({ references }) => references),
  };
};

/**
 * Answers a question from what its user may see, and stores both in the conversation. A tool that fails leads to a sentence
 * about it: no question is lost. Nothing changes but the conversation: what would is proposed.
 */
export const chat: Handler<typeof ai.chat> = async (request) => {
  const { account, body, now } = request;
  await limitRequests(QUESTION_LIMIT, account.id, now);
  const already = await answerTo(account.id, body.id, body.message);
  if (already) return already;
  const conversation = await getConversation(account.id);
  const remembered = rememberedIn(conversation, now);
  const references = remembered?.references ?? [];
  const heard = { role: account.role, previous: remembered, references };
  // Loaded with the first question: the weights of the router take longer than all else.
  const { understand } = await import('./router/understand.ts');
  const understood = understand(body.message, heard);
  const call = callsUntil(request, AbortSignal.timeout(DEADLINE_MS));
  const advising: Advising = {
    user: { id: account.id, role: account.role, firstName: account.firstName },
    greetedAs: body.role ?? account.role,
    timeZone: timeZoneOf(account),
    now,
    references,
    call,
  };
  const parts = await Promise.all(understood.map((one) => answerPart(one, advising)));
  const ids = newMessageIds(now);
  const proposals = parts.flatMap((part) => part.proposals);
  const actions = await Promise.all(
    proposals.map((proposal, place) => proposedAction(proposal, { messageId: ids.answer, place, now }, call)),
  );
  return storeExchange(
    {
      userId: account.id,
      ids,
      message: body.message,
      questionId: body.id,
      answer: composed(parts),
      actions,
      memory: memoryOf(understood, parts),
      now,
    },
    conversation,
  );
};

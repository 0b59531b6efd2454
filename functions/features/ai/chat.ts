import { timeZoneOf } from '#functions/core/account.ts';
import type { PlannedCall } from '#functions/core/advisor/tool.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import type { ai } from '#shared/features/ai/routes.ts';
import { proposedAction } from './actions/propose.ts';
import { type Advising, answerPart } from './answering/answer-part.ts';
import { composed } from './answering/compose.ts';
import type { Part } from './answering/part.ts';
import { callRoute } from './calling/call-route.ts';
import { callsUntil } from './calling/calls.ts';
import { getConversation, type Memory, rememberedIn } from './conversation/memory.ts';
import { newMessageIds } from './conversation/messages.ts';
import { answerTo, storeExchange } from './conversation/store.ts';
import { DEADLINE_MS } from './deadline.ts';
import { QUESTION_LIMIT } from './limits.ts';
import { writtenByModel } from './model/write.ts';
import type { Understood } from './router/understood.ts';

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
  // Loaded with the first question: the weights of the router take longer than all else.
  const { understand } = await import('./router/understand.ts');
  const understood = understand(body.message, {
    role: account.role,
    references,
    ...(remembered && { previous: remembered }),
  });
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const call = callsUntil(request, signal);
  const advising: Advising = {
    user: { id: account.id, role: account.role, firstName: account.firstName },
    greetedAs: body.role ?? account.role,
    timeZone: timeZoneOf(account),
    now,
    references,
    call,
  };
  const parts = await Promise.all(understood.map((one) => answerPart(one, advising)));
  const writing = { userId: account.id, now, signal };
  const written = await Promise.all(parts.map((part) => writtenByModel(body.message, part, writing)));
  const read = async ({ route, input }: PlannedCall) =>
    JSON.parse(await callRoute(request, route, input, signal));
  const ids = newMessageIds(now);
  const proposals = parts.flatMap((part) => part.proposals);
  const actions = await Promise.all(
    proposals.map((proposal, place) => proposedAction(proposal, { messageId: ids.answer, place, now }, read)),
  );
  return storeExchange(
    {
      userId: account.id,
      ids,
      message: body.message,
      questionId: body.id,
      answer: composed(
        parts.map((part, index) => written[index] ?? part),
        written.some((part) => part !== undefined) ? 'model' : 'embedded',
      ),
      actions,
      memory: memoryOf(understood, parts),
      now,
    },
    conversation,
  );
};

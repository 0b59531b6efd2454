import { timeZoneOf } from '#functions/core/account.ts';
import type { PlannedCall } from '#functions/core/advisor/tool.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { withLimit } from '#shared/core/settings.ts';
import type { ai } from '#shared/features/ai/routes.ts';
import { ADVISOR_QUESTIONS } from '#shared/features/ai/settings.ts';
import { proposedAction } from './actions/propose.ts';
import { type Answered, answerOne } from './answering/answer-one.ts';
import type { Advising } from './answering/answer-part.ts';
import { composed } from './answering/compose.ts';
import { listAfter } from './answering/meant.ts';
import { answeredText, observeAnswers } from './answering/observed.ts';
import { callRoute } from './calling/call-route.ts';
import { callsUntil } from './calling/calls.ts';
import { getConversation, type Memory, rememberedIn, withTurn } from './conversation/memory.ts';
import { newMessageIds } from './conversation/messages.ts';
import { answerTo, storeExchange } from './conversation/store.ts';
import { DEADLINE_MS, MODEL_MS } from './deadline.ts';
import { QUESTION_LIMIT } from './limits.ts';

/** What the next question may refer to: the last thing that was asked for, and all that was named. */
const memoryOf = (answered: readonly Answered[], before: Memory | undefined): Memory | undefined => {
  const last = answered.map(({ understood }) => understood).findLast((one) => one.kind === 'tool');
  if (!last) return undefined;
  const { intent, slots } = last;
  const references = answered.flatMap(({ part }) => part.references);
  const list = listAfter(references, before);
  return { intent, slots, references, ...(list && { list }) };
};

/**
 * Answers a question from what its user may see, and stores both in the conversation. A tool that fails leads to a sentence
 * about it: no question is lost. Nothing changes but the conversation: what would is proposed.
 */
export const chat: Handler<typeof ai.chat> = async (request) => {
  const { account, body, setting, now } = request;
  await limitRequests(withLimit(QUESTION_LIMIT, await setting(ADVISOR_QUESTIONS)), account.id, now);
  const already = await answerTo(account.id, body.id, body.message);
  if (already) return already;
  const conversation = await getConversation(account.id);
  const { memory, turns } = rememberedIn(conversation, now);
  // Loaded with the first question: the weights of the router take longer than all else.
  const { understand } = await import('./router/understand.ts');
  const understood = understand(body.message, {
    role: account.role,
    references: memory?.references ?? [],
    ...(memory && { previous: memory }),
  });
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const advising: Advising = {
    user: { id: account.id, role: account.role, firstName: account.firstName },
    greetedAs: body.role ?? account.role,
    timeZone: timeZoneOf(account),
    now,
    before: memory,
    call: callsUntil(request, signal),
  };
  const asking = { userId: account.id, turns, now, signal: AbortSignal.timeout(MODEL_MS) };
  const about = { question: body.message, advising, asking };
  const answered = (await Promise.all(understood.map((one) => answerOne(one, about)))).flat();
  observeAnswers(answered);
  const parts = answered.map(({ part }) => part);
  const read = async ({ route, input }: PlannedCall) =>
    JSON.parse(await callRoute(request, route, input, signal));
  const ids = newMessageIds(now);
  const proposals = parts.flatMap((part) => part.proposals);
  const actions = await Promise.all(
    proposals.map((proposal, place) => proposedAction(proposal, { messageId: ids.answer, place, now }, read)),
  );
  const turn = { question: body.message, answered: answeredText(answered, account.role) };
  return storeExchange(
    {
      userId: account.id,
      ids,
      message: body.message,
      questionId: body.id,
      answer: composed(parts, answered.some(({ by }) => by === 'model') ? 'model' : 'embedded'),
      actions,
      memory: memoryOf(answered, memory),
      turns: withTurn(turns, turn),
      now,
    },
    conversation,
  );
};

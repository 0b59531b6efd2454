import { createHash } from 'node:crypto';
import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { withLatest } from '#functions/core/retry.ts';
import { getItem, type Key, transact } from '#functions/core/table.ts';
import { isRefused, type Steps, type Write } from '#functions/core/transaction.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { HISTORY_DAYS, HISTORY_MAX } from '#shared/features/ai/rules.ts';
import { type Answer, answerSchema } from '#shared/features/ai/schema.ts';
import { actionItem, type StoredAction, shownAction } from '../actions/repository.ts';
import { type Conversation, getConversation, type Memory, type Turn } from './memory.ts';
import { keysBefore, type MessageIds, messageItem, messageKey } from './messages.ts';

/** What a question led to. */
export interface Exchange {
  readonly userId: string;
  readonly ids: MessageIds;
  readonly message: string;
  /** The caller's own id of the question, if it has one. */
  readonly questionId: string | undefined;
  readonly answer: Omit<Answer, 'id' | 'actions'>;
  readonly actions: readonly StoredAction[];
  readonly memory: Memory | undefined;
  readonly turns: readonly Turn[];
  readonly now: Date;
}

const NOTHING = { blocks: [], sources: [], actions: [], suggestions: [] };

const questionKey = (userId: string, id: string, message: string): Key =>
  keyOf('ai-question', {
    userId,
    hash: createHash('sha256').update(`${id}\n${message}`).digest('base64url'),
  });

const asAnswer = answerSchema.omit({ response: true }).extend({ text: z.string() });

/** The answer that a question with this id has already, or undefined. */
export const answerTo = async (
  userId: string,
  id: string | undefined,
  message: string,
): Promise<Answer | undefined> => {
  const asked =
    id === undefined
      ? undefined
      : await getItem(z.object({ answer: z.string() }), questionKey(userId, id, message));
  const key = asked && messageKey(userId, asked.answer);
  const found = key && (await getItem(asAnswer, key));
  if (!found) return undefined;
  const { text, ...rest } = found;
  return { ...rest, response: text };
};

/** The conversation one question further; on condition that it is still as it was read. */
const advanced = ({ userId, memory, turns, now }: Exchange, before: Conversation | undefined): Write => ({
  Put: {
    Item: {
      ...itemOf('ai-conversation', { userId }),
      next: (before?.next ?? 0) + 2,
      memory,
      turns,
      at: now.toISOString(),
      ttl: Math.floor((now.getTime() + HISTORY_DAYS * DAY_MS) / 1000),
    },
    ...(before === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#next = :next',
          ExpressionAttributeNames: { '#next': 'next' },
          ExpressionAttributeValues: { ':next': before.next },
        }),
  },
});

/** The question and its answer as they come into the history. */
const messageWrites = (
  { userId, ids, message, answer: { response, ...parts }, actions, now }: Exchange,
  number: number,
): Write[] => {
  const timestamp = now.toISOString();
  const question = { ...NOTHING, id: ids.question, text: message, isUser: true, by: null };
  const reply = {
    ...parts,
    actions: actions.map(shownAction),
    id: ids.answer,
    text: response,
    isUser: false,
  };
  return [question, reply].map((one, index) => ({
    Put: { Item: messageItem(userId, { ...one, timestamp, right: null, number: number + index }) },
  }));
};

/** The oldest messages, which these two push out of the history. */
const leaving = async (userId: string, next: number): Promise<Write[]> => {
  const first = next + 2 - HISTORY_MAX;
  if (first <= 0) return [];
  return (await keysBefore(userId, first, 4)).map((Key) => ({ Delete: { Key } }));
};

const stepsOf = async (exchange: Exchange, before: Conversation | undefined) => {
  const { userId, questionId, message, ids, actions, now } = exchange;
  const question: Write = {
    Put: {
      Item: {
        ...(questionId !== undefined && questionKey(userId, questionId, message)),
        entity: 'ai-question',
        answer: ids.answer,
        ttl: Math.floor((now.getTime() + DAY_MS) / 1000),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  return {
    conversation: advanced(exchange, before),
    question: questionId === undefined ? undefined : question,
    messages: messageWrites(exchange, before?.next ?? 0),
    actions: actions.map((action): Write => ({ Put: { Item: actionItem(userId, action) } })),
    leaving: await leaving(userId, before?.next ?? 0),
  } satisfies Steps;
};

type ExchangeSteps = Awaited<ReturnType<typeof stepsOf>>;

/**
 * Stores a question with its answer and what it proposes, in one transaction, and returns the answer. Of two questions with one id
 * that are asked at once, both get the answer that was stored first.
 */
export const storeExchange = (exchange: Exchange, known: Conversation | undefined): Promise<Answer> => {
  const { userId, questionId, message, ids, answer, actions } = exchange;
  return withLatest(
    { conversation: known },
    async () => ({ conversation: await getConversation(userId) }),
    async ({ conversation }) => {
      try {
        await transact(await stepsOf(exchange, conversation));
        return { ...answer, id: ids.answer, actions: actions.map(shownAction) };
      } catch (error) {
        const first =
          isRefused<ExchangeSteps>(error) && error.failed.question
            ? await answerTo(userId, questionId, message)
            : undefined;
        if (first) return first;
        throw error;
      }
    },
    (error) => isRefused<ExchangeSteps>(error) && error.failed.conversation !== undefined,
  );
};

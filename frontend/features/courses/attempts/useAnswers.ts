import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { createOutbox, type Outbox, type OutboxView } from '#frontend/core/forms/outbox.ts';
import { type Attempt, addAnswer, attemptQuery, isSentAnswer, type SentAnswer } from './attempt.ts';

/** The pause in typing after which an answer is saved. */
const PAUSE_MS = 700;

/** The answers that this tab sends, by attempt: screens come and go while they are being sent. */
const outboxes = new Map<string, Outbox<SentAnswer>>();

const outboxOf = (id: string, client: QueryClient): Outbox<SentAnswer> => {
  const known = outboxes.get(id);
  if (known) return known;
  const { queryKey } = attemptQuery(id);
  const outbox = createOutbox<SentAnswer>({
    name: `attempt ${id}`,
    isEntry: isSentAnswer,
    add: addAnswer,
    send: async ({ number, answer }) => {
      await api.call('assessments.answer', { params: { id, n: number }, body: { answer } });
      client.setQueryData<Attempt>(
        queryKey,
        (before) =>
          before && {
            ...before,
            questions: before.questions.map((one) => (one.number === number ? { ...one, answer } : one)),
          },
      );
    },
    // It has ended meanwhile: its result says so.
    onRefused: () => void client.invalidateQueries({ queryKey }),
    pauseMs: PAUSE_MS,
  });
  outboxes.set(id, outbox);
  return outbox;
};

/** The answers of an attempt that wait to be saved, and how to give one. */
export const useAnswers = (id: string) => {
  const { subscribe, view, put, flush } = outboxOf(id, useQueryClient());
  return { ...useSyncExternalStore(subscribe, view), put, flush };
};

/** Where the answers are, in a few words. */
export const answersInWords = ({ waiting, state }: OutboxView<SentAnswer>): string => {
  if (waiting.length === 0) return state === 'saved' ? 'All answers are saved' : '';
  if (state === 'local' || state === 'refused')
    return 'Not saved yet. Your answers will be saved when you are back online.';
  return 'Saving…';
};

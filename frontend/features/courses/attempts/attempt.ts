import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { GivenAnswer } from '#frontend/parts/courses/answers.ts';
import type { AnswerOf } from '#shared/route-types.ts';

export type Attempt = AnswerOf<'assessments.get'>;

export const attemptQuery = (id: string) => api.query('assessments.get', { params: { id } });

/** An attempt. It may end, and be decided about, while one looks elsewhere: loaded at every visit. */
export const useAttempt = (id: string) => useQuery({ ...attemptQuery(id), staleTime: 0 });

/** An answer on its way to the server. */
export interface SentAnswer {
  readonly number: number;
  readonly answer: GivenAnswer;
}

/** Whether something stored is an answer. */
export const isSentAnswer = (stored: unknown): stored is SentAnswer => {
  const { number, answer }: Partial<SentAnswer> = Object(stored);
  return Number.isInteger(number) && answer !== undefined;
};

/** What waits once there is one more: only the latest answer to a question. */
export const addAnswer = (waiting: readonly SentAnswer[], next: SentAnswer): readonly SentAnswer[] => [
  ...waiting.filter(({ number }) => number !== next.number),
  next,
];

/** The answers as the student sees them: those that wait are newer than those the server has. */
export const answersOf = (
  { questions }: Pick<Attempt, 'questions'>,
  waiting: readonly SentAnswer[],
): ReadonlyMap<number, GivenAnswer> =>
  new Map([
    ...questions.map(({ number, answer }) => [number, answer] as const),
    ...waiting.map(({ number, answer }) => [number, answer] as const),
  ]);

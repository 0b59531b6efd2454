import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Decision } from '#frontend/core/decisions/decision.ts';
import type { WatchedAttempt } from '#shared/features/assessments/schema.ts';

/** What an admin can decide about an attempt: to void it, or how to answer the appeal against that. */
export type AttemptDecision = 'restore' | 'keep' | 'void';

/** Attempts that admins look at, the latest first. Other admins decide, too: loaded at every visit. */
export const useWatchedAttempts = () =>
  useInfiniteQuery({ ...api.pages('assessments.watch', { query: { limit: 20 } }), staleTime: 0 });

export const useRefreshAttempts = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('assessments') });
};

/** Whether the student of a voided attempt waits for an answer. */
export const awaitsAnswer = ({ status, appeal }: Pick<WatchedAttempt, 'status' | 'appeal'>): boolean =>
  status === 'voided' && appeal !== null && appeal.answeredAt === null;

export const ATTEMPT_DECISIONS: readonly Decision<WatchedAttempt, AttemptDecision>[] = [
  { name: 'restore', label: () => 'Let it count', isOffered: awaitsAnswer },
  { name: 'keep', label: () => 'Keep it voided', isOffered: awaitsAnswer },
  {
    name: 'void',
    label: () => 'Void attempt',
    isOffered: ({ status }) => status === 'passed' || status === 'failed' || status === 'expired',
  },
];

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Decision } from '#frontend/core/decisions/decision.ts';
import type { MentorCase } from '#shared/features/mentors/routes.ts';
import type { MentorApproval, MentorDecision } from '#shared/features/mentors/rules.ts';

/** Mentors in a state of approval. Other admins decide, too: loaded at every visit. */
export const useMentorCases = (approval: MentorApproval) =>
  useInfiniteQuery({
    ...api.pages('mentors.cases', { query: { approval, limit: 20 } }),
    staleTime: 0,
  });

export const useRefreshMentorCases = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('mentors') });
};

/** The decisions about a mentor: who waits is approved or rejected, which can be changed later. */
export const CASE_DECISIONS: readonly Decision<MentorCase, MentorDecision>[] = [
  {
    name: 'approve',
    label: () => 'Approve',
    shortcut: ['a', 'Approve'],
    isOffered: ({ approval }) => approval !== 'approved',
  },
  {
    name: 'reject',
    label: () => 'Reject',
    shortcut: ['r', 'Reject with a reason'],
    isOffered: ({ approval }) => approval !== 'rejected',
  },
  {
    name: 'allow_minors',
    label: () => 'Allow students under 18',
    isOffered: ({ approval, approvedForMinors }) => approval === 'approved' && !approvedForMinors,
  },
  {
    name: 'disallow_minors',
    label: () => 'No students under 18',
    isOffered: ({ approvedForMinors }) => approvedForMinors,
  },
];

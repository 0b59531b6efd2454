import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { Decision } from '#shared/features/applicants/rules.ts';
import { applicationWorkflow, DECISION_UNDO_SECONDS } from '#shared/features/applications/rules.ts';
import { idOf, type ListedApplicant, refreshApplicants, showMoved } from './api.ts';

/** A decision that was made here a moment ago. */
export interface Undoable {
  readonly applicant: ListedApplicant;
  /** 'Ada Byron: Rejected'. */
  readonly words: string;
  readonly at: number;
}

const failed = (title: string) => (error: Error) =>
  toast({
    title,
    description: errorMessage(error, UNREACHABLE),
    variant: 'destructive',
    reference: referenceOf(error),
  });

/** Decisions about applicants, and the time to undo the latest of them. */
export const useTriage = () => {
  const queryClient = useQueryClient();
  const [recent, setRecent] = useState<readonly Undoable[]>([]);
  const latest = recent.at(-1);
  useEffect(() => {
    if (!latest) return;
    const left = latest.at + DECISION_UNDO_SECONDS * 1000 - serverNow();
    const timer = window.setTimeout(
      () => {
        setRecent([]);
        void refreshApplicants(queryClient);
      },
      Math.max(0, left),
    );
    return () => window.clearTimeout(timer);
  }, [latest, queryClient]);

  /** Shows a decision that was saved, and offers to undo it. */
  const decided = (applicant: ListedApplicant, status: Decision, version: number) => {
    showMoved(queryClient, { ...applicant, status, version }, applicant.status);
    const { label } = applicationWorkflow.statuses[status];
    setRecent((before) => [
      ...before,
      { applicant: { ...applicant, status, version }, words: `${applicant.name}: ${label}`, at: serverNow() },
    ]);
  };

  const move = useMutation({
    mutationFn: ({ applicant, to }: { applicant: ListedApplicant; to: Decision }) =>
      api.call('applicants.setStatus', {
        params: { id: applicant.opportunityId, userId: applicant.userId },
        body: { to, version: applicant.version },
      }),
    onSuccess: ({ version }, { applicant, to }) => decided(applicant, to, version),
    onError: (error) => {
      failed('Nothing was decided')(error);
      void refreshApplicants(queryClient);
    },
  });

  const undo = useMutation({
    mutationFn: ({ applicant }: Undoable) =>
      api.call('applicants.undo', { params: { id: applicant.opportunityId, userId: applicant.userId } }),
    onSuccess: (moved, { applicant }) => {
      showMoved(queryClient, moved, applicant.status);
      setRecent((before) => before.filter((one) => idOf(one.applicant) !== idOf(applicant)));
    },
    onError: (error, { applicant }) => {
      failed('The decision wasn’t undone')(error);
      setRecent((before) => before.filter((one) => idOf(one.applicant) !== idOf(applicant)));
      void refreshApplicants(queryClient);
    },
  });

  return {
    move: (applicant: ListedApplicant, to: Decision) => {
      if (!move.isPending) move.mutate({ applicant, to });
    },
    decided,
    latest,
    undo: () => {
      if (latest && !undo.isPending) undo.mutate(latest);
    },
    pending: move.isPending || undo.isPending,
  };
};
export type Triage = ReturnType<typeof useTriage>;

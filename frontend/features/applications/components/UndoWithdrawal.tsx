import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { refreshMyApplications, useCacheApplication } from '../api.ts';
import { forgetUndoable, useUndoable } from '../undoableWithdrawals.ts';

/** Undoes a withdrawal that was made here a moment ago; nothing otherwise. */
export function UndoWithdrawal({ application }: { application: Application }) {
  const { opportunityId, opportunity, status } = application;
  const queryClient = useQueryClient();
  const cacheApplication = useCacheApplication();
  const offered = useUndoable(opportunityId);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('applications.undoWithdrawal', { params: { opportunityId } }),
    onSuccess: cacheApplication,
    onError: (error) => {
      toast({
        title: 'The withdrawal wasn’t undone',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      });
      void refreshMyApplications(queryClient);
    },
    onSettled: () => forgetUndoable(opportunityId),
  });
  if (!offered || status !== 'withdrawn') return null;
  return (
    <Button size="small" pending={isPending} onClick={() => mutate()}>
      Undo
      <VisuallyHidden> the withdrawal from {opportunity.title}</VisuallyHidden>
    </Button>
  );
}

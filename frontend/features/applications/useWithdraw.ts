import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCode, errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { refreshMyApplications, useCacheApplication } from './api.ts';
import { offerUndo } from './undoableWithdrawals.ts';

/** Taking an application back; `onDone` when it is settled, one way or the other. */
export const useWithdraw = (opportunityId: string, onDone: () => void) => {
  const queryClient = useQueryClient();
  const cacheApplication = useCacheApplication();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('applications.withdraw', { params: { opportunityId } }),
    onSuccess: (application) => {
      cacheApplication(application);
      offerUndo(opportunityId);
      toast({ title: 'Application withdrawn', description: 'You can apply again while it’s open.' });
      onDone();
    },
    onError: (error) => {
      toast({
        title: 'Your application wasn’t withdrawn',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      });
      if (errorCode(error) === undefined) return;
      void refreshMyApplications(queryClient);
      onDone();
    },
  });
  return {
    withdraw: () => {
      if (!isPending) mutate();
    },
    pending: isPending,
  };
};

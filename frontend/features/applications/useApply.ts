import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorCode, errorMessage, referenceOf } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { authPath } from '#frontend/core/session/arrival.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { refreshMyApplications, refreshOpportunity, useCacheApplication } from './api.ts';

interface Apply {
  apply: () => void;
  pending: boolean;
  /** The server says that it is closed, whatever the list said. */
  closed: boolean;
  /** The address is to be confirmed first: shown until it is put aside. */
  unconfirmed: boolean;
  close: () => void;
}

const sayFailed = (error?: Error) =>
  toast({
    title: 'Error',
    description: 'Failed to submit application. Please try again.',
    variant: 'destructive',
    reference: referenceOf(error),
  });

/** Applying for one opportunity, with everything that can come of it. The words of the toasts are the spec's (point 8). */
export const useApply = (opportunityId: string): Apply => {
  const { user, failed, refresh } = useSession();
  const queryClient = useQueryClient();
  const cacheApplication = useCacheApplication();
  const { pathname, search } = useLocation();
  const [closed, setClosed] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  // Shared by all buttons of this opportunity: the one in the list and the one beside the text.
  const mutationKey = ['applications', 'apply', opportunityId];

  const askToLogIn = () =>
    toast({
      title: 'Please log in to apply for opportunities.',
      variant: 'destructive',
      action: { label: 'Log in', to: authPath({ next: pathname + search }) },
    });

  const fail = (error: Error) => {
    switch (errorCode(error)) {
      case 'unauthenticated':
        void refresh();
        return askToLogIn();
      case 'email_unconfirmed':
        return setUnconfirmed(true);
      case 'already_applied':
        void refreshMyApplications(queryClient);
        return toast({ title: errorMessage(error, ''), description: 'It is among your applications.' });
      case 'opportunity_closed':
        setClosed(true);
        void refreshOpportunity(queryClient, opportunityId);
        return toast({
          title: errorMessage(error, ''),
          description: 'It closed while you were reading. Nothing was sent.',
          variant: 'destructive',
        });
      default:
        return sayFailed(error);
    }
  };

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (userId: string) => api.call('applications.apply', { body: { userId, opportunityId } }),
    onSuccess: (application) => {
      cacheApplication(application);
      toast({
        title: 'Application Submitted! 🎉',
        description: 'Your application has been submitted successfully.',
      });
    },
    onError: fail,
  });

  const apply = () => {
    if (user === null) askToLogIn();
    // Who is signed in could not be found out: try that again first.
    else if (failed) void refresh().then(() => sayFailed());
    // Asked of the cache, which knows of the first press before anything is drawn again.
    else if (user && queryClient.isMutating({ mutationKey }) === 0) mutate(user.id);
  };
  return {
    apply,
    pending: useIsMutating({ mutationKey }) > 0,
    closed,
    unconfirmed,
    close: () => setUnconfirmed(false),
  };
};

import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorCode, errorMessage, isForbidden, referenceOf } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { authPath } from '#frontend/core/session/arrival.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { ApplicationSource } from '#shared/features/applications/rules.ts';
import type { User } from '#shared/features/users/schema.ts';
import { refreshMyApplications, refreshOpportunity, useCacheApplication } from './api.ts';

/**
 * - `review`: the user sees what will be sent.
 * - `unconfirmed`: the user's address has to be confirmed first.
 * - `closed`: the server says that the opportunity is closed, whatever the list said.
 */
type ApplyStep = 'review' | 'unconfirmed' | 'closed';

/** What the user decides in the review. */
export interface Decided {
  note: string;
  resume: boolean;
  unscored: boolean;
}

interface Apply {
  step: ApplyStep | undefined;
  /** For the button: opens the review, or says why the user can't apply. */
  start: () => void;
  /** Sends the application. */
  send: (decided: Decided) => Promise<void>;
  /** What the review could not load: it ends where the session has ended. */
  refused: (error: Error) => void;
  /** Leaves the current step. */
  cancel: () => void;
  pending: boolean;
}

const FAILED = 'Failed to submit application. Please try again.';

const sayFailed = (error?: Error) =>
  toast({
    title: 'Error',
    description: isForbidden(error) ? errorMessage(error, FAILED) : FAILED,
    variant: 'destructive',
    reference: referenceOf(error),
  });

/** Applying for one opportunity, with every possible outcome. The texts of the toasts are the spec's (point 8). */
export const useApply = (opportunityId: string, source: ApplicationSource): Apply => {
  const { user, failed, refresh } = useSession();
  const queryClient = useQueryClient();
  const cacheApplication = useCacheApplication();
  const { pathname, search, hash } = useLocation();
  const [step, setStep] = useState<ApplyStep>();
  // Shared by all buttons of this opportunity: the one in the list and the one in the pane.
  const mutationKey = ['applications', 'apply', opportunityId];

  const askToLogIn = () =>
    toast({
      title: 'Please log in to apply for opportunities.',
      variant: 'destructive',
      action: { label: 'Login', to: authPath({ next: pathname + search + hash }) },
    });

  const fail = (error: Error) => {
    const code = errorCode(error);
    // The review shows these itself.
    if (code === 'invalid_input' || code === 'conflict') return;
    setStep(undefined);
    switch (code) {
      case 'unauthenticated':
        void refresh();
        return askToLogIn();
      case 'email_unconfirmed':
        return setStep('unconfirmed');
      case 'already_applied':
        void refreshMyApplications(queryClient);
        // Another window has sent it.
        void queryClient
          .fetchQuery(api.query('applications.get', { params: { opportunityId } }))
          .then(cacheApplication, () => undefined);
        return toast({
          title: errorMessage(error, ''),
          description: 'You can find it in your applications.',
        });
      case 'opportunity_closed':
        setStep('closed');
        void refreshOpportunity(queryClient, opportunityId);
        return toast({
          title: errorMessage(error, ''),
          description: 'This opportunity closed before you applied. Your application wasn’t sent.',
          variant: 'destructive',
        });
      default:
        return sayFailed(error);
    }
  };

  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: (body: Decided & { userId: string }) =>
      api.call('applications.apply', { body: { ...body, opportunityId, source } }),
    onSuccess: (application) => {
      setStep(undefined);
      cacheApplication(application);
      toast({
        title: 'Application Submitted! 🎉',
        description: 'Your application has been submitted successfully.',
      });
    },
    onError: fail,
  });

  // Asked of the cache, which knows of the first press before anything is rendered again.
  const isSending = () => queryClient.isMutating({ mutationKey }) > 0;
  const review = (who: User | null | undefined) => {
    if (who === null) askToLogIn();
    else if (who) setStep(who.emailConfirmed ? 'review' : 'unconfirmed');
    else sayFailed();
  };
  return {
    step,
    start: () => {
      if (isSending()) return;
      // The address may have been confirmed on another device, or the session could not be loaded before.
      if (failed || user?.emailConfirmed === false) void refresh().then(({ data }) => review(data?.user));
      else review(user);
    },
    send: async (decided) => {
      if (user && !isSending()) await mutateAsync({ ...decided, userId: user.id });
    },
    refused: (error) => {
      if (errorCode(error) === 'unauthenticated') fail(error);
    },
    cancel: () => setStep(undefined),
    pending: useIsMutating({ mutationKey }) > 0,
  };
};

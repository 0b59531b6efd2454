import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorCode, errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { authPath } from '#frontend/core/session/arrival.ts';
import { keepingBrowserSettings } from '#frontend/core/session/browserSettings.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';

/** Ends every session, after a question: also the one that asks. */
export function SessionsSetting() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { setUser, refresh } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => keepingBrowserSettings(() => api.call('auth.signOutEverywhere')),
    onSuccess: () => {
      navigate(authPath({}));
      setUser(null);
      toast({
        title: 'You’re signed out everywhere',
        description: 'Sign in again to continue.',
      });
    },
    onError: (error) => {
      setAsking(false);
      if (errorCode(error) === 'unauthenticated') void refresh();
      toast({
        title: 'You are still signed in',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      });
    },
  });
  return (
    <FormSection
      title="Where you are signed in"
      description="Signed in on a shared device? You can sign out in all browsers at once."
    >
      <div>
        <Button onClick={() => setAsking(true)}>Sign out in all browsers</Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="You’ll be signed out in every browser, including this one. Unsaved changes will be lost."
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Stay signed in</Button>
            <Button
              variant="danger"
              pending={isPending}
              onClick={() => {
                if (!isPending) mutate();
              }}
            >
              Sign out everywhere
            </Button>
          </>
        }
      />
    </FormSection>
  );
}

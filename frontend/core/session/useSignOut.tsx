import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { errorMessage, referenceOf, UNREACHABLE } from '../api/ApiError.ts';
import { api } from '../api/client.ts';
import { PATHS } from '../paths.ts';
import { keepingBrowserSettings } from './browserSettings.ts';
import { hasDrafts } from './drafts.ts';
import { useSession } from './useSession.ts';

interface SignOut {
  signOut: () => void;
  /** What is asked first when something typed would be lost; to be shown beside the button. */
  question: ReactNode;
}

/** Ends the session and goes home. */
export const useSignOut = (): SignOut => {
  const [asking, setAsking] = useState(false);
  const { setUser } = useSession();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => keepingBrowserSettings(() => api.call('auth.signOut')),
    onSettled: () => setAsking(false),
    onSuccess: () => {
      navigate(PATHS.home);
      setUser(null);
    },
    onError: (error) =>
      toast({
        title: 'You are still signed in',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      }),
  });
  const end = () => {
    if (!isPending) mutate();
  };
  return {
    signOut: () => (hasDrafts() ? setAsking(true) : end()),
    question: (
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out and discard your changes?"
        description="You have unsaved changes in this tab. They will be deleted when you sign out."
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Stay signed in</Button>
            <Button variant="danger" pending={isPending} onClick={end}>
              Sign out
            </Button>
          </>
        }
      />
    ),
  };
};

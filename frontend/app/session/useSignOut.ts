import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { toast } from '#frontend/ui/toast.ts';
import { personMessage, referenceOf, UNREACHABLE } from '../api/ApiError.ts';
import { api } from '../api/client.ts';
import { PATHS } from '../paths.ts';
import { useSession } from './useSession.ts';

/** Ends the session and goes home. */
export const useSignOut = (): (() => void) => {
  const { setUser } = useSession();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('auth.signOut'),
    onSuccess: () => {
      navigate(PATHS.home);
      setUser(null);
    },
    onError: (error) =>
      toast({
        title: 'You are still signed in',
        description: personMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      }),
  });
  return () => {
    if (!isPending) mutate();
  };
};

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { BuddyState } from '#shared/features/buddies/schema.ts';

const OWN = api.query('buddies.own');

export const useBuddies = () => useQuery({ ...OWN, staleTime: 0 });

/** A change by a button: shows where the user is then, and says what went wrong. */
export const useBuddyChange = (send: () => Promise<BuddyState>, said: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (state) => {
      client.setQueryData(OWN.queryKey, state);
      toast({ title: said });
    },
    onError: (error) => {
      toastFailure(error);
      return client.invalidateQueries({ queryKey: api.key('buddies') });
    },
  });
};

/** Shows where the user is after a form. */
export const useShowBuddies = () => {
  const client = useQueryClient();
  return (state: BuddyState) => client.setQueryData(OWN.queryKey, state);
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';

/** Reveals names for the caller, and shows them wherever the candidates are. */
export const useReveal = (id: string, onRevealed: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (keys: readonly string[]) =>
      api.call('screening.reveal', { params: { id }, body: { keys: [...keys] } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.key('screening') });
      onRevealed();
    },
    onError: (error) =>
      toast({
        title: 'The names weren’t revealed',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      }),
  });
};

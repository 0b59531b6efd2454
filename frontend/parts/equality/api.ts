import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { type EqualityAnswers, NO_ANSWERS } from '#shared/features/equality/rules.ts';

const ownAnswers = api.query('equality.get');

/** The user's own equal opportunity answers, and whether they were asked. */
export const useOwnAnswers = () => useQuery(ownAnswers);

/** Shows what is stored now wherever the answers are on screen. */
export const useShowStored = () => {
  const queryClient = useQueryClient();
  return (answers: EqualityAnswers) => {
    // A question that was answered in another window meanwhile must not come back with an older answer.
    void queryClient.cancelQueries({ queryKey: ownAnswers.queryKey });
    queryClient.setQueryData(ownAnswers.queryKey, { asked: true, answers });
  };
};

const sayFailed = (error: Error) =>
  toast({
    title: 'We couldn’t save your choice',
    description: errorMessage(error, UNREACHABLE),
    variant: 'destructive',
    reference: referenceOf(error),
  });

/** Answers none of the questions: the user is not asked again. */
export const useSkipAll = () => {
  const show = useShowStored();
  return useMutation({
    mutationFn: () => api.call('equality.save', { body: NO_ANSWERS }),
    onSuccess: ({ answers }) => show(answers),
    onError: sayFailed,
  });
};

/** Deletes the answers. */
export const useDeleteAnswers = (onDeleted: () => void) => {
  const show = useShowStored();
  return useMutation({
    mutationFn: () => api.call('equality.remove'),
    onSuccess: ({ answers }) => {
      show(answers);
      onDeleted();
      toast({
        title: 'Answers deleted',
        description: 'They won’t be included in figures from now on.',
      });
    },
    onError: sayFailed,
  });
};

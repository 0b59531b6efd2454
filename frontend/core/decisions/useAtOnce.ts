import { useMutation } from '@tanstack/react-query';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { errorMessage, referenceOf, UNREACHABLE } from '../api/ApiError.ts';
import type { AtOnce } from './decision.ts';

/**
 * Makes decisions that need no reason, one at a time, and says in a toast what became of each.
 * @param refresh loads again what a decision changes, also after a failure: another admin may have decided meanwhile
 * @param onDecided is called for an item that waits no longer
 */
export const useAtOnce = <Item>(refresh: () => Promise<unknown>, onDecided?: () => void) => {
  // In the mutation's own callbacks: those of `mutate` are not called once the last item has left the queue.
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ atOnce, item }: { atOnce: AtOnce<Item>; item: Item }) => atOnce.send(item),
    onSuccess: ({ said, waits = false }) => {
      toast(said);
      if (!waits) onDecided?.();
      return refresh();
    },
    onError: (error, { atOnce, item }) => {
      toast({
        title: atOnce.failed(item),
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      });
      return refresh();
    },
  });
  return {
    send: (atOnce: AtOnce<Item>, item: Item): void => {
      if (!isPending) mutate({ atOnce, item });
    },
    /** The one that is under way. */
    pending: isPending ? variables.atOnce : undefined,
  };
};

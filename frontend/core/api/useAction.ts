import { useMutation } from '@tanstack/react-query';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { errorMessage, referenceOf, UNREACHABLE } from './ApiError.ts';

/** Says what went wrong with what a button asked for, with the number of the request for support. */
export const toastFailure = (error: unknown): void =>
  toast({
    title: 'That didn’t work',
    description: errorMessage(error, UNREACHABLE),
    variant: 'destructive',
    reference: referenceOf(error),
  });

/**
 * A request that a button sends: says what happened, or what went wrong, and loads again what it changed in either case.
 * @param said the title of the toast
 * @param refresh is given the error of a request that failed, or null
 */
export const useAction = <Given = void, Answer = unknown>(
  send: (given: Given) => Promise<Answer>,
  said: string,
  refresh: (error: unknown) => Promise<unknown>,
) =>
  useMutation({
    mutationFn: send,
    onSuccess: () => toast({ title: said }),
    onError: toastFailure,
    onSettled: (_, error) => refresh(error),
  });

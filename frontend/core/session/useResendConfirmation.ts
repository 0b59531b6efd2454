import { useMutation } from '@tanstack/react-query';
import { errorMessage, UNREACHABLE } from '../api/ApiError.ts';
import { api } from '../api/client.ts';
import { waitingTime } from '../api/waitingTime.ts';

interface Resend {
  send: () => void;
  pending: boolean;
  sent: boolean;
  /** Why no mail went out, in a sentence. */
  problem: string | undefined;
}

/** Mails a new confirmation link to the signed-in user. */
export const useResendConfirmation = (): Resend => {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.call('auth.resendConfirmation'),
  });
  return {
    send: () => {
      if (!isPending) mutate();
    },
    pending: isPending,
    sent: isSuccess,
    problem: error ? problemOf(error) : undefined,
  };
};

const problemOf = (error: Error): string => {
  const wait = waitingTime(error);
  return wait
    ? `We’ve already sent you several links. You can request another one in ${wait}.`
    : errorMessage(error, UNREACHABLE);
};

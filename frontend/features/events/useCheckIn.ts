import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import type { InputOf } from '#shared/route-types.ts';
import { useEventChanged } from './api.ts';

/** How long to wait before the next attempt while there is no connection. */
const AGAIN_MS = 4000;

/**
 * Checks a guest in. Without a connection it is sent again as long as the page is open: checking in twice is the same as
 * once. An answer of the server, a refusal too, ends it.
 */
export const useCheckIn = (id: string) => {
  const changed = useEventChanged();
  return useMutation({
    mutationFn: (body: InputOf<'events.checkIn'>['body']) =>
      api.call('events.checkIn', { params: { id }, body }),
    retry: (_attempts, error) => !(error instanceof ApiError),
    retryDelay: AGAIN_MS,
    onSuccess: changed,
    onError: toastFailure,
  });
};

/** What is said while it waits for a connection. */
export const NOT_SENT =
  'Not sent yet: no connection. It is sent as soon as there is one, while this page is open.';

import type { QueryClient } from '@tanstack/react-query';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { api } from './api/client.ts';

/** A notification is written shortly after the response to the action that causes it. It is rarely later than this. */
const TIMEOUT_MS = 30_000;
const KEY = ['expected-news'];

interface Expected {
  /** The server's time of the action, which is also the time of its notification. */
  readonly at: string;
  /** When to stop looking for it. */
  readonly until: number;
}

/** Records that the user did something at this server time, and refreshes the notifications until they include it. */
export const expectNotification = (queryClient: QueryClient, at: string): void => {
  queryClient.setQueryData<Expected>(KEY, { at, until: serverNow() + TIMEOUT_MS });
  void queryClient.invalidateQueries({ queryKey: api.key('notifications') });
};

/** Whether a notification is expected that is later than `latest`, the time of the latest loaded one. */
export const isNotificationExpected = (queryClient: QueryClient, latest: string | undefined): boolean => {
  const expected = queryClient.getQueryData<Expected>(KEY);
  return expected !== undefined && serverNow() < expected.until && (latest ?? '') < expected.at;
};

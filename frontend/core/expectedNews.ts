import type { QueryClient } from '@tanstack/react-query';
import { api } from './api/client.ts';

/** What somebody does is written into their notifications a moment later, after it was answered: seldom so late. */
const PATIENCE_MS = 10_000;
const KEY = ['expected-news'];

interface Expected {
  /** The server's time of what was done, which its notification carries. */
  readonly at: string;
  /** Until when to look for it, by this machine's clock. */
  readonly until: number;
}

/** Tells the notifications that something was done here at a moment of the server's time, which they will tell of. */
export const expectNews = (queryClient: QueryClient, at: string): void => {
  queryClient.setQueryData<Expected>(KEY, { at, until: Date.now() + PATIENCE_MS });
  void queryClient.invalidateQueries({ queryKey: api.key('notifications') });
};

/** Whether news is on its way that the loaded ones, the latest from `latest`, do not hold yet. */
export const isNewsExpected = (queryClient: QueryClient, latest: string | undefined): boolean => {
  const expected = queryClient.getQueryData<Expected>(KEY);
  return expected !== undefined && Date.now() < expected.until && (latest ?? '') < expected.at;
};

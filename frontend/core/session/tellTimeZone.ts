import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** The time zone of this browser, an IANA name. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Says the browser's time zone for a user whose account has none. A failure does not matter: the next visit says it
 * again.
 */
export const tellTimeZone = async (client: QueryClient, userId: string): Promise<void> => {
  try {
    const body = { timeZone: browserTimeZone(), chosen: false };
    cacheTimeZone(client, await api.call('users.saveTimeZone', { params: { userId }, body }));
  } catch {
    // Neither does a browser without a zone that the API knows.
  }
};

/** Puts a stored time zone into the session that is loaded. */
export const cacheTimeZone = (client: QueryClient, { timeZone }: { timeZone: string }): void => {
  client.setQueryData(api.query('auth.session').queryKey, (session) =>
    session?.user ? { user: { ...session.user, timeZone } } : session,
  );
};

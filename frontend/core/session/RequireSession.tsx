import { createContext, type ReactNode, useContext } from 'react';
import type { User } from '#shared/features/users/schema.ts';
import { useSession } from './useSession.ts';

const Person = createContext<User | null>(null);

interface RequireSessionProps {
  /** Shown while the session is loading. */
  loading: ReactNode;
  /** Shown when signed out. */
  loggedOut: ReactNode;
  /** Shown when the session failed to load; `retry` loads it again. */
  failed: (error: Error | null, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Renders its children for signed-in users only, and provides the user to them (`useCurrentUser`). */
export function RequireSession({ loading, loggedOut, failed, children }: RequireSessionProps) {
  const session = useSession();
  if (session.failed) return failed(session.error, () => void session.refresh());
  if (session.user === undefined) return <>{loading}</>;
  if (session.user === null) return <>{loggedOut}</>;
  // Another user gets new component state: the forms hold the input of the previous one.
  return (
    <Person key={session.user.id} value={session.user}>
      {children}
    </Person>
  );
}

/** Returns the signed-in user, on screens inside RequireSession (all of /dashboard). */
export const useCurrentUser = (): User => {
  const person = useContext(Person);
  if (!person) throw new Error('useCurrentUser is for screens inside RequireSession');
  return person;
};

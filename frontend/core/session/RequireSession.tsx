import { createContext, type ReactNode, useContext } from 'react';
import type { User } from '#shared/features/users.ts';
import { useSession } from './useSession.ts';

const Person = createContext<User | null>(null);

interface RequireSessionProps {
  /** While it is not known who is signed in. */
  loading: ReactNode;
  /** For those who are not. */
  loggedOut: ReactNode;
  /** When it could not be found out, and why; `retry` asks again. */
  failed: (error: Error | null, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Shows its children to signed-in people only, and tells them who it is (`usePerson`). */
export function RequireSession({ loading, loggedOut, failed, children }: RequireSessionProps) {
  const session = useSession();
  if (session.failed) return failed(session.error, () => void session.refresh());
  if (session.user === undefined) return loading;
  if (session.user === null) return loggedOut;
  // Another person begins anew: what stands in a form was typed by the one before.
  return (
    <Person key={session.user.id} value={session.user}>
      {children}
    </Person>
  );
}

/** The signed-in person, on screens inside RequireSession (all of /dashboard). */
export const usePerson = (): User => {
  const person = useContext(Person);
  if (!person) throw new Error('usePerson is for screens inside RequireSession');
  return person;
};

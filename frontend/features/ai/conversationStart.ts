import { useSyncExternalStore } from 'react';

interface Start {
  readonly userId: string;
  /** The id of the latest message before the conversation; null if it begins with the first of all. */
  readonly after: string | null;
}

let start: Start | undefined;
const listeners = new Set<() => void>();

/** Begins the conversation that the dialog shows after a message. Everything before it stays in the history. */
export const beginAfter = (userId: string, after: string | null): void => {
  start = { userId, after };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** After which message the dialog’s conversation begins, for a user; undefined if that was not decided on this visit. */
export const useConversationStart = (userId: string | undefined): string | null | undefined =>
  useSyncExternalStore(subscribe, () => (start?.userId === userId ? start?.after : undefined));

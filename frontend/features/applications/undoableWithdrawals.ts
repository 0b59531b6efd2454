import { useSyncExternalStore } from 'react';
import { WITHDRAWAL_UNDO_SECONDS } from '#shared/features/applications/rules.ts';

/** The opportunities whose application was withdrawn here a moment ago, as long as that can be undone. */
let undoable: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const set = (next: ReadonlySet<string>) => {
  undoable = next;
  for (const listener of listeners) listener();
};

export const forgetUndoable = (opportunityId: string): void =>
  set(new Set([...undoable].filter((id) => id !== opportunityId)));

/** Offers to undo the withdrawal from an opportunity, until the time for it is over. */
export const offerUndo = (opportunityId: string): void => {
  set(new Set([...undoable, opportunityId]));
  setTimeout(() => forgetUndoable(opportunityId), WITHDRAWAL_UNDO_SECONDS * 1000);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the withdrawal from an opportunity can be undone. */
export const useUndoable = (opportunityId: string): boolean =>
  useSyncExternalStore(subscribe, () => undoable.has(opportunityId));

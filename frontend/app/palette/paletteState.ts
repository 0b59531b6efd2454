import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

/** Opens or closes the command palette, from anywhere. */
export const setPaletteOpen = (next: boolean): void => {
  open = next;
  for (const listener of listeners) listener();
};

export const isPaletteOpen = (): boolean => open;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the command palette is open. */
export const usePaletteOpen = (): boolean => useSyncExternalStore(subscribe, isPaletteOpen, () => false);

import { useSyncExternalStore } from 'react';

/** What a notification says. */
export interface ToastText {
  title: string;
  description?: string;
  /** `destructive` for what failed. */
  variant?: 'default' | 'destructive';
  /** A link to where it can be mended. */
  action?: { label: string; to: string };
  /** The number to quote to us, of something that failed on our side. */
  reference?: string | undefined;
}
export interface ToastMessage extends ToastText {
  id: number;
}

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const show = (message: ToastMessage | null) => {
  current = message;
  for (const listener of listeners) listener();
};

/** Shows a notification. Only one is shown at a time (spec, point 9): a new one replaces the previous one. */
export const toast = (message: ToastText): void => {
  lastId += 1;
  show({ ...message, id: lastId });
};

/** Takes a notification away, unless another has taken its place already. */
export const dismissToast = (id: number): void => {
  if (current?.id === id) show(null);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The current notification. */
export const useToast = (): ToastMessage | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

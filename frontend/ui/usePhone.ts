import { useSyncExternalStore } from 'react';

/** Below this width a panel has no room beside its button (`sm` of tokens.css). */
const PHONE = '(width < 30rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is a phone's: what is a popover elsewhere comes as a sheet from below. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a prerendered page is rendered or taken over, true from right after that on (before it is painted), and
 * at once for what appears later. For what only the browser knows: the address's query, the width of the window.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

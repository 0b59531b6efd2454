import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser knows (the address's query, the width of the window) in a page that was rendered before:
 * `rendered` while the page is hydrated, `known` from right after that on, and at once for what appears later. A
 * component renders again only where the two differ.
 */
export const useOnceHydrated = <Value extends string | boolean>(known: Value, rendered: Value): Value =>
  useSyncExternalStore(
    never,
    () => known,
    () => rendered,
  );

/** False while a page that was rendered before is hydrated, true from right after that on (before it is painted). */
export const useHydrated = (): boolean => useOnceHydrated(true, false);

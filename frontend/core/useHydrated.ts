import { useState, useSyncExternalStore } from 'react';

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

/** The same for a text that the browser knows and the page was rendered without: where they agree, nothing is rendered again. */
export const useOnceHydrated = (known: string, rendered: string): string =>
  useSyncExternalStore(
    never,
    () => known,
    () => rendered,
  );

/** Whether a component took over a part of the prerendered page. Does not change, and so renders nothing again. */
export const useTakenOver = (): boolean => {
  const [found] = useState({ inPage: false });
  useSyncExternalStore(
    never,
    () => found,
    () => {
      // React asks for this only while it renders a page at build time, or takes over what is in one.
      found.inPage = true;
      return found;
    },
  );
  return found.inPage;
};

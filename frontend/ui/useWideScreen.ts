import { useSyncExternalStore } from 'react';

/** From this width on a list has room for a detail pane beside it (`lg` of tokens.css). */
const WIDE = '(min-width: 64rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether a list and a detail pane fit side by side. A prerendered page says yes, and hides the pane by CSS. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );

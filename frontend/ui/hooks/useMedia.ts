import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window fits a media query, kept up to date; `atBuild` is what a prerendered page takes for granted. */
export const useMedia = (query: string, atBuild: boolean): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener) => {
        const media = window.matchMedia(query);
        media.addEventListener('change', listener);
        return () => media.removeEventListener('change', listener);
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
    () => atBuild,
  );

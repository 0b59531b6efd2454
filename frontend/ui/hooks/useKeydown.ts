import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `press` for each key that is pressed, wherever the focus is. In a layout effect: it hears the first press after
 * the screen shows what listens.
 */
export const useKeydown = (press: (event: KeyboardEvent) => void, enabled = true): void => {
  const onKeyDown = useEffectEvent(press);
  useLayoutEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
};

import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Closes a dialog by Escape from the moment at which it is shown. Beside another layer, such as a toast, Radix begins
 * to listen some tasks later (radix-ui/primitives, issue 4143), and a press before that would be lost.
 * @param open whether the dialog is shown.
 * @param close is called for a press that nothing else has handled.
 */
export const useEscape = (open: boolean, close: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  useLayoutEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
};

import { useKeydown } from './useKeydown.ts';

/**
 * Closes a dialog by Escape from the moment at which it is shown. Beside another layer, such as a toast, Radix begins
 * to listen some tasks later (radix-ui/primitives, issue 4143), and a press before that would be lost.
 * @param open whether the dialog is shown.
 * @param close is called for a press that nothing else has handled.
 */
export const useEscape = (open: boolean, close: () => void): void => {
  useKeydown((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  }, open);
};

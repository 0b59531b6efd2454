import { type RefCallback, useEffect, useRef } from 'react';

interface ResultFocus {
  ref: RefCallback<HTMLElement>;
  tabIndex: -1;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * For an element whose content is replaced by the result of an action in it: when `result` changes and the button that
 * had the focus has disappeared, the element gets the focus. Spread the returned properties on it. Dialogs that are
 * rendered inside it count as parts of it.
 */
export const useResultFocus = (result: string | undefined): ResultFocus => {
  const element = useRef<HTMLElement>(null);
  // A focused element that React removes causes no blur event, so this is still true afterwards.
  const within = useRef(false);
  const before = useRef(result);
  useEffect(() => {
    if (before.current === result) return;
    before.current = result;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body || !activeElement.isConnected;
    if (within.current && lost) element.current?.focus();
  }, [result]);
  return {
    ref: (current) => {
      element.current = current;
    },
    tabIndex: -1,
    onFocus: () => {
      within.current = true;
    },
    onBlur: () => {
      within.current = false;
    },
  };
};

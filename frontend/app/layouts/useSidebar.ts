import { useCallback, useEffect, useState } from 'react';

/** Spec, point 9: the cookie's lifetime, and the width from which the sidebar is shown beside the content. */
const COOKIE = 'sidebar_state';
const COOKIE_SECONDS = 7 * 86_400;
const WIDE = '(min-width: 768px)';

/** Narrower than this, the sidebar is a rail of icons until the user expands it: the content needs the room. */
const ROOMY = '(min-width: 1024px)';

const readExpanded = (): boolean => {
  const saved = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return saved ? saved.endsWith('=true') : window.matchMedia(ROOMY).matches;
};
const writeExpanded = (expanded: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that we serve has the Cookie Store API
  document.cookie = `${COOKIE}=${expanded}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
};

interface SidebarState {
  /** Beside the content: with words, or only icons. */
  expanded: boolean;
  /** On a narrow screen: the sheet is open. */
  sheetOpen: boolean;
  setSheetOpen: (open: boolean) => void;
  /** The button, and Ctrl or Cmd with B. */
  toggle: () => void;
}

/** Whether the sidebar is open; remembered for a week on wide screens. */
export const useSidebar = (): SidebarState => {
  const [expanded, setExpanded] = useState(readExpanded);
  const [sheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (!window.matchMedia(WIDE).matches) {
      setSheetOpen((open) => !open);
      return;
    }
    const next = !readExpanded();
    writeExpanded(next);
    setExpanded(next);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  return { expanded, sheetOpen, setSheetOpen, toggle };
};

import { useCallback, useEffect, useState } from 'react';
import { useMedia } from '#frontend/ui/hooks/useMedia.ts';

/** Spec, point 9: the cookie's lifetime. */
const COOKIE = 'sidebar_state';
const COOKIE_SECONDS = 7 * 86_400;

/** From here on the content has room beside the labels; below, the sidebar is a rail of icons, on a phone it is hidden. */
const ROOMY = '(min-width: 1024px)';

const readExpanded = (): boolean => !document.cookie.split('; ').includes(`${COOKIE}=false`);
const writeExpanded = (expanded: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that we serve has the Cookie Store API
  document.cookie = `${COOKIE}=${expanded}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
};

interface SidebarState {
  /** Beside the content: with labels, or only icons. */
  expanded: boolean;
  /** Which of the two the user has just chosen, for the movement between them; undefined before that. */
  chosen: 'expanded' | 'collapsed' | undefined;
  /** On a narrow screen: the sheet with all labels is open. */
  sheetOpen: boolean;
  setSheetOpen: (open: boolean) => void;
  /** The button, and Ctrl or Cmd with B. */
  toggle: () => void;
}

/** Whether the sidebar is open; remembered for a week on wide screens. */
export const useSidebar = (): SidebarState => {
  const roomy = useMedia(ROOMY, true);
  const [wanted, setWanted] = useState(readExpanded);
  const [chosen, setChosen] = useState<SidebarState['chosen']>();
  const [sheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (!window.matchMedia(ROOMY).matches) {
      setSheetOpen((open) => !open);
      return;
    }
    const next = !readExpanded();
    writeExpanded(next);
    setWanted(next);
    setChosen(next ? 'expanded' : 'collapsed');
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

  return { expanded: roomy && wanted, chosen, sheetOpen: sheetOpen && !roomy, setSheetOpen, toggle };
};

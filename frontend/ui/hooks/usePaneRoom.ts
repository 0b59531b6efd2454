import type { RefCallback } from 'react';
import { useMedia } from './useMedia.ts';
import { useWidth } from './useWidth.ts';

/** From this width of the content on, a list has room for a detail pane beside it. As `--container-split` in tokens.css. */
const PANE_FROM_PX = 880;

/**
 * Whether the content has room for a list and a detail pane: it depends on the sidebar, not on the window alone. Before
 * it is measured, the window decides; a prerendered page assumes room, and hides the pane by CSS.
 */
export const usePaneRoom = (): [box: RefCallback<HTMLElement>, wide: boolean] => {
  const guess = useMedia('(min-width: 55rem)', true);
  const [box, width] = useWidth();
  return [box, width === 0 ? guess : width >= PANE_FROM_PX];
};

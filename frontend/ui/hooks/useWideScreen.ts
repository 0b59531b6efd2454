import { useMedia } from './useMedia.ts';

/**
 * Whether a list has room for a detail pane beside it (`lg` of tokens.css). A prerendered page says yes, and hides the
 * pane by CSS.
 */
export const useWideScreen = (): boolean => useMedia('(min-width: 64rem)', true);

import { useMedia } from './useMedia.ts';

/**
 * Whether the window is a phone's, where a panel has no room beside its button (`sm` of tokens.css): what is a popover
 * elsewhere comes as a sheet from below.
 */
export const usePhone = (): boolean => useMedia('(width < 30rem)', false);

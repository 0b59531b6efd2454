import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onThemeChange, type Theme } from './theme.ts';

/** The chosen theme, kept in this browser. A prerendered page says 'system'; its looks are up to CSS. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(onThemeChange, currentTheme, () => 'system'),
  chooseTheme,
];

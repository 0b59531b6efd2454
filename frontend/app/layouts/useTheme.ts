import { useState } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The same key as in public/theme.js, which applies the choice before the first paint. */
const KEY = 'theme';

const read = (): Theme => {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';
  } catch {
    return 'system'; // storage is switched off
  }
};

/** The chosen theme, kept in this browser. */
export const useTheme = (): [Theme, (theme: Theme) => void] => {
  const [theme, setTheme] = useState(read);
  const choose = (next: Theme) => {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // It holds until the page is left.
    }
  };
  return [theme, choose];
};

/*
 * The theme, without React: the small script of the public pages switches it before React has arrived.
 * `early.js` applies the choice before the first paint, under the same key.
 */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const listeners = new Set<() => void>();

/** The theme that the page shows. */
export const currentTheme = (): Theme =>
  THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';

/** Whether the page is dark: by choice, or because the system is. */
const looksDark = (): boolean => {
  const theme = currentTheme();
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
};

/** Shows a theme and saves the choice in this browser. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is switched off: it holds until the page is left.
  }
  for (const listener of listeners) listener();
};

/** Calls back after every change; returns how to stop that. */
export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Lets every button marked `data-theme-switch` change between light and dark. One listener for the whole page, so that
 * the buttons of a prerendered page work from the first moment and go on working after React has taken over.
 */
export const listenForThemeSwitch = (): void =>
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
    chooseTheme(looksDark() ? 'light' : 'dark');
  });

import { useKeydown } from './useKeydown.ts';

const STORAGE_KEY = 'letter-keys';

/** Whether letter keys act at all: a user may switch them off (WCAG 2.1.4). */
export const letterKeysOn = (): boolean => {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
};
export const setLetterKeys = (on: boolean): void => {
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  } catch {
    // Storage is switched off in this browser: the keys stay on.
  }
};

/** Where a key belongs to something else: fields (but checkboxes use only Space), menus, and what is open above the screen. */
const OWN_KEYS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog]';

/** Single keys that act on a screen: `{ j: next, k: previous }`. They never act in fields or beneath a dialog. */
export const useKeys = (keys: Readonly<Record<string, () => void>>, enabled = true): void => {
  useKeydown((event) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    if (document.querySelector('[role=dialog]')) return;
    if (event.key.length === 1 && !letterKeysOn()) return;
    event.preventDefault();
    act();
  }, enabled);
};

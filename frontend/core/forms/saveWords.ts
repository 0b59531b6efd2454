import type { SaveState } from './autosave.ts';

/**
 * Where the latest input is, in a few words.
 * @param draft it is saved by itself; otherwise its author saves it
 */
export const saveStateInWords = (state: SaveState, draft: boolean): string => {
  switch (state) {
    case 'unchanged':
      return '';
    case 'changed':
      return draft ? 'Saving soon…' : 'Unsaved changes';
    case 'saving':
      return 'Saving…';
    case 'saved':
      return draft ? 'Draft saved' : 'Saved';
    case 'local':
      return 'Saved on this device. We’ll send it when you’re back online.';
    case 'refused':
      return 'Not saved yet. Correct the marked fields.';
    case 'conflict':
      return 'Changed elsewhere';
  }
};

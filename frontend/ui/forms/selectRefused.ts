import { refusedCharacter } from '#shared/core/refused-characters.ts';

/** Selects the first character of a field that cannot be shown, so that a key removes it. */
export const selectRefused = (field: Element): void => {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const refused = refusedCharacter(field.value);
  // Fields for dates and numbers have no selection.
  if (refused && field.selectionStart !== null) field.setSelectionRange(refused.at, refused.at + 1);
};

/** What browsers say instead of a key's own code when an input method has taken it (UI Events, 8.3.1). */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to an input method. In Safari, Enter that confirms comes after the composition has ended. */
const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === TAKEN_BY_INPUT_METHOD;

/**
 * Keeps keys from all handlers while a word is composed (Japanese, Chinese, Korean, accents): Enter confirms a candidate then,
 * arrows choose one, and Escape leaves it. The input method itself has them already. Called once, before React listens; it
 * holds for handlers of libraries, too.
 */
export const keepKeysOfInputMethods = (): void =>
  window.addEventListener(
    'keydown',
    (event) => {
      if (isOfInputMethod(event)) event.stopPropagation();
    },
    { capture: true },
  );

/** Both are read by `early.js`, the attribute also by the variant `signed-in:` of the styles. */
const KEY = 'signed-in';
const ATTRIBUTE = 'data-signed-in';

/**
 * Keeps in this browser whether somebody is signed in (only that, not who): a prerendered page then leaves the right
 * room in its top bar until the API has said who it is. Nothing else may depend on it.
 */
export const keepSessionHint = (signedIn: boolean): void => {
  document.documentElement.toggleAttribute(ATTRIBUTE, signedIn);
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: the top bar changes when the answer comes.
  }
};

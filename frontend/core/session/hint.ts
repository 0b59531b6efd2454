/** Both are read by `early.js`, the attribute also by the variant `signed-in:` of the styles. */
const KEY = 'signed-in';
const ATTRIBUTE = 'data-signed-in';

/**
 * Saves in this browser that a user with this role is signed in, or that no user is: before the API has answered, a
 * prerendered page leaves the right space in its top bar, and the dashboard loads the right navigation. Nothing else
 * may depend on it.
 */
export const saveSessionHint = (role: string | undefined): void => {
  document.documentElement.toggleAttribute(ATTRIBUTE, role !== undefined);
  try {
    if (role === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, role);
  } catch {
    // Storage is switched off: everything waits for the API's answer.
  }
};

/** The role that was signed in last in this browser. */
export const roleFromHint = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

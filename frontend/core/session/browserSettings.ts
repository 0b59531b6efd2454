/**
 * Settings that belong to this browser and not to the user: the theme and the letter keys. Signing out deletes them too,
 * with everything else in the browser's storage, because the API's answer has the header `Clear-Site-Data: "storage"`.
 */
const KEYS = ['theme', 'letter-keys'];

/** Signs out by `send` and saves this browser's settings again. */
export const keepingBrowserSettings = async <T>(send: () => Promise<T>): Promise<T> => {
  const settings = readSettings();
  const answer = await send();
  for (const [key, value] of settings) localStorage.setItem(key, value);
  return answer;
};

const readSettings = (): [key: string, value: string][] => {
  try {
    return KEYS.flatMap((key) => {
      const value = localStorage.getItem(key);
      return value === null ? [] : [[key, value] satisfies [string, string]];
    });
  } catch {
    return []; // Storage is switched off.
  }
};

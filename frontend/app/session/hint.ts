import { hashKey, type QueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';

const sessionQuery = api.query('auth.session');

/** Both are read by `early.js`, the attribute also by the variant `signed-in:` of the styles. */
const KEY = 'signed-in';
const ATTRIBUTE = 'data-signed-in';

const remember = (signedIn: boolean): void => {
  document.documentElement.toggleAttribute(ATTRIBUTE, signedIn);
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: the top bar changes when the answer comes.
  }
};

/**
 * Keeps in this browser whether somebody is signed in (only that, not who): a prerendered page then leaves the right
 * room in its top bar until the API has said who it is. Nothing else may depend on it.
 */
export const keepSessionHint = (client: QueryClient): void => {
  const session = hashKey(sessionQuery.queryKey);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== session) return;
    const answer = client.getQueryData(sessionQuery.queryKey);
    if (answer) remember(answer.user !== null);
  });
};

import { hashKey, type QueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { claimDrafts } from './drafts.ts';
import { saveSessionHint } from './hint.ts';

const { queryKey } = api.query('auth.session');

/**
 * Follows who is signed in, whether it was changed here or the API tells so: what one person loaded or was typing is
 * not for the next one's eyes.
 */
export const watchSession = (client: QueryClient): void => {
  const session = hashKey(queryKey);
  let before: string | undefined;
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== session) return;
    const answer = client.getQueryData(queryKey);
    if (!answer) return;
    const now = answer.user?.id;
    saveSessionHint(answer.user?.role);
    if (now) claimDrafts(now);
    if (before && before !== now) client.removeQueries({ predicate: isPersonal });
    before = now;
  });
};

/** All but what everybody is told alike. */
const isPersonal = ({ queryKey: [feature, route] }: { queryKey: readonly unknown[] }) =>
  feature !== 'auth' &&
  feature !== 'config' &&
  !(feature === 'opportunities' && (route === 'list' || route === 'get'));

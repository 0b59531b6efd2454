import { hashKey, type QueryClient } from '@tanstack/react-query';
import { whenIdle } from '#frontend/ui/hooks/whenIdle.ts';
import { api } from '../api/client.ts';
import { discardDraftsOfOthers, forgetDrafts } from './drafts.ts';
import { saveSessionHint } from './hint.ts';
import { onSessionNews, tellWindows } from './windows.ts';

const { queryKey } = api.query('auth.session');

/**
 * Watches for a change of the signed-in user, made here or reported by the API, and removes the loaded data and the
 * drafts of the previous user. It notifies the other windows of this browser, which then ask the API.
 */
export const watchSession = (client: QueryClient): void => {
  const session = hashKey(queryKey);
  let before: string | undefined;
  let known = false;
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== session) return;
    const answer = client.getQueryData(queryKey);
    if (!answer) return;
    const now = answer.user?.id;
    saveSessionHint(answer.user?.role);
    if (now) discardDraftsOfOthers(now);
    if (before && before !== now) client.removeQueries({ predicate: isPersonal });
    // Lists of opportunities say what each is to the user. Those of a visitor stay until they are loaded again.
    const lists = { queryKey: api.key('opportunities.list') };
    if (known && before !== now) void (before ? client.resetQueries(lists) : client.invalidateQueries(lists));
    known = true;
    if (now !== before) {
      tellWindows({ userId: now ?? null });
      if (now && answer.user?.timeZone === undefined)
        whenIdle(
          () => void import('./tellTimeZone.ts').then(({ tellTimeZone }) => tellTimeZone(client, now)),
        );
    }
    before = now;
  });
  onSessionNews(({ userId, left }) => {
    if (left) forgetDrafts();
    if (userId !== (before ?? null)) void client.invalidateQueries({ queryKey });
  });
};

/** Whether a query's data depends on the signed-in user. */
const isPersonal = ({ queryKey: [feature, route] }: { queryKey: readonly unknown[] }) =>
  feature !== 'auth' &&
  feature !== 'config' &&
  !(feature === 'opportunities' && (route === 'list' || route === 'get'));

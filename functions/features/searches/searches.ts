import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { looksLikeId } from '#functions/core/ids.ts';
import { isSameSecret } from '#functions/core/same-secret.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import {
  addSearch,
  deleteSearch,
  getSearches,
  searchesIn,
  storeAlerts,
} from '#functions/parts/searches/repository.ts';
import type { SavedSearch, searches } from '#shared/features/searches/routes.ts';
import { SEARCHES_AT_MOST, UNSUBSCRIBE_PATH } from '#shared/features/searches/rules.ts';

/** A search with its owner, as the routes about one have it. */
export interface OwnedSearch {
  readonly userId: string;
  readonly search: SavedSearch;
}

/** A search of a user; undefined when there is none with this id. */
export const loadSearch = async (userId: string, id: string): Promise<OwnedSearch | undefined> => {
  const found = await getSearches(userId);
  const search = found && searchesIn(found).find((one) => one.id === id);
  return search && { userId, search };
};

export const list: Handler<typeof searches.list> = async ({ account }) => {
  const found = await getSearches(account.id);
  return { items: found ? searchesIn(found) : [] };
};

/** Saves a search, up to the most that a user may have. */
export const add: Handler<typeof searches.add> = async ({ account, body, now }) => {
  try {
    return await addSearch(account.id, body, now);
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    throw new AppError('limit_reached', {
      message: `You’ve saved ${SEARCHES_AT_MOST} searches, which is the most. Delete one first.`,
      cause: error,
    });
  }
};

export const change: Handler<typeof searches.change, OwnedSearch> = async ({ record, body }) => {
  const changed = { ...record.search, alert: body.alert };
  try {
    await storeAlerts(record.userId, [changed]);
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    throw new AppError('conflict', { message: 'This search was deleted meanwhile.', cause: error });
  }
  return changed;
};

export const remove: Handler<typeof searches.remove, OwnedSearch> = async ({ record }) => {
  await deleteSearch(record.userId, record.search);
  return {};
};

export const openUnsubscribe: Handler<typeof searches.openUnsubscribe> = async ({ query }) => ({
  location: `${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(query.token)}`,
});

/** Turns all alerts of the user off whom the token names. The user can turn them on again where they are listed. */
export const unsubscribe: Handler<typeof searches.unsubscribe> = async ({ query: { token } }) => {
  const [userId = '', stopToken = ''] = token.split('.');
  const found = looksLikeId(userId) ? await getSearches(userId) : undefined;
  if (!found || !isSameSecret(stopToken, found.stopToken)) throw new AppError('invalid_token');
  const on = searchesIn(found).filter(({ alert }) => alert !== 'none');
  if (on.length > 0)
    await storeAlerts(
      userId,
      on.map((search) => ({ ...search, alert: 'none' })),
    );
  return {};
};

import * as z from 'zod';
import { hasAll } from '#functions/core/conditions.ts';
import { newId, newToken } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { deleteItem, getItem, type Key, putItem, queryItems, transact } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { updateOf } from '#functions/core/update.ts';
import { type OpportunityQuery, opportunityQuery } from '#shared/features/opportunities/query.ts';
import { type SavedSearch, savedSearchSchema } from '#shared/features/searches/routes.ts';
import { SEARCHES_AT_MOST } from '#shared/features/searches/rules.ts';
import type { Question } from '../opportunities/catalog/mismatches.ts';
import { questionOf } from '../opportunities/catalog/question.ts';
import { tokenOf } from './tokens.ts';

const storedSchema = savedSearchSchema.omit({ id: true });

/** The saved searches of a user, with what waits for the next mail about them. */
export const searchesSchema = z.object({
  userId: z.string(),
  /** By id. */
  searches: z.record(z.string(), storedSchema),
  /** Turns the alerts off, in the links of mails. It allows nothing else, so it is stored as it is. */
  stopToken: z.string(),
  /** The new openings that the next mail names, each with the search that found it. */
  pending: z.record(z.string(), z.string()),
  /** What was pending before, so that it is not announced again. */
  settled: z.record(z.string(), z.string()).default({}),
  /** The day of the latest mail, where the user lives. */
  mailedOn: z.string().optional(),
  /** From when on the hourly run looks at it; while something is pending. */
  deadlineOn: z.string().optional(),
});
export type Searches = z.infer<typeof searchesSchema>;

export const searchesKey = (userId: string): Key => keyOf('saved-searches', { userId });

/** The searches of a user, as of now; undefined while there was never one. */
export const getSearches = (userId: string): Promise<Searches | undefined> =>
  getItem(searchesSchema, searchesKey(userId));

/** Makes the record that the first search needs; another request may have made it. */
const begin = async (userId: string): Promise<void> => {
  await unlessRefused(
    putItem({
      Item: {
        ...itemOf('saved-searches', { userId }),
        userId,
        searches: {},
        pending: {},
        stopToken: newToken(),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
};

/** A stored query with its types; one of an older version that is not valid any more asks for what is left of it. */
const readQuery = (query: SavedSearch['query']): OpportunityQuery | undefined =>
  opportunityQuery.safeParse(query).data;

/** What a saved search asks for. */
export const questionOfSearch = ({ query }: Pick<SavedSearch, 'query'>): Question | undefined => {
  const read = readQuery(query);
  if (!read) return undefined;
  const { cursor: _, limit: __, sort: ___, counts: ____, ...filters } = read;
  return questionOf(filters);
};

const alertKey = (userId: string, { id, query }: Pick<SavedSearch, 'id' | 'query'>): Key | undefined => {
  const question = questionOfSearch({ query });
  return question && keyOf('search-alert', { token: tokenOf(question), userId, id });
};

/** The write that makes an alert found, or not any more. */
const alertWrite = (userId: string, search: SavedSearch): Write | undefined => {
  const key = alertKey(userId, search);
  if (!key) return undefined;
  const { id, name, query, alert } = search;
  return alert === 'none'
    ? { Delete: { Key: key } }
    : { Put: { Item: { ...key, entity: 'search-alert', userId, id, name, query } } };
};

/** Stores a new search. Throws `TransactionFailed` when there are as many as there may be. */
export const addSearch = async (
  userId: string,
  given: Omit<SavedSearch, 'id' | 'createdAt'>,
  now: Date,
): Promise<SavedSearch> => {
  if (!(await getSearches(userId))) await begin(userId);
  const search = { id: newId(), ...given, createdAt: now.toISOString() };
  await transact({
    searches: {
      Update: updateOf(
        searchesKey(userId),
        { setAt: [[['searches', search.id], storedSchema.parse(search)]] },
        {
          condition: 'attribute_exists(pk) AND size(searches) < :most',
          values: { ':most': SEARCHES_AT_MOST },
        },
      ),
    },
    alert: alertWrite(userId, search),
  });
  return search;
};

/** Stores the alerts of searches that are still there; throws `TransactionFailed` when one is not. */
export const storeAlerts = (userId: string, searches: readonly SavedSearch[]): Promise<void> =>
  transact({
    searches: {
      Update: updateOf(
        searchesKey(userId),
        { setAt: searches.map(({ id, alert }) => [['searches', id, 'alert'], alert] as const) },
        hasAll(searches.map(({ id }) => ['searches', id] as const)),
      ),
    },
    alerts: searches.flatMap((search) => alertWrite(userId, search) ?? []),
  });

/** Deletes a search with its alert. */
export const deleteSearch = (userId: string, search: SavedSearch): Promise<void> =>
  transact({
    searches: {
      Update: updateOf(
        searchesKey(userId),
        { remove: [['searches', search.id]] },
        { condition: 'attribute_exists(pk)' },
      ),
    },
    alert: alertWrite(userId, { ...search, alert: 'none' }),
  });

/** The searches of a record, latest first. */
export const searchesIn = ({ searches }: Searches): SavedSearch[] =>
  Object.entries(searches)
    .map(([id, search]) => ({ id, ...search }))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : a.id < b.id ? -1 : 1));

/** Deletes all that there is of a user's searches. */
export const deleteSearches = async (userId: string): Promise<void> => {
  const found = await getSearches(userId);
  if (!found) return;
  for (const search of searchesIn(found)) await deleteSearch(userId, search);
  await deleteItem({ Key: searchesKey(userId) });
};

const alertSchema = z.object({
  userId: z.string(),
  id: z.string(),
  name: z.string(),
  query: savedSearchSchema.shape.query,
});
/** An alert as an opening finds it. */
export type StoredAlert = z.infer<typeof alertSchema>;

/** From where alerts are read: a token, and under it the key of the last one that was read, if any. */
export const alertPositionSchema = z.object({
  token: z.string(),
  after: z.record(z.string(), z.string()).optional(),
});
export type AlertPosition = z.infer<typeof alertPositionSchema>;

/** How many alerts are read at once. */
const PAGE = 500;

/** A page of the alerts under a token, and from where the next one is read; undefined after the last. */
export const alertsUnder = async (token: string, after: AlertPosition['after']) => {
  const { items, lastKey } = await queryItems(alertSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('search-alert', { token, userId: '', id: '' }).pk },
    Limit: PAGE,
    ...(after && { ExclusiveStartKey: after }),
  });
  return { alerts: items, after: lastKey };
};

import { type Query, queryItems } from '#functions/core/table.ts';
import { listPartition, rowSchema, searchPartition } from '#functions/parts/admin/directory/records.ts';
import { firstMatch, normalise } from '#functions/parts/admin/directory/tokens.ts';
import type { DirectoryQuery, DirectoryUser } from '#shared/features/admin/directory.ts';

/** Read units that one page may use where rows have to be looked through; half a unit more is for the counters. */
const BUDGET = 9;
/** How many rows are looked through at a time. */
const CHUNK = 60;

type Filters = Omit<DirectoryQuery, 'cursor' | 'limit'>;
type Matches = (user: DirectoryUser, sk: string) => boolean;

/** The keys that hold the rows, as far as keys can show. */
const rangeOf = ({ role, status, q, joinedFrom, joinedTo, sort }: Filters): Query => {
  const text = normalise(q ?? '');
  if (text !== '')
    return {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :text)',
      ExpressionAttributeValues: { ':pk': searchPartition(role ?? 'all'), ':text': text },
    };
  return {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': listPartition({ role: role ?? 'all', status: status ?? 'all' }),
      ':from': joinedFrom ?? '0',
      // `T` follows a date, and `U` follows `T`.
      ':to': joinedTo === undefined ? '9' : `${joinedTo}U`,
    },
    ScanIndexForward: sort === 'oldest',
  };
};

const isWithin = (day: string | null, from: string | undefined, to: string | undefined): boolean =>
  (from === undefined && to === undefined) ||
  (day !== null && (from === undefined || day >= from) && (to === undefined || day <= to));

/** Whether a row is one of those asked for, in what its keys do not show. Undefined when they show everything. */
const matcherOf = (filters: Filters): Matches | undefined => {
  const { q, status, joinedFrom, joinedTo, activeFrom, activeTo } = filters;
  const text = normalise(q ?? '');
  if (text === '' && activeFrom === undefined && activeTo === undefined) return undefined;
  return (user, sk) =>
    isWithin(user.lastActiveOn, activeFrom, activeTo) &&
    (text === '' ||
      ((status === undefined || user.status === status) &&
        isWithin(user.joinedAt.slice(0, 10), joinedFrom, joinedTo) &&
        sk.startsWith(`${firstMatch(user, text)} ${user.joinedAt}`)));
};

/** A page of the directory; `next` is the sort key to go on after, or null at the end. */
export interface DirectoryPage {
  readonly users: readonly DirectoryUser[];
  readonly next: string | null;
}

/**
 * At most `limit` users after a sort key. What keys can answer costs one query. Where rows have to be looked through
 * (a search, or days of activity), the page ends early once the budget is used, and `next` says where to go on.
 */
export const readPage = async (
  filters: Filters,
  limit: number,
  after: string | undefined,
): Promise<DirectoryPage> => {
  const { joinedFrom, joinedTo, q } = filters;
  // A search for nothing that can be in a name finds no one.
  if (q !== undefined && normalise(q) === '') return { users: [], next: null };
  // A range that ends before it begins is an error to DynamoDB.
  if (joinedFrom !== undefined && joinedTo !== undefined && joinedFrom > joinedTo)
    return { users: [], next: null };
  const [range, matches] = [rangeOf(filters), matcherOf(filters)];
  const pk = String(range.ExpressionAttributeValues?.[':pk']);
  const users: DirectoryUser[] = [];
  let [position, spent, size] = [after, 0, matches ? limit + 10 : limit + 1];
  for (;;) {
    const { items, lastKey, units } = await queryItems(rowSchema, {
      ...range,
      Limit: size,
      ...(position !== undefined && { ExclusiveStartKey: { pk, sk: position } }),
    });
    for (const { user, sk } of items) {
      if (matches?.(user, sk) !== false) {
        if (users.length === limit) return { users, next: position ?? null };
        users.push(user);
      }
      position = sk;
    }
    spent += units;
    if (!lastKey) return { users, next: null };
    size = Math.min(CHUNK, Math.floor(((BUDGET - spent) * items.length) / units));
    if (size < 1) return { users, next: position ?? null };
  }
};

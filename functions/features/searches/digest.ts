import { type Account, getAccount, timeZoneOf } from '#functions/core/account.ts';
import {
  ConditionFailed,
  getItems,
  TransactionFailed,
  transact,
  updateItem,
  type Write,
} from '#functions/core/table.ts';
import { dayOf, isOpenOn } from '#shared/features/opportunity-days.ts';
import { PENDING_AT_MOST } from '#shared/features/search-rules.ts';
import { INDEXES } from '#shared/records.ts';
import { opportunityKey, storedOpportunitySchema } from '../opportunities/repository.ts';
import { marksOf } from '../saved/marks.ts';
import { morningOf } from './morning.ts';
import { getSearches, type Searches, searchesKey } from './repository.ts';
import { type Digest, requestDigest } from './request.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const { pk: LIST, sk: DUE } = INDEXES.openDeadlines;

/** What became of what is pending for a user. */
export type Outcome = 'mailed' | 'later' | 'nothing';

/** What of the pending openings is worth a mail: what is open, was not applied for or hidden, and whose alert is still on. */
const openingsFor = async (
  { userId, pending, searches }: Searches,
  day: string,
): Promise<Digest['openings']> => {
  const wanted = Object.entries(pending).filter(([, search]) => searches[search]?.alert === 'daily');
  const [found, marks] = await Promise.all([
    getItems(
      storedOpportunitySchema,
      wanted.map(([id]) => opportunityKey(id)),
    ),
    marksOf(userId),
  ]);
  const names = new Map(wanted.map(([id, search]) => [id, searches[search]?.name ?? '']));
  return found
    .filter(
      (one) => isOpenOn(day, one) && !one.removed && !marks.applied.has(one.id) && !marks.hidden.has(one.id),
    )
    .sort((a, b) => (a.postedAt < b.postedAt ? 1 : -1))
    .map(({ id, title, company, location, salary }) => ({
      ...{ id, title, company, location, salary },
      search: names.get(id) ?? '',
    }));
};

/** Empties what is pending, if it is still as it was read: nothing that comes in between is lost, and no run counts twice. */
const settle = ({ userId, pending, deadlineOn }: Searches, mailedOn?: string): Write => ({
  Update: {
    Key: searchesKey(userId),
    UpdateExpression: `SET pending = :none, settled = :pending${mailedOn === undefined ? '' : ', mailedOn = :day'} REMOVE ${LIST}, ${DUE}`,
    ConditionExpression: `${DUE} = :due AND size(pending) = :count`,
    ExpressionAttributeValues: {
      ...{ ':none': {}, ':pending': pending, ':due': deadlineOn, ':count': Object.keys(pending).length },
      ...(mailedOn !== undefined && { ':day': mailedOn }),
    },
  },
});

/** Looks again at a later moment. */
const putOff = async ({ userId, deadlineOn }: Searches, again: Date): Promise<void> => {
  await updateItem({
    Key: searchesKey(userId),
    UpdateExpression: `SET ${DUE} = :again`,
    ConditionExpression: `${DUE} = :due`,
    ExpressionAttributeValues: { ':again': again.toISOString(), ':due': deadlineOn },
  });
};

const isMailed = (account: Account | undefined): account is Account =>
  account?.emailConfirmed === true && !account.suspended;

const digestOf = async (found: Searches, at: Date): Promise<Outcome> => {
  const account = await getAccount(found.userId);
  if (!isMailed(account)) {
    await transact([settle(found)]);
    return 'nothing';
  }
  const due = morningOf(at, timeZoneOf(account), found.mailedOn);
  if (!due.now) {
    await putOff(found, due.again);
    return 'later';
  }
  const openings = await openingsFor(found, dayOf(at));
  if (openings.length === 0) {
    await transact([settle(found)]);
    return 'nothing';
  }
  const more = Object.keys(found.pending).length >= PENDING_AT_MOST;
  const token = unsubscribeToken(found.userId, found.stopToken);
  await transact([
    settle(found, due.day),
    requestDigest(found.userId, due.day, { openings, more, token }, at),
  ]);
  return 'mailed';
};

/**
 * Has a user mailed about what is pending, when it is their morning and they had no such mail that day; otherwise it waits
 * for the next morning. Another run at the same time, or what is added meanwhile, makes this one do nothing.
 */
export const sendDigest = async (userId: string, at: Date): Promise<Outcome> => {
  const found = await getSearches(userId);
  if (!found || found.deadlineOn === undefined || found.deadlineOn > at.toISOString()) return 'nothing';
  try {
    return await digestOf(found, at);
  } catch (error) {
    if (error instanceof TransactionFailed || error instanceof ConditionFailed) return 'later';
    throw error;
  }
};

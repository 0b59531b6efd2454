import { type Account, getAccount, timeZoneOf } from '#functions/core/account.ts';
import { ConditionFailed, getItems, type Key, transact, updateItem } from '#functions/core/table.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { currentMails } from '#functions/parts/attention/current-mails.ts';
import {
  getWaiting,
  settleWaiting,
  type Waiting,
  waitingKey,
} from '#functions/parts/attention/waiting-mails.ts';
import { opportunityKey, storedOpportunitySchema } from '#functions/parts/opportunities/repository.ts';
import { marksOf } from '#functions/parts/saved/marks.ts';
import { getSearches, type Searches, searchesKey } from '#functions/parts/searches/repository.ts';
import { getPreferences } from '#functions/parts/users/repository.ts';
import { earliestDay, isOpenOn } from '#shared/core/opportunity-days.ts';
import { PENDING_AT_MOST } from '#shared/features/searches/rules.ts';
import { INDEXES } from '#shared/records.ts';
import { morningOf } from './morning.ts';
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
      id,
      title,
      company,
      location,
      salary,
      search: names.get(id) ?? '',
    }));
};

/** Empties what is pending, if it is still as it was read: nothing that comes in between is lost, and no run counts twice. */
const settle = ({ userId, pending, deadlineOn }: Searches, mailedOn?: string): Write => ({
  Update: updateOf(
    searchesKey(userId),
    { set: { pending: {}, settled: pending, mailedOn }, remove: [LIST, DUE] },
    {
      condition: `${DUE} = :due AND size(pending) = :count`,
      values: { ':due': deadlineOn, ':count': Object.keys(pending).length },
    },
  ),
});

/** Looks again at a later moment. */
const putOff = async (
  Key: Key,
  { deadlineOn }: { deadlineOn?: string | undefined },
  again: Date,
): Promise<void> => {
  await updateItem(
    updateOf(
      Key,
      { set: { [DUE]: again.toISOString() } },
      { condition: `${DUE} = :due`, values: { ':due': deadlineOn } },
    ),
  );
};

const isMailed = (account: Account | undefined): account is Account =>
  account?.emailConfirmed === true && !account.suspended;

/** What is due for a user. A record in which nothing waits is left out. */
interface DueRecords {
  readonly userId: string;
  readonly searches: Searches | undefined;
  readonly waiting: Waiting | undefined;
  /** The day of the latest digest, whichever record noted it. */
  readonly mailedOn: string | undefined;
}

const settleAll = ({ searches, waiting }: DueRecords, mailedOn?: string) => ({
  searches: searches && settle(searches, mailedOn),
  waiting: waiting && settleWaiting(waiting, mailedOn),
});

/** The digest's content, or undefined when nothing of it is worth a mail any more. */
const contentOf = async (
  { userId, searches, waiting }: DueRecords,
  at: Date,
): Promise<Digest | undefined> => {
  const [openings, current] = await Promise.all([
    searches ? openingsFor(searches, earliestDay(at)) : [],
    currentMails(userId, Object.values(waiting?.mails ?? {}), at),
  ]);
  if ([openings, ...Object.values(current)].every(({ length }) => length === 0)) return undefined;
  const more = Object.keys(searches?.pending ?? {}).length >= PENDING_AT_MOST;
  const token = searches && openings.length > 0 ? unsubscribeToken(userId, searches.stopToken) : '';
  return { openings, more, token, waiting: current };
};

/**
 * Requests the digest of what was found, and empties the records.
 * @throws TransactionFailed when they are no longer as they were found
 */
export const digestOf = async (found: DueRecords, at: Date): Promise<Outcome> => {
  const { userId, searches, waiting, mailedOn } = found;
  const account = await getAccount(userId);
  if (!isMailed(account)) {
    await transact(settleAll(found));
    return 'nothing';
  }
  const { quietHours } = await getPreferences(userId);
  const due = morningOf(at, timeZoneOf(account), mailedOn, quietHours);
  if (!due.now) {
    if (searches) await putOff(searchesKey(userId), searches, due.again);
    if (waiting) await putOff(waitingKey(userId), waiting, due.again);
    return 'later';
  }
  const digest = await contentOf(found, at);
  if (!digest) {
    await transact(settleAll(found));
    return 'nothing';
  }
  await transact({ ...settleAll(found, due.day), mail: requestDigest(userId, due.day, digest, at) });
  return 'mailed';
};

const latestOf = (...days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/**
 * Has a user mailed what is pending, when it is their morning and they had no such mail that day; otherwise it waits for the
 * next morning. Another run at the same time, or what is added meanwhile, makes this one do nothing.
 */
export const sendDigest = async (userId: string, at: Date): Promise<Outcome> => {
  const [searches, waiting] = await Promise.all([getSearches(userId), getWaiting(userId)]);
  const isDue = (record: { deadlineOn?: string | undefined } | undefined) =>
    record?.deadlineOn !== undefined && record.deadlineOn <= at.toISOString();
  if (!isDue(searches) && !isDue(waiting)) return 'nothing';
  try {
    return await digestOf(
      {
        userId,
        searches: searches?.deadlineOn === undefined ? undefined : searches,
        waiting: waiting?.deadlineOn === undefined ? undefined : waiting,
        mailedOn: latestOf(searches?.mailedOn, waiting?.mailedOn),
      },
      at,
    );
  } catch (error) {
    if (error instanceof TransactionFailed || error instanceof ConditionFailed) return 'later';
    throw error;
  }
};

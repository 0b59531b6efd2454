import * as z from 'zod';
import { type Account, getAccount, statusOf } from '#functions/core/account.ts';
import { lastActiveOn } from '#functions/core/activity.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { retrying } from '#functions/core/retry.ts';
import { getItem, type Key, transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { getProfile, type Profile } from '#functions/parts/profile/repository.ts';
import { type Approval, approvalSchema } from '#shared/core/approvals.ts';
import { type DirectoryUser, directoryUserSchema } from '#shared/features/admin/directory.ts';
import { canonical } from '../audit/chain.ts';
import { evidenceOf } from '../evidence.ts';
import { queueItem } from '../queue.ts';
import { changeCounters, counterChanges } from './counters.ts';
import { itemsOf } from './records.ts';

/** What the directory holds of a user, with a version that every change makes one higher. */
const stateSchema = z.object({
  version: z.number().int(),
  user: directoryUserSchema.optional(),
  approval: approvalSchema.optional(),
});
type State = z.infer<typeof stateSchema>;
type Entry = Pick<State, 'user' | 'approval'>;

const stateKey = (userId: string): Key => keyOf('directory-state', { userId });

/** A user as the directory lists them. */
export const directoryUserOf = (
  account: Account,
  { profileData }: Profile,
  activeOn: string | null,
): DirectoryUser => ({
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  role: account.role,
  status: statusOf(account),
  joinedAt: account.createdAt,
  lastActiveOn: activeOn,
  organisation:
    account.role === 'student' || account.role === 'alumni' ? profileData.university : profileData.company,
});

const approvalOf = (account: Account, profile: Profile): Approval | undefined => {
  if (statusOf(account) !== 'pending') return undefined;
  const { id, firstName, lastName, email, role, createdAt, firstApproval = null } = account;
  const evidence = evidenceOf(account, profile);
  return { id, firstName, lastName, email, role, waitingSince: createdAt, evidence, firstApproval };
};

/** What the directory should hold of a user now: nothing when there is no account. */
const currentEntry = async (userId: string): Promise<Entry> => {
  const account = await getAccount(userId);
  if (!account) return {};
  const [profile, activeOn] = await Promise.all([getProfile(userId), lastActiveOn(userId)]);
  const approval = approvalOf(account, profile);
  return { user: directoryUserOf(account, profile, activeOn), ...(approval && { approval }) };
};

/** The items of an entry by their keys. */
const itemsByKey = ({ user, approval }: Entry): Map<string, Key & Record<string, unknown>> =>
  new Map(
    [...(user ? itemsOf(user) : []), ...(approval ? [queueItem(approval)] : [])].map((item) => [
      `${item.pk}\n${item.sk}`,
      item,
    ]),
  );

/** Whether two records say the same. By their JSON: the comparison of Node.js loads worker threads and a parser of arguments. */
const isSame = (one: object | undefined, other: object): boolean =>
  one !== undefined && canonical(one) === canonical(other);

/** The steps that turn what the directory holds into what it should hold. */
export const directorySteps = (userId: string, version: number, before: Entry, after: Entry) => {
  const [old, current] = [itemsByKey(before), itemsByKey(after)];
  const puts = [...current].filter(([key, item]) => !isSame(old.get(key), item));
  const gone = [...old].filter(([key]) => !current.has(key));
  return {
    state: {
      Put: {
        Item: { ...itemOf('directory-state', { userId }), version: version + 1, ...after },
        ...(version === 0
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: 'version = :version',
              ExpressionAttributeValues: { ':version': version },
            }),
      },
    },
    puts: puts.map(([, Item]) => ({ Put: { Item } })),
    removals: gone.map(([, { pk, sk }]) => ({ Delete: { Key: { pk, sk } } })),
    counters: changeCounters(counterChanges(before.user, after.user)),
  };
};

let last: Promise<unknown> = Promise.resolve();
/** One after the other in this process: writes that change the counters meet on one record, and would cancel each other. */
const inTurn = (write: () => Promise<void>): Promise<void> => {
  const turn = last.then(write);
  last = turn.catch(() => undefined);
  return turn;
};

/** What a sync found: a user that the directory did not have, one that had changed, or nothing to do. */
type SyncOutcome = 'added' | 'updated' | 'unchanged';

const attempt = async (userId: string): Promise<SyncOutcome> => {
  // The state first: when another sync writes after this, the version shows it, and what it read was no newer.
  const { version = 0, ...before }: Partial<State> = (await getItem(stateSchema, stateKey(userId))) ?? {};
  const after = await currentEntry(userId);
  if (isSame(before, after)) return 'unchanged';
  const steps = directorySteps(userId, version, before, after);
  await (steps.counters ? inTurn(() => transact(steps)) : transact(steps));
  return version === 0 ? 'added' : 'updated';
};

/**
 * Brings the directory's lists, its search, its counters and the approval queue up to date with a user, all or
 * nothing. Doing it again changes nothing, and of several at once the one that read last has the last word.
 */
export const syncDirectory = (userId: string): Promise<SyncOutcome> =>
  retrying(
    () => attempt(userId),
    (error) => error instanceof TransactionFailed,
  );

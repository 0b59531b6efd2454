import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { retrying } from '#functions/core/retry.ts';
import { type Condition, getItem, transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { rowOf } from '#functions/parts/applicants/row.ts';
import { addWrite, countersOf, posterName } from '#functions/parts/applications/reply-counts.ts';
import {
  applicationsWith,
  changedSince,
  type StoredApplication,
} from '#functions/parts/applications/repository.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { setReplyClock } from './clock.ts';

type Counters = Readonly<Record<string, number>>;

const COUNTER = /^(kept|late|missed|d\d+)$/;
const storedSchema = z
  .record(z.string(), z.unknown())
  .transform(
    (item): Counters =>
      Object.fromEntries(
        Object.entries(item).flatMap(([name, value]) =>
          COUNTER.test(name) && typeof value === 'number' ? [[name, value]] : [],
        ),
      ),
  );
type Posting = Pick<StoredOpportunity, 'id' | 'companyId' | 'owner'>;

const PAGE = 100;

const applicationsOf = async (opportunityId: string): Promise<StoredApplication[]> => {
  const all: StoredApplication[] = [];
  let next: Record<string, string> | undefined;
  do {
    const page = await changedSince({ opportunityId }, '', PAGE, next);
    const users = page.items.map(({ userId }) => userId);
    // Read once more, since the index may be behind.
    if (users.length > 0) all.push(...(await applicationsWith(opportunityId, users)));
    next = page.next;
  } while (next);
  return all;
};

/**
 * How many applications each counter of a posting lacks. It may have more: what became of the promise to one who withdrew and
 * applied again stays counted.
 */
const differenceOf = (applications: readonly StoredApplication[], before: Counters) => {
  const wanted = new Map<string, number>();
  for (const name of applications.flatMap(countersOf)) wanted.set(name, (wanted.get(name) ?? 0) + 1);
  return [...wanted.keys()]
    .map((name) => [name, (wanted.get(name) ?? 0) - (before[name] ?? 0)] as const)
    .filter(([, by]) => by > 0);
};

/** That the counters still are what was read, and those to which the difference adds a first number are not there. */
const unchanged = (before: Counters, difference: readonly (readonly [string, number])[]): Condition =>
  asRead({ ...Object.fromEntries(difference.map(([name]) => [name, undefined])), ...before });

/**
 * Counts the replies to a posting’s applicants again, and adds what its counters and its poster’s lack; true when they lacked
 * something. It can run beside decisions.
 */
export const recountReplies = (posting: Posting): Promise<boolean> => {
  const { id: opportunityId } = posting;
  return retrying(
    async () => {
      // First the counters, then the applications: what is decided in between changes the counters.
      const key = keyOf('posting-replies', { opportunityId });
      const before = (await getItem(storedSchema, key)) ?? {};
      const applications = await applicationsOf(opportunityId);
      if (applications.length === 0) return false;
      const difference = differenceOf(applications, before);
      // The hourly run marks what was missed before there was a clock.
      await setReplyClock(opportunityId, applications.map(rowOf));
      if (difference.length === 0) return false;
      await transact({
        posting: addWrite(
          itemOf('posting-replies', { opportunityId }),
          difference,
          unchanged(before, difference),
        ),
        poster: addWrite(itemOf('poster-replies', { poster: posterName(posting) }), difference),
      });
      return true;
    },
    (error) => error instanceof TransactionFailed,
  );
};

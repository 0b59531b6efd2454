import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { retrying } from '#functions/core/retry.ts';
import { getItem, type Key, queryItems, transact } from '#functions/core/table.ts';
import { isRefused, type Refused, type Steps } from '#functions/core/transaction.ts';
import { type AuditEntry, type AuditFact, auditEntrySchema } from '#shared/features/admin/audit.ts';
import { type Link, nextEntry, START } from './chain.ts';

/** Policies deny every function to update or delete in its partition (infra/constructs/grants.ts). */
const NUMBER_LENGTH = 12;

const numberOf = (n: number) => ({ number: String(n).padStart(NUMBER_LENGTH, '0') });
const entryKey = (n: number): Key => keyOf('audit-entry', numberOf(n));

/** Apart from the entries, because every entry updates it. Without it, missing latest entries would not be noticed. */
const headKey: Key = keyOf('audit-head', {});
const headSchema = z.object({ n: z.number().int(), hash: z.string() });

/** The number and hash of the latest entry. */
export const getHead = async (): Promise<Link> => (await getItem(headSchema, headKey)) ?? START;

const appending = (head: Link, entry: AuditEntry) => ({
  auditEntry: {
    Put: {
      Item: { ...itemOf('audit-entry', numberOf(entry.n)), ...entry },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  auditHead: {
    Put: {
      Item: { ...itemOf('audit-head', {}), n: entry.n, hash: entry.hash },
      ...(head.n === 0
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: 'n = :n AND #hash = :hash',
            ExpressionAttributeNames: { '#hash': 'hash' },
            ExpressionAttributeValues: { ':n': head.n, ':hash': head.hash },
          }),
    },
  },
});

/** Another action took the number at the same moment. */
class NumberTaken extends Error {}

const attempt = async (fact: AuditFact, groups: readonly Steps[]): Promise<void> => {
  const head = await getHead();
  try {
    await transact(...groups, appending(head, nextEntry(head, fact)));
  } catch (error) {
    const isOfAction = (failed: Refused<Steps>['failed']) =>
      groups.some((steps) => Object.keys(steps).some((name) => failed[name]));
    if (!isRefused<Steps>(error) || isOfAction(error.failed)) throw error;
    throw new NumberTaken('The number of the audit entry is taken.', { cause: error });
  }
};

/** Actions of this process wait for each other: together they would only take each other's numbers. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * Does the steps of an action and appends its entry to the audit log, all or nothing. Throws `TransactionFailed` when
 * a condition of the action's own steps does not hold.
 */
export const auditedTransaction = (fact: AuditFact, ...groups: readonly Steps[]): Promise<void> => {
  const result = latest.then(() =>
    retrying(
      () => attempt(fact, groups),
      (error) => error instanceof NumberTaken,
    ),
  );
  latest = result.catch(() => undefined);
  return result.catch((error: unknown) => {
    throw error instanceof NumberTaken ? new AppError('unavailable', { cause: error }) : error;
  });
};

/** The `count` entries after entry `n`, in order; fewer only at the end. One query finds at most 1 MB of them. */
export const entriesAfter = async (n: number, count: number): Promise<AuditEntry[]> => {
  const found: AuditEntry[] = [];
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(auditEntrySchema, {
      KeyConditionExpression: 'pk = :pk AND sk > :sk',
      ExpressionAttributeValues: { ':pk': entryKey(n).pk, ':sk': entryKey(n).sk },
      Limit: count - found.length,
      ConsistentRead: true,
      ...(after && { ExclusiveStartKey: after }),
    });
    found.push(...items);
    after = lastKey;
  } while (after && found.length < count);
  return found;
};

/** At most `count` entries before entry `n`, the latest first. */
export const entriesBefore = async (n: number, count: number): Promise<AuditEntry[]> => {
  const { items } = await queryItems(auditEntrySchema, {
    KeyConditionExpression: 'pk = :pk AND sk < :sk',
    ExpressionAttributeValues: { ':pk': entryKey(n).pk, ':sk': entryKey(n).sk },
    ScanIndexForward: false,
    Limit: count,
  });
  return items;
};

import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { newId } from '#functions/core/ids.ts';
import { itemOf } from '#functions/core/keys.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { conditionOf, updateOf } from '#functions/core/update.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { entryKey, type StoredEntry, shelfKey, storedEntry } from '#functions/parts/library/entries.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import type { AuditAction } from '#shared/features/admin/audit.ts';
import type { EntryFields } from '#shared/features/library/entry-fields.ts';
import { ENTRIES_AT_MOST } from '#shared/features/library/rules.ts';
import { builtInEntry } from './managed-entries.ts';
import { type Reports, reportKey } from './reports.ts';

interface Change {
  readonly id: string;
  /** What readers see from now on; null hides a built-in entry. */
  readonly fields: EntryFields | null;
  /** That of the stored entry, as the admin read it; null when there was none. */
  readonly version: number | null;
  readonly account: Account;
  readonly now: Date;
}

/** The shelf has another version with each change; `room` is what must be true of it. */
const shelfStep = (added: number) => ({
  Update: updateOf(
    shelfKey,
    { set: { entity: 'library-shelf', version: newId() }, add: { count: added } },
    added > 0
      ? {
          condition: 'attribute_not_exists(#count) OR #count < :most',
          names: { '#count': 'count' },
          values: { ':most': ENTRIES_AT_MOST },
        }
      : undefined,
  ),
});

/** That the stored entry is as the admin read it. */
const asRead = (version: number | null) =>
  conditionOf(
    version === null
      ? { condition: 'attribute_not_exists(pk)' }
      : {
          condition: '#version = :version',
          names: { '#version': 'version' },
          values: { ':version': version },
        },
  );

const actionOf = (fields: EntryFields | null, version: number | null): AuditAction => {
  if (fields === null) return 'hide_library_entry';
  return version === null ? 'add_library_entry' : 'change_library_entry';
};

const factOf = (
  { id, account, now }: Pick<Change, 'id' | 'account' | 'now'>,
  action: AuditAction,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
) => ({
  at: now.toISOString(),
  actor: auditUserOf(account),
  action,
  target: { id: `library/${id}`, name: after.title ?? before.title ?? id },
  reason: '',
  before: { ...before },
  after: { ...after },
});

const titled = (stored: StoredEntry | undefined): Record<string, string> =>
  stored?.fields ? { title: stored.fields.title } : {};

/** Stores what an admin made of an entry, with its line in the audit log. Throws `conflict` when another admin was first. */
export const storeEntry = async ({ id, fields, version, account, now }: Change): Promise<void> => {
  const [stored, builtIn] = await Promise.all([storedEntry(id), builtInEntry(id)]);
  if (!builtIn && fields === null)
    throw new AppError('not_found', {
      message: 'Only built-in entries can be hidden. Remove this one instead.',
    });
  const steps = {
    entry: {
      Put: {
        Item: {
          ...itemOf('library-entry', { id }),
          id,
          // Never one that an earlier entry of this id had.
          version: Math.max(now.getTime(), (version ?? 0) + 1),
          updated: earliestDay(now),
          fields,
        },
        ...asRead(version),
      },
    },
    shelf: shelfStep(version === null ? 1 : 0),
  };
  const before = titled(stored);
  const after = fields ? { title: fields.title } : {};
  try {
    await auditedTransaction(factOf({ id, account, now }, actionOf(fields, version), before, after), steps);
  } catch (error) {
    if (!isRefused<typeof steps>(error)) throw error;
    if (error.failed.entry) throw new AppError('conflict', { cause: error });
    throw new AppError('limit_reached', {
      message: `There are ${ENTRIES_AT_MOST} changed entries, which is the most. Remove one first.`,
      cause: error,
    });
  }
};

/** Removes what admins made of an entry: an added one is gone, a built-in one is back as it was. */
export const removeEntry = async ({
  id,
  version,
  account,
  now,
}: Omit<Change, 'fields' | 'version'> & { readonly version: number }): Promise<void> => {
  const stored = await storedEntry(id);
  if (!stored) throw new AppError('not_found');
  const steps = {
    entry: { Delete: { Key: entryKey(id), ...asRead(version) } },
    shelf: shelfStep(-1),
  };
  try {
    await auditedTransaction(factOf({ id, account, now }, 'remove_library_entry', titled(stored), {}), steps);
  } catch (error) {
    throw isRefused<typeof steps>(error) ? new AppError('conflict', { cause: error }) : error;
  }
};

/** Removes the reports of an entry as the admin saw them: one that came since stays, and the answer is `conflict`. */
export const settleReports = async ({
  id,
  reports,
  account,
  now,
}: Pick<Change, 'id' | 'account' | 'now'> & { readonly reports: Reports }): Promise<void> => {
  const steps = {
    reports: {
      Delete: {
        Key: reportKey(id),
        ...conditionOf({ condition: 'reportedAt = :at', values: { ':at': reports.reportedAt } }),
      },
    },
  };
  try {
    await auditedTransaction(factOf({ id, account, now }, 'settle_library_reports', {}, {}), steps);
  } catch (error) {
    throw isRefused<typeof steps>(error) ? new AppError('conflict', { cause: error }) : error;
  }
};

import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { pageOfFound } from '#functions/parts/library/paging.ts';
import type { library } from '#shared/features/library/routes.ts';
import type { ManagedRow } from '#shared/features/library/schema.ts';
import { removeEntry, settleReports, storeEntry } from './changing.ts';
import { managedEntry, managedRows } from './managed-entries.ts';
import { allReports } from './reports.ts';

const SHOWN = {
  reported: ({ reportedAt }: ManagedRow) => reportedAt !== null,
  changed: ({ origin }: ManagedRow) => origin !== 'built-in',
  due: ({ pastDue }: ManagedRow) => pastDue,
} as const;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** All entries for admins: the reported ones first, the latest report first. */
export const managed: Handler<typeof library.managed> = async ({ query, now }) => {
  const { q, show, cursor, limit } = query;
  const rows = (await managedRows(now))
    .filter(
      (row) =>
        (show === undefined || SHOWN[show](row)) &&
        (q === undefined || plain(`${row.title} ${row.id}`).includes(plain(q))),
    )
    .sort((one, other) => (other.reportedAt ?? '').localeCompare(one.reportedAt ?? ''));
  return pageOfFound(`library.managed ${JSON.stringify([q, show])}`, rows, { cursor, limit });
};

const shown = async (id: string, now: Date) => {
  const entry = await managedEntry(id, now);
  if (!entry) throw new AppError('not_found');
  return entry;
};

/** One entry as its editor has it. */
export const manage: Handler<typeof library.manage> = ({ params: { id }, now }) => shown(id, now);

/** Adds an entry, or replaces or hides a built-in one. */
export const add: Handler<typeof library.add> = async ({
  params: { id },
  body: { fields },
  account,
  now,
}) => {
  await storeEntry({ id, fields, version: null, account, now });
  return shown(id, now);
};

/** Changes what admins made of an entry. */
export const change: Handler<typeof library.change> = async ({ params: { id }, body, account, now }) => {
  await storeEntry({ id, fields: body.fields, version: body.version, account, now });
  return shown(id, now);
};

/** Removes what admins made of an entry. */
export const remove: Handler<typeof library.remove> = async ({
  params: { id },
  query: { version },
  account,
  now,
}) => {
  await removeEntry({ id, version, account, now });
  return { id };
};

/** Removes the reports of an entry. */
export const settle: Handler<typeof library.settle> = async ({ params: { id }, account, now }) => {
  const reports = (await allReports()).get(id);
  if (!reports) throw new AppError('not_found');
  await settleReports({ id, reports, account, now });
  return { id };
};

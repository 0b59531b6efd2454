import * as z from 'zod';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { entriesAfter, entriesBefore } from '#functions/parts/admin/audit/repository.ts';
import { AUDIT_EXPORT_PAGE } from '#shared/features/admin/audit.ts';
import type { admin } from '#shared/features/admin/routes.ts';
import { toCsv } from './export.ts';
import { integrityWith } from './integrity.ts';

const LIST = 'admin.audit';
const EXPORT = 'admin.auditExport';
const positionSchema = z.number().int();
/** Later than every entry. */
const END = 10 ** 12 - 1;

/** The audit log, the latest entry first. The entry before the page is read too: the page is verified against it. */
export const audit: Handler<typeof admin.audit> = async ({ query: { cursor, limit }, now }) => {
  const before = cursor === undefined ? END : decodeCursor(LIST, cursor, positionSchema);
  const found = await entriesBefore(before, limit + 1);
  const page = pageFrom(found, limit, ({ n }) => encodeCursor(LIST, n));
  return { ...page, integrity: await integrityWith(found, now) };
};

/** The audit log as CSV, in pages. */
export const auditExport: Handler<typeof admin.auditExport> = async ({ query: { cursor }, now }) => {
  const after = cursor === undefined ? 0 : decodeCursor(EXPORT, cursor, positionSchema);
  const found = await entriesAfter(after, AUDIT_EXPORT_PAGE + 1);
  const { items, nextCursor } = pageFrom(found, AUDIT_EXPORT_PAGE, ({ n }) => encodeCursor(EXPORT, n));
  return {
    filename: `audit-log-${now.toISOString().slice(0, 10)}.csv`,
    csv: toCsv(items, cursor === undefined),
    nextCursor,
  };
};

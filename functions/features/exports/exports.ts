import { env } from '#functions/core/env.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { openBucket } from '#functions/core/s3/bucket.ts';
import { posterFor } from '#functions/parts/applicants/poster-postings.ts';
import { EXPORT_FAILURES, EXPORT_LINK_SECONDS, EXPORT_PATIENCE_SECONDS } from '#shared/core/export-rules.ts';
import { EXPORTS, type exportsFeature } from '#shared/features/exports/routes.ts';
import { addExport, expiresAt, fileKey, fileName, type StoredExport } from './repository.ts';

const EXPORT_LIMIT = { name: 'export', ...EXPORTS };

/** How far an export is: one that was given up has failed, also where no task could say so any more. */
const shown = (stored: StoredExport, now: Date) => {
  const { id, format, status, done, total, createdAt, failure } = stored;
  const over = status === 'ready' || status === 'failed';
  const givenUp = !over && now.getTime() - Date.parse(createdAt) > EXPORT_PATIENCE_SECONDS * 1000;
  const why = givenUp ? 'given_up' : failure;
  return {
    id,
    format,
    done,
    total,
    createdAt,
    status: givenUp ? ('failed' as const) : status,
    expiresAt: expiresAt(stored),
    ...(why && { failure: EXPORT_FAILURES[why] }),
  };
};

/** Stores the wish for an export; the stream’s consumer has it written. */
export const create: Handler<typeof exportsFeature.create> = async ({ account, body, now }) => {
  await limitRequests(EXPORT_LIMIT, account.id, now);
  const { format, filters } = body;
  // Those whom the route lets in.
  const role = account.role === 'employer' ? 'employer' : 'alumni';
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  const stored = await addExport(
    {
      id: newId(),
      userId: account.id,
      role,
      poster: await posterFor(account),
      format,
      // As the request had them, so that the task reads them with the same schema.
      filters: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    },
    now,
  );
  return shown(stored, now);
};

/** How far the export is, with a fresh link to the file once it is ready. */
export const get: Handler<typeof exportsFeature.get, StoredExport> = async ({ record, now }) => ({
  ...shown(record, now),
  ...(record.status === 'ready' && {
    url: openBucket(env('SEARCH_URL'), env('SEARCH_BUCKET')).link(
      fileKey(record),
      fileName(record),
      EXPORT_LINK_SECONDS,
      now,
    ),
  }),
});

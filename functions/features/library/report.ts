import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { currentLibrary } from '#functions/parts/library/current.ts';
import type { library } from '#shared/features/library/routes.ts';
import { REPORT_LIMIT } from '#shared/features/library/rules.ts';
import { countReport } from './reports.ts';

const LIMIT = { name: 'library-report', ...REPORT_LIMIT };

/** Counts that something is wrong with an entry, within a limit for each sender. Nothing is stored of who says so. */
export const report: Handler<typeof library.report> = async ({
  params: { id },
  body: { code },
  sender,
  now,
}) => {
  if (!(await currentLibrary()).byId.has(id)) throw new AppError('not_found');
  await limitRequests(LIMIT, sender(), now);
  await countReport(id, code, now);
  return { id };
};

import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { looksLikeId } from '#functions/core/ids.ts';
import { findOpportunity } from '#functions/parts/opportunities/repository.ts';
import { earliestDay, statusOn } from '#shared/core/opportunity-days.ts';
import { type pages, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { rendered } from './rendered.ts';

/** For how long the words on a page about how long ago something was stay true enough: as long as the edge keeps a page. */
const MINUTE_MS = 60_000;

/**
 * The page of an opportunity that was published, whatever became of it: 404 for any other, 410 once its poster has
 * removed it.
 */
export const opportunity: Handler<typeof pages.opportunity> = async ({ params: { id }, now, setHeader }) => {
  const found = looksLikeId(id) ? await findOpportunity(id) : undefined;
  if (!found) throw new AppError('not_found');
  if (found === 'removed') throw new AppError('gone');
  const shown = { ...found, status: statusOn(earliestDay(now), found) };
  // The page says how long ago it was posted. A new template comes with a release.
  const key = JSON.stringify([Math.floor(now.getTime() / MINUTE_MS), shown]);
  return rendered(
    { document: SITE_DOCUMENTS.opportunity, key, now, setHeader },
    ({ renderOpportunity }, input) => renderOpportunity({ ...input, opportunity: shown }),
  );
};

import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { publicPage } from '#functions/parts/credentials/public-page.ts';
import { type pages, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { rendered } from './rendered.ts';

/** The page of a credential whose holder shows it, whatever became of it: 404 for any other. */
export const credential: Handler<typeof pages.credential> = async ({ params: { id }, now, setHeader }) => {
  const shown = await publicPage(id, { siteUrl: env('SITE_URL'), now });
  if (!shown) throw new AppError('not_found');
  // It says how many days are left: the same for a day, as far as nothing else changes.
  const asOf = `${shown.asOf.slice(0, 10)}T00:00:00.000Z`;
  const isOver = shown.validUntil !== null && shown.validUntil <= shown.asOf;
  const page = isOver ? shown : { ...shown, asOf };
  const key = JSON.stringify(isOver ? { ...page, asOf: 'over' } : page);
  return rendered(
    { document: SITE_DOCUMENTS.credential, key, now, setHeader },
    ({ renderCredential }, input) => renderCredential({ ...input, credential: page }),
  );
};

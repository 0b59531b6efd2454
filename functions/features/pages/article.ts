import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { shownArticle } from '#functions/parts/library/shown.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { type pages, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { siteDocument } from './documents.ts';
import { rendered } from './rendered.ts';

/** The page of an article of the library. */
export const article: Handler<typeof pages.article> = async ({ params: { id }, now, setHeader }) => {
  const shown = await shownArticle(id, now);
  if (!shown) throw new AppError('not_found');
  const template = await siteDocument(SITE_DOCUMENTS.article, now);
  setHeader('content-type', DOCUMENT_TYPES.html);
  return rendered({ key: JSON.stringify(shown), template }, ({ renderArticle }) =>
    renderArticle({ template, article: shown, siteUrl: env('SITE_URL') }),
  );
};

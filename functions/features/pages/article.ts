import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { shownArticle } from '#functions/parts/library/shown.ts';
import { type pages, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { rendered } from './rendered.ts';

/** The page of an article of the library. */
export const article: Handler<typeof pages.article> = async ({ params: { id }, now, setHeader }) => {
  const shown = await shownArticle(id, now);
  if (!shown) throw new AppError('not_found');
  const asked = { document: SITE_DOCUMENTS.article, key: JSON.stringify(shown), now, setHeader };
  return rendered(asked, ({ renderArticle }, input) => renderArticle({ ...input, article: shown }));
};

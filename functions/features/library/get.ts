import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { shownArticle } from '#functions/parts/library/shown.ts';
import type { library } from '#shared/features/library/routes.ts';

/** An article of the library. */
export const get: Handler<typeof library.get> = async ({ params: { id }, now }) => {
  const shown = await shownArticle(id, now);
  if (!shown) throw new AppError('not_found');
  return shown;
};

import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { shownGuide } from '#functions/parts/guides/shown.ts';
import type { guides } from '#shared/features/guides/routes.ts';

/** The guide to one country. */
export const get: Handler<typeof guides.get> = async ({ params: { country }, now }) => {
  const shown = await shownGuide(country, now);
  if (!shown) throw new AppError('not_found');
  return shown;
};

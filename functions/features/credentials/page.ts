import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { publicPage } from '#functions/parts/credentials/public-page.ts';
import type { credentials } from '#shared/features/credentials/routes.ts';

/** A credential whose holder shows it, for everyone. */
export const page: Handler<typeof credentials.page> = async ({ params, now }) => {
  const shown = await publicPage(params.id, { siteUrl: env('SITE_URL'), now });
  if (!shown) throw new AppError('not_found', { message: 'This credential has no public page.' });
  return shown;
};

import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { shownGuide } from '#functions/parts/guides/shown.ts';
import { type pages, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { rendered } from './rendered.ts';

/** The page of a guide to studies abroad. */
export const guide: Handler<typeof pages.guide> = async ({ params: { country }, now, setHeader }) => {
  const shown = await shownGuide(country, now);
  if (!shown) throw new AppError('not_found');
  // A guide changes with a release, and with each fact that comes to be out of date.
  const stale = shown.facts.filter((fact) => 'source' in fact && fact.stale).length;
  const asked = { document: SITE_DOCUMENTS.guide, key: `study-abroad/${country} ${stale}`, now, setHeader };
  return rendered(asked, ({ renderGuide }, input) => renderGuide({ ...input, guide: shown }));
};

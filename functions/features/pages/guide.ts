import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { shownGuide } from '#functions/parts/guides/shown.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { type pages, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { siteDocument } from './documents.ts';
import { rendered } from './rendered.ts';

/** The page of a guide to studies abroad. */
export const guide: Handler<typeof pages.guide> = async ({ params: { country }, now, setHeader }) => {
  const shown = await shownGuide(country, now);
  if (!shown) throw new AppError('not_found');
  const template = await siteDocument(SITE_DOCUMENTS.guide, now);
  setHeader('content-type', DOCUMENT_TYPES.html);
  // A guide changes with a release, and with each fact that comes to be out of date.
  const stale = shown.facts.filter((fact) => 'source' in fact && fact.stale).length;
  return rendered({ key: `study-abroad/${country} ${stale}`, template }, ({ renderGuide }) =>
    renderGuide({ template, guide: shown, siteUrl: env('SITE_URL') }),
  );
};

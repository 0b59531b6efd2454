import type { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import type { ApiResult, Internal } from '#functions/core/middleware/request.ts';
import { jsonResult } from '#functions/core/result.ts';
import { serve } from '#functions/core/serve.ts';
import { DOCUMENT_TYPES } from '#shared/document-types.ts';
import { pages, SITE_DOCUMENTS } from '#shared/features/pages.ts';
import { siteDocument } from './documents.ts';
import { opportunity } from './opportunity.ts';
import { siteMap } from './site-map.ts';

/** The not-found page; what went wrong on our side is shown by the app, which tries again. */
const errorPage = async ({ status }: AppError, { route, now }: Internal): Promise<ApiResult | undefined> => {
  if (route?.answers !== 'html') return undefined;
  const path = status < 500 ? SITE_DOCUMENTS.notFound : SITE_DOCUMENTS.shell;
  try {
    const body = await siteDocument(path, now);
    return { ...jsonResult(status, null, { 'content-type': DOCUMENT_TYPES.html }), body };
  } catch (error) {
    log('error', 'the page for an error is missing', { path, error });
    return undefined;
  }
};

/** Pages and files of the site whose content is in the table. */
export const handler = serve(pages, { handlers: { opportunity, siteMap }, errorPage });

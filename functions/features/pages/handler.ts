import { serve } from '#functions/core/serve.ts';
import { pages, SITE_DOCUMENTS } from '#shared/features/pages.ts';
import { siteDocument } from './documents.ts';
import { opportunity } from './opportunity.ts';
import { siteMap } from './site-map.ts';

/** Pages and files of the site whose content is in the table. */
export const handler = serve(pages, {
  handlers: { opportunity, siteMap },
  // What went wrong on our side is shown by the app, which tries again.
  errorPage: ({ status }, now) =>
    siteDocument(status < 500 ? SITE_DOCUMENTS.notFound : SITE_DOCUMENTS.shell, now),
});

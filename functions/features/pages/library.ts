import { env } from '#functions/core/env.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { element, xmlDocument, xmlText } from '#functions/core/xml.ts';
import { currentLibrary } from '#functions/parts/library/current.ts';
import { entriesFor } from '#functions/parts/library/entries-for.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { articlePath } from '#shared/features/library/article.ts';
import { type pages, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { siteDocument } from './documents.ts';
import { rendered } from './rendered.ts';

/** The page of the library with its first entries. */
export const libraryPage: Handler<typeof pages.library> = async ({ now, setHeader }) => {
  const library = entriesFor(await currentLibrary(), {}, now);
  const template = await siteDocument(SITE_DOCUMENTS.library, now);
  setHeader('content-type', DOCUMENT_TYPES.html);
  return rendered({ key: JSON.stringify(library), template }, ({ renderLibrary }) =>
    renderLibrary({ template, library, siteUrl: env('SITE_URL') }),
  );
};

/** The addresses of all entries of the library. */
export const libraryMap: Handler<typeof pages.libraryMap> = async ({ setHeader }) => {
  setHeader('content-type', DOCUMENT_TYPES.xml);
  const { articles } = await currentLibrary();
  const paths = ['/library', ...articles.map(({ id }) => articlePath(id))];
  const urls = paths.map((path) => element('url', element('loc', xmlText(`${env('SITE_URL')}${path}`))));
  return xmlDocument(
    element('urlset', urls.join('\n'), { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }),
  );
};

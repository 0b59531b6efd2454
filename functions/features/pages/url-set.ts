import { env } from '#functions/core/env.ts';
import { element, xmlDocument, xmlText } from '#functions/core/xml.ts';

/** The namespace of site maps. */
export const SITE_MAP_SCHEMA = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/**
 * The site map of these paths. One of none names another page, since the schema asks for an address.
 * @param site the site's address, without a slash at the end
 */
export const urlSet = (
  paths: readonly string[],
  { otherwise = '/', site = env('SITE_URL') }: { readonly otherwise?: string; readonly site?: string } = {},
): string => {
  const named = paths.length === 0 ? [otherwise] : paths;
  const urls = named.map((path) => element('url', element('loc', xmlText(`${site}${path}`))));
  return xmlDocument(element('urlset', urls.join('\n'), SITE_MAP_SCHEMA));
};

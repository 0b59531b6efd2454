import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { element, xmlDocument, xmlText } from '#functions/core/xml.ts';
import { PUBLIC } from '#functions/parts/events/audience.ts';
import { listedIn } from '#functions/parts/events/listed.ts';
import { publicEvent } from '#functions/parts/events/public.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { publicEventPath } from '#shared/features/events/address.ts';
import { EVENT_MAP, type pages, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { siteDocument } from './documents.ts';
import { rendered } from './rendered.ts';

/** The page of a public event, whatever became of it: 404 for any other. */
export const event: Handler<typeof pages.event> = async ({ params: { id }, now, setHeader }) => {
  const shown = await publicEvent(id);
  if (!shown) throw new AppError('not_found');
  const template = await siteDocument(SITE_DOCUMENTS.event, now);
  setHeader('content-type', DOCUMENT_TYPES.html);
  // The page says whether the event is over.
  const isOver = Date.parse(shown.endsAt) <= now.getTime();
  return rendered({ key: JSON.stringify([isOver, shown]), template }, ({ renderEvent }) =>
    renderEvent({ template, event: shown, isOver, siteUrl: env('SITE_URL') }),
  );
};

/** The site map of these events. One of none names the front page, since the schema asks for an address. */
export const eventUrls = (site: string, ids: readonly string[]): string => {
  const paths = ids.length === 0 ? ['/'] : ids.map(publicEventPath);
  const urls = paths.map((path) => element('url', element('loc', xmlText(`${site}${path}`))));
  return xmlDocument(
    element('urlset', urls.join('\n'), { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }),
  );
};

/** The public events that are to come, the next first. */
export const eventMap: Handler<typeof pages.eventMap> = async ({ now, setHeader }) => {
  setHeader('content-type', DOCUMENT_TYPES.xml);
  const asked = { from: now.toISOString(), to: '9', latestFirst: false };
  const { found } = await listedIn(PUBLIC, asked, EVENT_MAP);
  return eventUrls(
    env('SITE_URL'),
    found.map(({ card }) => card.id),
  );
};

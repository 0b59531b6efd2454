import * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { element, xmlDocument, xmlText } from '#functions/core/xml.ts';
import { openOpportunities, type Position } from '#functions/parts/opportunities/deadline.ts';
import { openListChangedAt } from '#functions/parts/opportunities/open-list.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { pages, SITE_MAP_PART } from '#shared/features/pages/routes.ts';

const SCHEMA = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const PURPOSE = 'pages.siteMap';
/** The first part has no position. */
const FIRST = 'first';
const positionSchema = z.record(z.string(), z.string());

const locations = (kind: 'url' | 'sitemap', addresses: readonly string[], changedAt?: string): string => {
  const date = changedAt === undefined ? '' : element('lastmod', xmlText(changedAt));
  return addresses.map((address) => element(kind, `${element('loc', xmlText(address))}${date}`)).join('\n');
};

/** The site map of these opportunities. One of none names the search, since the schema asks for an address. */
export const urlSet = (site: string, ids: readonly string[]): string => {
  const addresses = ids.length === 0 ? ['explore'] : ids.map((id) => `opportunities/${id}`);
  const all = addresses.map((path) => `${site}/${path}`);
  return xmlDocument(element('urlset', locations('url', all), SCHEMA));
};

/**
 * The parts of the site map, by what their addresses say. All have the same date: an opportunity that opens or closes moves
 * those behind it from part to part.
 */
export const siteMapIndex = (site: string, parts: readonly string[], changedAt?: string): string => {
  const all = parts.map((part) => `${site}${pages.siteMap.path}?part=${encodeURIComponent(part)}`);
  return xmlDocument(element('sitemapindex', locations('sitemap', all, changedAt), SCHEMA));
};

/** Where the parts begin that `size` opportunities each make; the last may be shorter. */
export const partsOn = async (day: string, size: number = SITE_MAP_PART): Promise<string[]> => {
  const parts = [FIRST];
  let after: Position | undefined;
  do {
    const { ids, next } = await openOpportunities(day, size, after);
    if (after && ids.length > 0) parts.push(encodeCursor(PURPOSE, after));
    after = next;
  } while (after);
  return parts;
};

/** The opportunities of a part. Throws `not_found` when none of them is open any more. */
export const idsOfPart = async (
  part: string,
  day: string,
  size: number = SITE_MAP_PART,
): Promise<string[]> => {
  const after = part === FIRST ? undefined : decodeCursor(PURPOSE, part, positionSchema);
  const { ids } = await openOpportunities(day, size, after);
  if (ids.length === 0 && after) throw new AppError('not_found');
  return ids;
};

/** How long an instance of the function answers with the parts that it found: finding them reads every key. */
const FRESH_MS = 60_000;
let last:
  | { readonly at: number; readonly parts: readonly string[]; readonly changedAt: string | undefined }
  | undefined;

/** The site map of open opportunities: its parts, or one of them. */
export const siteMap: Handler<typeof pages.siteMap> = async ({ query: { part }, now, setHeader }) => {
  setHeader('content-type', DOCUMENT_TYPES.xml);
  const [site, day, at] = [env('SITE_URL'), earliestDay(now), now.getTime()];
  if (part !== undefined) return urlSet(site, await idsOfPart(part, day));
  if (!last || Math.abs(at - last.at) >= FRESH_MS) {
    // The date first: what changes while the parts are found has a later one the next time.
    const changedAt = await openListChangedAt();
    last = { at, changedAt, parts: await partsOn(day) };
  }
  return siteMapIndex(site, last.parts, last.changedAt);
};

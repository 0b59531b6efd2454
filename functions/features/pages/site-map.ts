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
import { SITE_MAP_SCHEMA, urlSet } from './url-set.ts';

const PURPOSE = 'pages.siteMap';
/** The first part has no position. */
const FIRST = 'first';
const positionSchema = z.record(z.string(), z.string());

/**
 * The parts of the site map, by what their addresses say. All have the same date: an opportunity that opens or closes moves
 * those behind it from part to part.
 */
export const siteMapIndex = (site: string, parts: readonly string[], changedAt?: string): string => {
  const date = changedAt === undefined ? '' : element('lastmod', xmlText(changedAt));
  const all = parts.map((part) => {
    const address = `${site}${pages.siteMap.path}?part=${encodeURIComponent(part)}`;
    return element('sitemap', `${element('loc', xmlText(address))}${date}`);
  });
  return xmlDocument(element('sitemapindex', all.join('\n'), SITE_MAP_SCHEMA));
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
  const [day, at] = [earliestDay(now), now.getTime()];
  if (part !== undefined) {
    const ids = await idsOfPart(part, day);
    return urlSet(
      ids.map((id) => `/opportunities/${id}`),
      { otherwise: '/explore' },
    );
  }
  if (!last || Math.abs(at - last.at) >= FRESH_MS) {
    // The date first: what changes while the parts are found has a later one the next time.
    const changedAt = await openListChangedAt();
    last = { at, changedAt, parts: await partsOn(day) };
  }
  return siteMapIndex(env('SITE_URL'), last.parts, last.changedAt);
};

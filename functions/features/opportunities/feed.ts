import { env } from '#functions/core/env.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { element, xmlDocument, xmlText } from '#functions/core/xml.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { isolated } from '#shared/core/isolation.ts';
import { formatMoney } from '#shared/core/pay.ts';
import { PRODUCT } from '#shared/core/product.ts';
import type { OpportunityQuery } from '#shared/features/opportunities/query.ts';
import type { OpportunitySummary, opportunities } from '#shared/features/opportunities/routes.ts';
import { pageOfSearch } from './list.ts';

/** The query of a search as it is written in addresses: what was not asked for is left out, and a feed has no order of its own. */
const queryString = ({ skills, duration, limit: _, ...rest }: OpportunityQuery, cursor?: string): string => {
  const given = { ...rest, skills: skills?.join(','), duration: duration?.join('-'), cursor };
  const asked = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
};

/** What a search is for, in words: `Open opportunities: internship, boston, react, “design”`. */
const titleOf = ({
  q,
  cursor: _,
  limit,
  sort,
  counts,
  payFrom,
  payCurrency = 'USD',
  ...filters
}: OpportunityQuery): string => {
  const { skills = [], duration, ...values } = filters;
  const asked = [
    ...Object.values(values),
    ...skills,
    duration && `${duration.join(' to ')} weeks`,
    payFrom && `from ${formatMoney(payFrom, payCurrency)} a year`,
    q && `“${q}”`,
  ].filter(Boolean);
  return asked.length === 0 ? 'Open opportunities' : `Open opportunities: ${asked.join(', ')}`;
};

const person = (name: string) => element('author', element('name', xmlText(name)));
const link = (rel: string, href: string, type: string) => element('link', '', { rel, href, type });
const category = (scheme: string) => (term: string) => element('category', '', { term, scheme });

const entryOf = (opportunity: OpportunitySummary, site: string): string => {
  const { id, type, title, company, location, salary, description, skills, postedAt, deadline } = opportunity;
  const page = `${site}/opportunities/${id}`;
  const facts = [company, location, salary, `apply by ${deadline}`].filter(Boolean).join(' · ');
  return element(
    'entry',
    [
      element('id', xmlText(page)),
      element('title', xmlText(isolated(`${title} at ${company}`))),
      link('alternate', page, 'text/html'),
      element('published', postedAt),
      // A list does not know later edits.
      element('updated', postedAt),
      person(company),
      category(`${site}/explore#type`)(type),
      ...skills.map(category(`${site}/explore#skill`)),
      element('summary', xmlText(`${isolated(facts)}\n\n${description}`), { type: 'text' }),
    ].join('\n'),
  );
};

/** A search as a feed, the newest first. `next` is the cursor of the page after this one (RFC 5005). */
export const feedOf = (
  query: OpportunityQuery,
  { items, nextCursor }: Awaited<ReturnType<typeof pageOfSearch>>,
  site: string,
  now: Date,
): string => {
  const address = (cursor?: string) => `${site}/api/opportunities/feed.xml${queryString(query, cursor)}`;
  const latest = items
    .map(({ postedAt }) => postedAt)
    .toSorted()
    .at(-1);
  return xmlDocument(
    element(
      'feed',
      [
        // A feed is the same on all of its pages.
        element('id', xmlText(address())),
        element('title', xmlText(`${titleOf(query)} · ${PRODUCT}`)),
        element('updated', latest ?? now.toISOString()),
        person(PRODUCT),
        link('self', address(query.cursor), 'application/atom+xml'),
        link('alternate', `${site}/explore${queryString(query)}`, 'text/html'),
        ...(nextCursor ? [link('next', address(nextCursor), 'application/atom+xml')] : []),
        ...items.map((opportunity) => entryOf(opportunity, site)),
      ].join('\n'),
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' },
    ),
  );
};

/** The feeds of pages that this instance has found and kept. One of nothing has the time of its request. */
const feeds = new WeakMap<Awaited<ReturnType<typeof pageOfSearch>>, string>();

/** A search as an Atom feed, with the same filters and pages as the list. */
export const feed: Handler<typeof opportunities.feed> = async ({ query, now, setHeader }) => {
  setHeader('content-type', DOCUMENT_TYPES.atom);
  const newest = { ...query, sort: undefined, counts: undefined };
  const page = await pageOfSearch(newest, now);
  const known = feeds.get(page);
  if (known !== undefined) return known;
  const text = feedOf(newest, page, env('SITE_URL'), now);
  if (page.items.length > 0) feeds.set(page, text);
  return text;
};

import { consumptionTable, type SizeFigures } from './consumption.ts';
import type { RenderedPage } from './rendered-page.ts';
import { kept, table } from './table.ts';

/** Gzip kilobytes of a rendered page's HTML before its styles. */
const HTML_LIMIT = 12;
/** How much later than on a bare page the largest text may appear. */
const LCP_RATIO = 1.15;

/** Whether a measurement is one of `measurePostings`. */
export const isOfPostings = ({ what }: { what: string }): boolean => /^(postings|companies)\./.test(what);

/** The part of postings, with its heading: what they consume, and their rendered page. */
export const postingsReport = (sizes: readonly SizeFigures[], page: RenderedPage, day: string): string => {
  const { pages, html, lcp } = page;
  const ratio = lcp && lcp.page / lcp.bare;
  return `## What postings consume

Measured on ${day} as the demo employer: a posting from draft to removal, ten times, with as many opportunities in the table
as the column says; in units as above. Lists are pages of 10.

${consumptionTable(
  sizes.map(({ size, figures }) => ({ size, figures: figures.filter(isOfPostings) })),
  'route',
)}

The page that a function renders: the heaviest of ${pages} seeded opportunities, and the medians of ${lcp?.visits ?? 'no'} visits as a phone,
in turns with a bare page of the same text, font and headers. The edge has a copy of it, as it has for a minute after a visit.

${table(
  ['rendered page', 'measured', 'to reach'],
  [
    ['KB of HTML (gzip) before its styles', html.toFixed(1), `≤ ${HTML_LIMIT}: ${kept(html <= HTML_LIMIT)}`],
    [
      'largest text after, ms (bare page)',
      lcp ? `${Math.round(lcp.page)} (${Math.round(lcp.bare)})` : 'not measured',
      ratio === undefined
        ? `≤ ${LCP_RATIO}`
        : `${ratio.toFixed(2)} ≤ ${LCP_RATIO}: ${kept(ratio <= LCP_RATIO)}`,
    ],
  ],
)}`;
};

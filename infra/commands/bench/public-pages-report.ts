import { PAGE_LIMITS } from '#frontend/prerender/weigh.ts';
import type { PageFigures, Scores } from './public-pages.ts';
import { kept, table } from './table.ts';

/** The most that a page's LCP may be of a bare page's. */
const LCP_RATIO = 1.15;

/** The most milliseconds that tasks may block a phone (total blocking time). */
const MOST_BLOCKED = 200;

const scoresOf = ({ performance, accessibility, bestPractices, seo }: Scores): string =>
  [performance, accessibility, bestPractices, seo].join(' / ');

const weights = (pages: readonly PageFigures[]): string =>
  table(
    ['page', 'HTML', 'CSS', 'JS', 'all three', 'font', 'to reach'],
    pages.map(({ path, weight: { html, css, js, fonts } }) => {
      const [total, font] = [html + css + js, fonts.reduce((sum, size) => sum + size, 0)];
      const within =
        js <= PAGE_LIMITS.js && total <= PAGE_LIMITS.total && fonts.length === 1 && font <= PAGE_LIMITS.font;
      return [
        path,
        ...[html, css, js, total, font].map((size) => size.toFixed(1)),
        `JS ≤ ${PAGE_LIMITS.js}, all ≤ ${PAGE_LIMITS.total}, font ≤ ${PAGE_LIMITS.font}: ${kept(within)}`,
      ];
    }),
  );

const visits = (pages: readonly PageFigures[]): string =>
  table(
    ['page', 'LCP ms', 'bare', 'ratio', 'CLS', 'blocked ms', 'mobile', 'desktop', 'to reach'],
    pages.map(({ path, lcp, cls, tbt, mobile, desktop }) => {
      const ratio = lcp.page / lcp.bare;
      const perfect = [mobile, desktop].every((scores) =>
        Object.values(scores).every((score) => score === 100),
      );
      return [
        path,
        Math.round(lcp.page),
        Math.round(lcp.bare),
        ratio.toFixed(2),
        cls === 0 ? '0' : cls.toFixed(4),
        Math.round(tbt),
        scoresOf(mobile),
        scoresOf(desktop),
        `≤ ${LCP_RATIO}: ${kept(ratio <= LCP_RATIO)}, CLS 0: ${kept(cls === 0)}, blocked ≤ ${MOST_BLOCKED}: ${kept(tbt <= MOST_BLOCKED)}, 100: ${kept(perfect)}`,
      ];
    }),
  );

const complaints = (pages: readonly PageFigures[]): string =>
  pages
    .filter(({ complaints }) => complaints.length > 0)
    .map(({ path, complaints }) => `- ${path}: ${complaints.join(', ')}`)
    .join('\n');

/** The public pages' part of the benchmarks, with its heading. */
export const publicPagesReport = (
  pages: readonly PageFigures[],
): string => `## What the public pages weigh, and how fast they are

Gzip kilobytes of what a page brings by itself: its HTML, the styles in it, and the script that it names with all that
this imports statically. The font is one file.

${weights(pages)}

Lighthouse with DevTools throttling, served as CloudFront would. LCP is the median of ${pages[0]?.lcp.visits ?? 0} visits as a phone, in turns with a
bare HTML page of the same text and font; CLS the most of all visits. Scores are performance (median) / accessibility /
best practices / SEO. Times and the first score are this machine's; the ratio holds elsewhere.

${visits(pages)}
${complaints(pages) && `\nWhat kept scores under 100:\n\n${complaints(pages)}\n`}`;

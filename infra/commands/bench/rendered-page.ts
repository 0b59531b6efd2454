import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { seed } from '#functions/seed/seed.ts';
import { DEFAULT_OPPORTUNITIES } from '#functions/seed/size.ts';
import { browserOptions } from '#infra/browser/browser.ts';
import { DEMO_PASSWORD } from '#shared/core/demo.ts';
import { onTemporaryCloud, type TemporaryCloud } from '../temporary-cloud.ts';
import { bareDocument } from './bare-pages.ts';
import { serveBare } from './bare-server.ts';
import { openLighthouse } from './lighthouse.ts';

/** What was measured of the pages of opportunities that a function renders. */
export interface RenderedPage {
  readonly pages: number;
  /** The heaviest, in gzip kilobytes of HTML, its styles not counted. */
  readonly html: number;
  /** Medians of as many visits as a phone, in milliseconds; undefined when they were left out. */
  readonly lcp: { readonly page: number; readonly bare: number; readonly visits: number } | undefined;
}

const VISITS = 7;
/** As many as a page of the search has. */
const PAGES = 50;

const idsSchema = z.object({ items: z.array(z.object({ id: z.string() })) });

const kilobytes = (html: string): number =>
  gzipSync(html.replace(/<style>[\s\S]*?<\/style>/g, ''), { level: 9 }).length / 1000;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How long the largest text of a page takes to appear, beside a bare page with the same text and font. */
const measureLcp = async (page: string, siteDir: string): Promise<RenderedPage['lcp']> => {
  const { executablePath = '', args = [], env } = await browserOptions();
  Object.assign(process.env, env);
  const response = await fetch(page);
  const bare = await serveBare(bareDocument(await response.text(), siteDir), response.headers, siteDir);
  const judge = await openLighthouse(executablePath, args);
  const times: Record<'page' | 'bare', number[]> = { page: [], bare: [] };
  try {
    // In turns: a busy moment of the machine meets both.
    for (let visit = 0; visit < VISITS; visit++) {
      times.page.push((await judge.visit(page, 'mobile')).lcp);
      times.bare.push((await judge.visit(bare.url, 'mobile')).lcp);
    }
  } finally {
    await judge.stop();
    bare.stop();
  }
  return { page: median(times.page), bare: median(times.bare), visits: VISITS };
};

/*
 * Measures the rendered pages of the seed's opportunities on a stack of its own, as a child process. Called with the
 * build's folder, and `no-lcp` to leave out what only a quiet machine can measure; sends the figures to its parent.
 */
const [buildDir = '', lcp = ''] = process.argv.slice(2);
const measure = async ({ runtime: { url } }: TemporaryCloud): Promise<void> => {
  const tell = (line: string): void => console.log(`  ${line}`);
  await seed({ now: new Date(), opportunities: DEFAULT_OPPORTUNITIES, demoPassword: DEMO_PASSWORD, tell });
  const found = await (await fetch(`${url}/api/opportunities?limit=${PAGES}`)).json();
  let heaviest = { page: '', size: 0 };
  const { items } = idsSchema.parse(found);
  for (const { id } of items) {
    const page = `${url}/opportunities/${id}`;
    const size = kilobytes(await (await fetch(page)).text());
    if (size > heaviest.size) heaviest = { page, size };
  }
  const { page, size } = heaviest;
  const times = lcp === 'no-lcp' ? undefined : await measureLcp(page, join(buildDir, 'site'));
  process.send?.([{ pages: items.length, html: size, lcp: times } satisfies RenderedPage]);
};

// As visitors have it: from the edge, which keeps a page for a minute.
await onTemporaryCloud(buildDir, measure, true);

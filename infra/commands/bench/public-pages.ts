import { join } from 'node:path';
import { type PageWeight, weigh } from '#frontend/prerender/weigh.ts';
import { seed } from '#functions/seed/seed.ts';
import { DEFAULT_OPPORTUNITIES } from '#functions/seed/size.ts';
import { browserOptions } from '#infra/browser/browser.ts';
import { DEMO_PASSWORD } from '#shared/core/demo.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';
import { addBarePages, MEASURED, type MeasuredPage } from './bare-pages.ts';
import { type LighthouseRunner, openLighthouse, type Visit } from './lighthouse.ts';

/** What was measured of a public page. */
export interface PageFigures {
  readonly path: string;
  readonly weight: PageWeight;
  /** Medians of as many visits, in milliseconds: the page, and a bare one with the same text and font. */
  readonly lcp: { readonly page: number; readonly bare: number; readonly visits: number };
  /** The most of all visits. */
  readonly cls: number;
  /** The median of the visits as a phone, in milliseconds. */
  readonly tbt: number;
  readonly mobile: Scores;
  readonly desktop: Scores;
  readonly complaints: readonly string[];
}

/** Performance is the median, the others are the least of all visits. */
export type Scores = Pick<Visit, 'performance' | 'accessibility' | 'bestPractices' | 'seo'>;

/** Visits of a page, and of its bare counterpart, in turns: a busy moment of the machine meets both. */
const VISITS = { mobile: 5, desktop: 3 } as const;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const scores = (visits: readonly Visit[]): Scores => {
  const least = (kind: keyof Scores) => Math.min(...visits.map((visit) => visit[kind]));
  return {
    performance: median(visits.map(({ performance }) => performance)),
    accessibility: least('accessibility'),
    bestPractices: least('bestPractices'),
    seo: least('seo'),
  };
};

const measurePage = async (
  judge: LighthouseRunner,
  siteDir: string,
  url: string,
  page: MeasuredPage,
): Promise<PageFigures> => {
  const [mobile, bare, desktop]: [Visit[], Visit[], Visit[]] = [[], [], []];
  for (let visit = 0; visit < VISITS.mobile; visit++) {
    mobile.push(await judge.visit(url + page.path, 'mobile'));
    bare.push(await judge.visit(url + page.bare, 'mobile'));
  }
  for (let visit = 0; visit < VISITS.desktop; visit++)
    desktop.push(await judge.visit(url + page.path, 'desktop'));
  const lcp = (visits: readonly Visit[]) => median(visits.map((visit) => visit.lcp));
  return {
    path: page.path,
    weight: weigh(siteDir, page.file),
    lcp: { page: lcp(mobile), bare: lcp(bare), visits: VISITS.mobile },
    cls: Math.max(...[...mobile, ...desktop].map(({ cls }) => cls)),
    tbt: median(mobile.map(({ tbt }) => tbt)),
    mobile: scores(mobile),
    desktop: scores(desktop),
    complaints: [...new Set([...mobile, ...desktop].flatMap(({ complaints }) => complaints))],
  };
};

/*
 * Measures the public pages of a build on a stack of its own, as a child process: the stack's connection is made once for
 * a process. Called with the build's folder and, if not all are meant, paths; sends the figures to its parent.
 */
const [buildDir = '', ...paths] = process.argv.slice(2);
const siteDir = join(buildDir, 'site');
addBarePages(siteDir);
const { executablePath = '', args = [], env } = await browserOptions();
Object.assign(process.env, env);

await onTemporaryCloud(buildDir, async ({ runtime }) => {
  // On an empty stage /explore would be another page than the one that people see.
  const tell = (line: string): void => console.log(`  ${line}`);
  await seed({ now: new Date(), opportunities: DEFAULT_OPPORTUNITIES, demoPassword: DEMO_PASSWORD, tell });
  const judge = await openLighthouse(executablePath, args);
  try {
    const figures: PageFigures[] = [];
    for (const page of MEASURED.filter(({ path }) => paths.length === 0 || paths.includes(path))) {
      console.log(`  Visiting ${page.path} …`);
      figures.push(await measurePage(judge, siteDir, runtime.url, page));
    }
    process.send?.(figures);
  } finally {
    await judge.stop();
  }
});

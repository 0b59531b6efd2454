import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChunks } from '#frontend/budget.ts';
import { OperatorError, runCommand } from '../app/operator-error.ts';
import { buildFunctions, buildSite } from '../bundling/build.ts';
import { advisorPart } from './bench/advisor-part.ts';
import { benchArguments, LARGE } from './bench/bench-arguments.ts';
import { writePage, writePart } from './bench/benchmarks-page.ts';
import { measureBundles } from './bench/bundles.ts';
import { bundlesReport } from './bench/bundles-report.ts';
import type { BurstFigures } from './bench/event-burst.ts';
import { eventBurstReport } from './bench/event-burst-report.ts';
import { type HotKey, hotKeysReport } from './bench/hot-keys-report.ts';
import type { InboxFigures } from './bench/inbox.ts';
import { inboxReport } from './bench/inbox-report.ts';
import { type LessonFigures, lessonReport } from './bench/lesson-report.ts';
import { matchReport } from './bench/match.ts';
import { measuredBy, measureSizes } from './bench/measured-by.ts';
import { mentorsReport } from './bench/mentors-report.ts';
import { postingsReport } from './bench/postings-report.ts';
import type { PageFigures } from './bench/public-pages.ts';
import { publicPagesReport } from './bench/public-pages-report.ts';
import type { RenderedPage } from './bench/rendered-page.ts';
import { report } from './bench/report.ts';
import { requestsReport } from './bench/requests-report.ts';
import { resumeReport } from './bench/resume.ts';
import { reviewsReport } from './bench/reviews-report.ts';
import { measureScreens } from './bench/screens.ts';
import { screensReport } from './bench/screens-report.ts';
import { searchReport } from './bench/search.ts';
import type { StreamFigures } from './bench/stream.ts';
import { streamReport } from './bench/stream-report.ts';
import { usersReport } from './bench/users-report.ts';
import type { RouteFigures } from './bench/warm/measured.ts';
import { missingAmong } from './bench/warm/unmeasured.ts';
import { warmReport } from './bench/warm-report.ts';

const measureOpportunities = (buildDir: string, most: number) =>
  measureSizes(buildDir, 'size.ts', 'opportunities', most);
const measureUsers = (buildDir: string, most: number) => measureSizes(buildDir, 'users.ts', 'users', most);

const measureMentors = (buildDir: string, most: number) =>
  measureSizes(buildDir, 'mentors.ts', 'mentors', most);

const measureReviews = (buildDir: string, most: number) =>
  measureSizes(buildDir, 'reviews.ts', 'projects that wait', most);

const measureRenderedPage = async (buildDir: string, ...options: string[]): Promise<RenderedPage> => {
  console.log('Visiting rendered pages …');
  const [page] = await measuredBy<RenderedPage>('rendered-page.ts', [buildDir, ...options]);
  if (!page) throw new OperatorError('The rendered page was not measured.');
  return page;
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** Only what is measured at two sizes: its part of the page that is committed, when the sizes are those of the page. */
const benchSizes = async (buildDir: string, most: number, measure: () => Promise<string>): Promise<void> => {
  await buildFunctions(buildDir);
  await buildSite(buildDir);
  const part = await measure();
  console.log(part);
  if (most === LARGE) writePart(part);
};

const benchUsers = (buildDir: string, most: number) =>
  benchSizes(buildDir, most, async () => usersReport(await measureUsers(buildDir, most), today()));

const benchMentors = (buildDir: string, most: number) =>
  benchSizes(buildDir, most, async () => mentorsReport(await measureMentors(buildDir, most), today()));

const benchReviews = (buildDir: string, most: number) =>
  benchSizes(buildDir, most, async () => reviewsReport(await measureReviews(buildDir, most), today()));

/** Only lists and routes. */
const benchRequests = (buildDir: string, most: number) =>
  benchSizes(buildDir, most, async () =>
    requestsReport(await measureSizes(buildDir, 'size.ts', 'opportunities', most, 'requests'), today()),
  );

const benchPostings = (buildDir: string, most: number, lcp: boolean) =>
  benchSizes(buildDir, most, async () => {
    const page = await measureRenderedPage(buildDir, ...(lcp ? [] : ['no-lcp']));
    return postingsReport(
      await measureSizes(buildDir, 'size.ts', 'opportunities', most, 'postings'),
      page,
      today(),
    );
  });

const measureHotKeys = async (buildDir: string): Promise<string> => {
  console.log('Filling a table for the simulation …');
  return hotKeysReport(await measuredBy<HotKey>('hot-keys.ts', [buildDir]), today());
};

const measureBurst = async (buildDir: string): Promise<string> => {
  console.log('Answering events all at once …');
  return eventBurstReport(await measuredBy<BurstFigures>('event-burst.ts', [buildDir]), today());
};

/** Of all routes, or of those whose names have one of some parts. */
const measureWarm = (buildDir: string, parts = ''): Promise<RouteFigures[]> => {
  console.log('Calling every route …');
  return measuredBy('warm.ts', [buildDir, parts]);
};

/** Throws unless every route of the contract was measured, or is listed with a reason why it cannot be. */
const checkComplete = (figures: readonly RouteFigures[]): void => {
  const missing = missingAmong(figures.map(({ id }) => id));
  if (missing.length > 0)
    throw new OperatorError(
      `The scenario does not call ${missing.join(', ')}. Add them in infra/commands/bench/warm/scenario, or say why not in warm/unmeasured.ts.`,
    );
};

/** Only warm requests: their part of the page that is committed, when all routes were measured. */
const benchWarm = async (buildDir: string, parts: string | undefined): Promise<void> => {
  await buildFunctions(buildDir);
  await buildSite(buildDir);
  const figures = await measureWarm(buildDir, parts);
  const text = warmReport(figures, today());
  console.log(text);
  if (parts !== undefined) return;
  checkComplete(figures);
  writePart(text);
};

/** Only one part, which needs no site of its own and is written to the page that is committed. */
const benchPart = async (measure: () => Promise<string>): Promise<void> => {
  const part = await measure();
  console.log(part);
  writePart(part);
};

const measureStream = (buildDir: string): Promise<StreamFigures[]> => {
  console.log('Following changes …');
  return measuredBy('stream.ts', [buildDir]);
};

const measureInbox = async (buildDir: string): Promise<string> => {
  console.log('Opening inboxes …');
  return inboxReport(await measuredBy<InboxFigures>('inbox.ts', [buildDir]), today());
};

const measureLesson = async (buildDir: string): Promise<string> => {
  console.log('Reading a lesson …');
  const [figures] = await measuredBy<LessonFigures>('lesson.ts', [buildDir]);
  if (!figures) throw new OperatorError('The lesson was not measured.');
  return lessonReport(figures, today());
};

const measurePages = (buildDir: string, paths: readonly string[]): Promise<PageFigures[]> => {
  console.log('Visiting the public pages …');
  return measuredBy('public-pages.ts', [buildDir, ...paths]);
};

/** Only the public pages: their part of the page that is committed, when all of them were measured. */
const benchPages = async (buildDir: string, paths: readonly string[]): Promise<void> => {
  await buildFunctions(buildDir);
  await buildSite(buildDir);
  const part = publicPagesReport(await measurePages(buildDir, paths));
  console.log(part);
  if (paths.length === 0) writePart(part);
};

await runCommand(async () => {
  const { most, only, paths, routes, lcp } = benchArguments();
  if (only === 'resume') return await benchPart(() => resumeReport(today()));
  if (only === 'match') return await benchPart(() => matchReport(today()));
  if (only === 'advisor') return await benchPart(() => advisorPart(measuredBy, today()));
  if (only === 'search') return await benchPart(async () => searchReport(today(), console.log));
  const buildDir = mkdtempSync(join(tmpdir(), 'fledge-bench-'));
  try {
    console.log('Building …');
    if (only === 'bundles') {
      await buildFunctions(buildDir);
      return await benchPart(async () => bundlesReport(await measureBundles(buildDir), today()));
    }
    if (only === 'screens')
      return await benchPart(async () => screensReport(measureScreens(await buildChunks()), today()));
    if (only === 'requests') return await benchRequests(buildDir, most);
    if (only === 'users') return await benchUsers(buildDir, most);
    if (only === 'mentors') return await benchMentors(buildDir, most);
    if (only === 'reviews') return await benchReviews(buildDir, most);
    if (only === 'postings') return await benchPostings(buildDir, most, lcp);
    if (only === 'warm') return await benchWarm(buildDir, routes);
    if (only === 'stream' || only === 'inbox' || only === 'hot' || only === 'burst' || only === 'lesson') {
      await buildFunctions(buildDir);
      await buildSite(buildDir);
      return await benchPart(async () => {
        if (only === 'hot') return measureHotKeys(buildDir);
        if (only === 'lesson') return measureLesson(buildDir);
        if (only === 'inbox') return measureInbox(buildDir);
        if (only === 'burst') return measureBurst(buildDir);
        return streamReport(await measureStream(buildDir), today());
      });
    }
    if (only === 'pages') return await benchPages(buildDir, paths);
    await buildFunctions(buildDir);
    const app = measureScreens(await buildChunks(join(buildDir, 'site')));
    console.log('Loading bundles …');
    const bundles = await measureBundles(buildDir);
    const sizes = await measureOpportunities(buildDir, most);
    const users = await measureUsers(buildDir, most);
    const mentors = await measureMentors(buildDir, most);
    const reviews = await measureReviews(buildDir, most);
    const hotKeys = await measureHotKeys(buildDir);
    const warm = await measureWarm(buildDir);
    const stream = await measureStream(buildDir);
    const inbox = await measureInbox(buildDir);
    const burst = await measureBurst(buildDir);
    const lesson = await measureLesson(buildDir);
    const pages = await measurePages(buildDir, []);
    const postings = postingsReport(sizes, await measureRenderedPage(buildDir), today());
    const figures = {
      sizes,
      users,
      mentors,
      reviews,
      postings,
      hotKeys,
      bundles,
      app,
      warm,
      stream,
      inbox,
      burst,
      lesson,
      pages,
    };
    const page = report(figures, today());
    console.log(page);
    checkComplete(warm);
    if (most === LARGE) writePage(page);
  } finally {
    rmSync(buildDir, { recursive: true, force: true });
  }
});

import { transact } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { waitingReviews } from '#functions/parts/reviews/queue.ts';
import { calibratedWrite } from '#functions/parts/reviews/reviewers.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { QUEUE_CATEGORIES, QUEUE_TECHNOLOGIES } from '#functions/testing/review-queue.ts';
import { sessionCookie } from '#functions/testing/signed-in.ts';
import { fillReviews } from '../fill/reviews.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';
import { Client, type Consumed } from './client.ts';
import { type Figures, figuresOf } from './figures.ts';
import { combined, type Filters, readPages } from './filters.ts';

/*
 * Fills the queue of reviews of a stack of its own and measures it, as a child process, as size.ts does. Called with the
 * build's folder and the number of projects that wait; sends the figures to its parent.
 */
const [buildDir = '', count = ''] = process.argv.slice(2);
const PAGES = 3;
const SHOWN = 20;
/** The most read units of a page of the queue alone, and of a whole request. */
const LIMITS = { page: 2, request: 10 };

const categories = QUEUE_CATEGORIES.map((category): Filters => ({ category }));
const technologies = QUEUE_TECHNOLOGIES.map((technology): Filters => ({ technology }));
const SEARCHES: readonly (readonly [what: string, filters: readonly Filters[]])[] = [
  ['all', [{}]],
  ['by category', categories],
  ['by technology', technologies],
  ['by both', combined(categories, technologies)],
];

/** What one page consumes without what the request reads of the mentor and of the figures beside it. */
const pageAlone = (filters: Filters): Promise<Consumed> =>
  countingUsage(async () => {
    const found = await waitingReviews(filters, SHOWN + 1);
    if (found.length <= SHOWN) throw new Error(`${JSON.stringify(filters)} has no second page.`);
    return usageSoFar();
  });

const measure = async (client: Client): Promise<Figures[]> => {
  // All that a request does that is refused for its input is finding out who asks.
  const session = (await client.get('/api/reviews?limit=0', [400])).consumed.reads;
  const all: Figures[] = [];
  for (const [what, filters] of SEARCHES) {
    const alone: Consumed[] = [];
    for (const one of filters) alone.push(await pageAlone(one));
    all.push(figuresOf(`the page, ${what}`, alone, { limit: LIMITS.page }));
    const paths = filters.map(
      (one) => `/api/reviews?${new URLSearchParams({ limit: String(SHOWN), ...one })}`,
    );
    const { consumed, items } = await readPages(client, paths, PAGES);
    all.push(figuresOf(`the request, ${what}`, consumed, { limit: LIMITS.request, session, items }));
  }
  return all;
};

await onTemporaryCloud(buildDir, async ({ dataDir, runtime }) => {
  const tell = (line: string): void => console.log(`  ${line}`);
  await fillReviews({ dataDir, runtime, from: 0, to: Number(count), tell });
  const mentor = await storeUser({ account: { role: 'mentor' } });
  await transact({ state: calibratedWrite(mentor.id, new Date().toISOString()) });
  tell('Measuring …');
  process.send?.(await measure(new Client(runtime.url, await sessionCookie(mentor))));
});

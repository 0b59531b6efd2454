import { seed } from '#functions/seed/seed.ts';
import { DEFAULT_OPPORTUNITIES } from '#functions/seed/size.ts';
import { DEMO_PASSWORD } from '#shared/core/demo.ts';
import { fill } from '../fill/fill.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';
import { Client } from './client.ts';
import { measureLists } from './lists.ts';
import { measurePostings } from './postings.ts';
import { measureRoutes } from './routes.ts';

/*
 * Fills a stack of its own and measures on it, as a child process: the repositories' connection to the table is made
 * once for a process. Called with the build's folder, the number of opportunities, and `postings` to measure only
 * postings, or `requests` to measure all but these; sends the figures to its parent.
 */
const [buildDir = '', count = '', only = ''] = process.argv.slice(2);
const opportunities = Number(count);

await onTemporaryCloud(buildDir, async ({ dataDir, runtime }) => {
  const tell = (line: string): void => console.log(`  ${line}`);
  const seeded = DEFAULT_OPPORTUNITIES;
  await seed({ now: new Date(), opportunities: seeded, demoPassword: DEMO_PASSWORD, tell });
  await fill({ dataDir, runtime, from: seeded, to: opportunities, tell });
  tell('Measuring …');
  const { url } = runtime;
  const requests =
    only === 'postings' ? [] : [...(await measureLists(new Client(url))), ...(await measureRoutes(url))];
  process.send?.([...requests, ...(only === 'requests' ? [] : await measurePostings(url))]);
});

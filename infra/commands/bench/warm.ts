import { createAdmin } from '#functions/commands/admin/create.ts';
import { seed } from '#functions/seed/seed.ts';
import { DEMO_PASSWORD } from '#shared/core/demo.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';
import { MeasuredClient } from './warm/client.ts';
import { MeasuredRoutes } from './warm/measured.ts';
import { playScenario } from './warm/scenario/play.ts';
import { buildMapped, Stand } from './warm/stand.ts';

/*
 * Measures the CPU time of warm requests on a stack of its own, as a child process, as size.ts does. Called with the build's
 * folder and parts of the names of the routes to measure, such as `meetings.,inbox.`; sends the figures of the routes to its parent.
 */
const [buildDir = '', wanted = ''] = process.argv.slice(2);
const parts = wanted.split(',');
const ADMIN = { email: 'warm-admin@people.fledge.test', password: 'quiet-harbour-lamp-42' };
const OPPORTUNITIES = 100;

await onTemporaryCloud(buildDir, async (cloud) => {
  const tell = (line: string): void => console.log(`  ${line}`);
  await seed({ now: new Date(), opportunities: OPPORTUNITIES, demoPassword: DEMO_PASSWORD, tell });
  await createAdmin({
    ...ADMIN,
    firstName: 'Robin',
    lastName: 'Example',
    randomPassword: () => ADMIN.password,
  });
  const folder = await buildMapped(buildDir);
  const { ORIGIN_SECRET, USER_POOL_PUBLIC_CLIENT_ID } = Object.assign(
    {},
    ...cloud.functions.map(({ definition }) => definition.variables),
  );
  const stand = await Stand.open(folder, cloud);
  try {
    const routes = new MeasuredRoutes(stand, (id) => parts.some((part) => id.includes(part)), tell);
    const visitor = new MeasuredClient(stand, ORIGIN_SECRET, routes);
    await playScenario({ url: cloud.runtime.url, visitor }, ADMIN, USER_POOL_PUBLIC_CLIENT_ID);
    await routes.repeat();
    process.send?.([...routes.figures.values()]);
  } finally {
    await stand.close();
  }
});

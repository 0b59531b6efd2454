import { join } from 'node:path';
import { createAdmin } from '#functions/commands/admin/create.ts';
import { seed } from '#functions/seed/seed.ts';
import { DEMO_PASSWORD } from '#shared/demo.ts';
import type { RouteId } from '#shared/routes.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';
import { MeasuredClient, type RouteFigures } from './warm/client.ts';
import { playScenario } from './warm/scenario.ts';
import { buildMapped, Stand } from './warm/stand.ts';

/*
 * Measures the CPU time of warm requests on a stack of its own, as a child process, as size.ts does. Called with the build's
 * folder; sends the figures of the routes to its parent.
 */
const [buildDir = ''] = process.argv.slice(2);
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
  const folder = join(buildDir, 'mapped');
  await buildMapped(folder);
  const variables = Object.assign({}, ...cloud.functions.map(({ definition }) => definition.variables));
  const stand = await Stand.open(folder, cloud);
  try {
    const figures = new Map<RouteId, RouteFigures>();
    const browser = new MeasuredClient(stand, variables.ORIGIN_SECRET, figures);
    await playScenario({ url: cloud.runtime.url, browser }, ADMIN, variables.USER_POOL_PUBLIC_CLIENT_ID);
    process.send?.([...figures.values()]);
  } finally {
    await stand.close();
  }
});

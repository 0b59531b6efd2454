import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROLES } from '#shared/contract.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/demo.ts';
import { PRODUCT } from '#shared/product.ts';
import { prepare, seconds } from './build/prepare.ts';
import { type Cloud, startCloud } from './cloud.ts';
import { LocalFailure, reasonOf } from './failure.ts';
import { assertPortFree } from './http.ts';
import { lockDirectory } from './lock.ts';
import { isHalfSeeded, isSeeded, seed, wipe } from './seed.ts';
import { Shutdown } from './shutdown.ts';
import { startWatching, type Watching } from './watch/watch.ts';

/** Everything must be gone this long after SIGINT or SIGTERM. */
const PATIENCE_MS = 4_500;

const say = (line: string): void => console.log(`  ${line}`);

const readOptions = () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, watch: { type: 'boolean' } } });
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new LocalFailure(`PORT is ${process.env.PORT}, which is no port`);
  }
  const dataDir = resolve(process.env.DATA_DIR || '.local');
  return { port, dataDir, fresh: values.fresh === true, watch: values.watch === true };
};

const start = async (
  shutdown: Shutdown,
  signal: AbortSignal,
  fail: (reason: string) => void,
): Promise<void> => {
  const { port, dataDir, fresh, watch } = readOptions();
  await assertPortFree(port);
  const lock = lockDirectory(dataDir);
  shutdown.add(lock);
  console.log(`${PRODUCT} starts on port ${port} with its data in ${dataDir}`);
  if (fresh || isHalfSeeded(dataDir)) {
    wipe(dataDir);
    say(fresh ? 'Data wiped' : 'Half-seeded data of an interrupted start wiped');
  }
  const { buildDir, assemblyDir } = await prepare({ dataDir, say, signal });

  let watching: Watching | undefined;
  if (watch) {
    watching = await startWatching({ dataDir, buildDir, say });
    shutdown.add(watching.stop);
  }
  const began = performance.now();
  const cloud: Cloud = await startCloud({
    assemblyDir,
    dataDir,
    port,
    lock,
    onFailure: fail,
    ...(watching && { intercept: watching.intercept }),
  });
  shutdown.add(cloud.stop);
  signal.throwIfAborted();
  say(`Local cloud started (${seconds(began)})`);
  await watching?.attach(cloud);
  if (!isSeeded(dataDir)) {
    const seeding = performance.now();
    await seed(dataDir, signal);
    say(`Demo data seeded (${seconds(seeding)})`);
  }
  console.log(`${PRODUCT} is ready at ${cloud.url}`);
  console.log(`Demo accounts, each with the password ${DEMO_PASSWORD}:`);
  for (const role of ROLES) say(demoEmail(role));
};

const main = async (): Promise<void> => {
  // Functions run in UTC in the cloud.
  process.env.TZ = 'UTC';
  const shutdown = new Shutdown();
  const stop = new AbortController();

  const end = async (code: number): Promise<void> => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop.abort();
    await shutdown.run().catch((error: unknown) => console.error(reasonOf(error)));
    process.exit(code);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (stop.signal.aborted) return;
      console.log('Stopping …');
      void end(0);
    });
  }
  try {
    await start(shutdown, stop.signal, () => void end(1));
  } catch (error) {
    if (stop.signal.aborted) return;
    console.error(error instanceof LocalFailure ? error.message : error);
    await end(1);
  }
};

await main();

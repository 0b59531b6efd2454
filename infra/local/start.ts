import { resolve } from 'node:path';
import { commandLine } from '#functions/commands/command-line.ts';
import { messageOf } from '#functions/core/errors.ts';
import { ROLES } from '#shared/core/contract.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { prepare, seconds } from './build/prepare.ts';
import { type Cloud, startCloud } from './cloud.ts';
import { assertComplete } from './data-dir.ts';
import { dynoxideBinary } from './dynamo/process.ts';
import { LocalFailure } from './failure.ts';
import { assertPortFree } from './http.ts';
import { lockDirectory } from './lock.ts';
import { type CommandContext, runUntilSignal } from './run-until-signal.ts';
import { isSeeded, seed, wipe } from './seed.ts';
import type { Watcher } from './watch/watch.ts';

const say = (line: string): void => console.log(`  ${line}`);

const readFlags = () => {
  try {
    return commandLine({ options: { fresh: { type: 'boolean' }, watch: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new LocalFailure(
      `${messageOf(error)} Options: --fresh (starts with new data), --watch (hot reload)`,
    );
  }
};

const readOptions = () => {
  const values = readFlags();
  const given = process.env.PORT || '3000';
  const port = Number(given);
  if (!/^\d{1,5}$/.test(given) || port < 1 || port > 65_535) {
    throw new LocalFailure(`PORT is ${given}, which is not a valid port`);
  }
  const dataDir = resolve(process.env.DATA_DIR || '.local');
  return { port, dataDir, fresh: values.fresh === true, watch: values.watch === true };
};

const start = async ({ shutdown, signal, fail }: CommandContext): Promise<void> => {
  const { port, dataDir, fresh, watch } = readOptions();
  dynoxideBinary();
  await assertPortFree(port);
  const lock = lockDirectory(dataDir);
  shutdown.add(lock);
  console.log(`${PRODUCT} is starting on port ${port} with its data in ${dataDir}`);
  if (fresh) {
    wipe(dataDir);
    say('Data wiped');
  }
  assertComplete(dataDir);
  const { buildDir, assemblyDir } = await prepare({ dataDir, say, signal });

  let watching: Watcher | undefined;
  if (watch) {
    // Loaded only now: Vite takes a third of a second that `npm start` need not wait for.
    const { startWatching } = await import('./watch/watch.ts');
    watching = await startWatching({ dataDir, buildDir, say });
    shutdown.add(watching.stop);
  }
  const began = performance.now();
  const cloud: Cloud = await startCloud({
    assemblyDir,
    dataDir,
    port,
    lock,
    quiet: !watch,
    onFailure: fail,
    ...(watching && { intercept: watching.intercept }),
  });
  shutdown.add(cloud.stop);
  signal.throwIfAborted();
  say(`Local cloud started (${seconds(began)})`);
  await watching?.attach(cloud);
  if (!isSeeded(dataDir)) {
    await seed(dataDir, signal);
  }
  console.log(`${PRODUCT} is ready at ${cloud.url}`);
  console.log(`Demo accounts, each with the password ${DEMO_PASSWORD}:`);
  for (const role of ROLES) say(demoEmail(role));
};

// Functions run in UTC in the cloud.
process.env.TZ = 'UTC';
await runUntilSignal(start);

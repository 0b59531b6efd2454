// Runs the stack of a test worker in a process of its own: several stacks in one would share one event loop, and so one core.
// Started by global-setup.ts with an IPC channel. Usage: node stack-process.ts ASSEMBLY DATA_DIR [INDEX_LAG_MS]
import { startCloud } from '#infra/local/cloud.ts';
import { runUntilSignal } from '#infra/local/run-until-signal.ts';

const [assemblyDir = '', dataDir = '', lag = '0'] = process.argv.slice(2);

await runUntilSignal(async ({ shutdown, fail }) => {
  // The tests may be killed: without them there is nobody to serve.
  process.on('disconnect', () => fail('The tests have ended.'));
  const cloud = await startCloud({
    assemblyDir,
    dataDir,
    port: 0,
    quiet: true,
    warm: false,
    edgeCache: false,
    indexLagMs: Number(lag),
    onFailure: fail,
  });
  shutdown.add(cloud.stop);
  process.send?.('ready');
});

// Runs an assembly in a process of its own, as `npm start` does after its build. Usage: node serve.ts ASSEMBLY DATA_DIR
import { startCloud } from '../cloud.ts';
import { runUntilSignal } from '../run-until-signal.ts';

const [assemblyDir = '', dataDir = ''] = process.argv.slice(2);

await runUntilSignal(async ({ shutdown, fail }) => {
  const cloud = await startCloud({ assemblyDir, dataDir, port: 0, warm: false, onFailure: fail });
  shutdown.add(cloud.stop);
  console.log(`ready at ${cloud.url}`);
});

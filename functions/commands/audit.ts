import { parseArgs } from 'node:util';
import { verifyLog } from '#functions/features/admin/audit/verify.ts';
import { CommandError, connect, runCommand } from './endpoints.ts';

const USAGE = 'Usage: npm run audit -- verify [--stage NAME]';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stage: { type: 'string' } },
  });
  if (positionals.join(' ') !== 'verify') throw new CommandError(USAGE);
  await connect(values.stage);
  const { intactTo, brokenEntry } = await verifyLog();
  if (brokenEntry !== undefined)
    throw new CommandError(
      `The audit log is broken at entry ${brokenEntry}. The ${intactTo} entries before it are intact.`,
    );
  process.stdout.write(`The audit log is intact: ${intactTo} entries.\n`);
});

import { parseArgs } from 'node:util';
import { messageOf } from '#functions/core/errors.ts';
import { backfillUsers } from './backfill/users.ts';
import { CommandError, connect, runCommand } from './endpoints.ts';

const USAGE = `Usage: npm run backfill -- --stage prod|dev|pr-N|local
       Adds the users of a stage from before the user directory to it, and its admins to the record of active admins.
       Run it again after an interruption: what is done already stays as it is.`;

const read = (): string => {
  try {
    const { stage } = parseArgs({ options: { stage: { type: 'string' } } }).values;
    if (stage !== undefined) return stage;
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${USAGE}`);
  }
  throw new CommandError(USAGE);
};

await runCommand(async () => {
  await connect(read());
  if (!(await backfillUsers((line) => process.stdout.write(`${line}\n`)))) process.exitCode = 1;
});

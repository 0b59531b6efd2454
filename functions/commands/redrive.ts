import { parseArgs } from 'node:util';
import { messageOf } from '#functions/core/errors.ts';
import { CommandError, connect, runCommand } from './endpoints.ts';
import { redrive } from './redrive/queue.ts';

const USAGE = `Usage: npm run redrive -- --stage prod|dev|pr-N|local
       Processes the dead letters of a stage again: of search and notifications, and of mail. Fix the cause first; what
       still fails stays in its queue.`;

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
  const stage = read();
  await connect(stage);
  if (!(await redrive(stage, (line) => process.stdout.write(`${line}\n`)))) process.exitCode = 1;
});

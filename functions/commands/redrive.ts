import { parseArgs } from 'node:util';
import * as z from 'zod';
import { CommandError, connect, runCommand } from './endpoints.ts';
import { redrive } from './redrive/queue.ts';

const USAGE = `Usage: npm run redrive -- --stage prod|dev|pr-N|local
       Processes the dead letters of a stage again: of search and notifications, and of mail. Fix the cause first; what
       still fails stays in its queue.`;

const stageSchema = z.string().regex(/^(prod|dev|pr-[1-9]\d*|local)$/);

const read = (): string => {
  try {
    return stageSchema.parse(parseArgs({ options: { stage: { type: 'string' } } }).values.stage);
  } catch {
    throw new CommandError(USAGE);
  }
};

await runCommand(async () => {
  const stage = read();
  await connect(stage);
  if (!(await redrive(stage, (line) => process.stdout.write(`${line}\n`)))) process.exitCode = 1;
});

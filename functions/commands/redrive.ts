import { connect, runCommand } from './endpoints.ts';
import { redrive } from './redrive/queue.ts';
import { stageArgument } from './stage-argument.ts';

const USAGE = `Usage: npm run redrive -- --stage prod|dev|pr-N|local
       Processes the dead letters of a stage again: of search and notifications, and of mail. Fix the cause first; what
       still fails stays in its queue.`;

await runCommand(async () => {
  const stage = stageArgument(USAGE);
  await connect(stage);
  if (!(await redrive(stage, (line) => process.stdout.write(`${line}\n`)))) process.exitCode = 1;
});

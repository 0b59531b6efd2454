import { parseArgs } from 'node:util';
import * as z from 'zod';
import { CommandError, connect, runCommand } from './endpoints.ts';
import { redrive } from './redrive/queue.ts';

const USAGE = `Usage: npm run redrive -- --stage prod|dev|pr-N|local
       Follows up what lies among the dead letters of a stage. Mend the cause first; what still fails stays there.`;

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
  const tell = (line: string) => process.stdout.write(`  ${line}\n`);
  const { found, repaired, left } = await redrive(process.env.DEAD_LETTERS_URL ?? '', tell);
  process.stdout.write(
    `${found} dead letters found in ${stage}, ${repaired} repaired, ${left} left${left > 0 ? '. Mend what the lines say and run this again.' : '.'}\n`,
  );
  if (left > 0) process.exitCode = 1;
});

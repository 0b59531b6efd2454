import { parseArgs } from 'node:util';
import * as z from 'zod';
import { CommandError, connect, runCommand } from './endpoints.ts';
import { type Redrive, redrive } from './redrive/queue.ts';

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
  const report = (line: string) => process.stdout.write(`  ${line}\n`);
  const total: Redrive = { found: 0, repaired: 0, left: 0 };
  for (const [consumer, url] of [
    ['stream', process.env.DEAD_LETTERS_URL],
    ['mail', process.env.MAIL_DEAD_LETTERS_URL],
  ] as const) {
    const { found, repaired, left } = await redrive(url ?? '', consumer, report);
    total.found += found;
    total.repaired += repaired;
    total.left += left;
  }
  const { found, repaired, left } = total;
  process.stdout.write(
    `${found} dead letters found in ${stage}, ${repaired} repaired, ${left} left${left > 0 ? '. Fix what the lines say and run this again.' : '.'}\n`,
  );
  if (left > 0) process.exitCode = 1;
});

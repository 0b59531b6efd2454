import * as z from 'zod';
import { renewSeed } from '#functions/seed/renew.ts';
import { seed } from '#functions/seed/seed.ts';
import { DEMO_PASSWORD } from '#shared/core/demo.ts';
import { CommandError, connect, readRuntime, runCommand } from './endpoints.ts';
import { seedArguments } from './seed/arguments.ts';

/** The password is public, so it is refused for stages on the internet. */
const passwordFor = (stage: string): string => {
  if (stage === 'local') return DEMO_PASSWORD;
  const own = process.env.DEMO_PASSWORD;
  if (own) return own;
  throw new CommandError(
    `DEMO_PASSWORD is not set: the demo accounts of ${stage} need a password of their own.`,
  );
};

/** The time as the functions of the local copy see it: tests move it. */
const localNow = async (): Promise<Date> => {
  const { url } = readRuntime(process.env.DATA_DIR || '.local');
  const response = await fetch(new URL('/__local/clock', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: 0 }),
  });
  if (!response.ok) throw new CommandError(`The local clock answered ${response.status}.`);
  return new Date(z.object({ now: z.number() }).parse(await response.json()).now);
};

await runCommand(async () => {
  const { opportunities, stage, renew } = seedArguments(process.argv.slice(2));
  const demoPassword = renew ? '' : passwordFor(stage);
  await connect(stage);
  const now = stage === 'local' ? await localNow() : new Date();
  const tell = (line: string) => process.stdout.write(`  ${line}\n`);
  if (renew) await renewSeed({ now, opportunities, tell });
  else await seed({ now, opportunities, demoPassword, tell });
});

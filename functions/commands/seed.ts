import { parseArgs } from 'node:util';
import * as z from 'zod';
import { DEFAULT_OPPORTUNITIES, seed } from '#functions/seed/seed.ts';
import { CommandError, connectLocal, type Runtime, readRuntime, runCommand } from './endpoints.ts';

const USAGE = `Usage: npm run seed [-- --opportunities NUMBER]
       Fills the running local copy (DATA_DIR) with ${DEFAULT_OPPORTUNITIES} opportunities, or as many as told, with
       people and with their applications. What is there already stays as it is.`;

const argumentsSchema = z.object({
  opportunities: z.coerce
    .number('must be a number')
    .int()
    .min(1)
    .max(1_000_000)
    .default(DEFAULT_OPPORTUNITIES),
});

const read = () => {
  try {
    const { values } = parseArgs({ options: { opportunities: { type: 'string' } } });
    return argumentsSchema.parse(values);
  } catch (error) {
    const problem =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
        : (error as Error).message;
    throw new CommandError(`${problem}\n${USAGE}`);
  }
};

/** The time as the functions of the local copy see it: tests move it. */
const localNow = async ({ url }: Runtime): Promise<Date> => {
  const response = await fetch(new URL('/__local/clock', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: 0 }),
  });
  if (!response.ok) throw new CommandError(`The local clock answered ${response.status}.`);
  return z.object({ now: z.number().transform((ms) => new Date(ms)) }).parse(await response.json()).now;
};

/** Only local copies are seeded: the demo accounts' password is known to everybody. */
await runCommand(async () => {
  const { opportunities } = read();
  const runtime = readRuntime(process.env.DATA_DIR || '.local');
  connectLocal(runtime);
  const began = performance.now();
  const tell = (line: string) => process.stdout.write(`  ${line}\n`);
  await seed({ now: await localNow(runtime), opportunities, tell });
  tell(`Seeded in ${((performance.now() - began) / 1000).toFixed(1)} s`);
});

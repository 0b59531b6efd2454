import { parseArgs } from 'node:util';
import * as z from 'zod';
import { messageOf } from '#functions/core/errors.ts';
import { DEFAULT_OPPORTUNITIES, seed } from '#functions/seed/seed.ts';
import { DEMO_PASSWORD } from '#shared/demo.ts';
import { CommandError, connect, readRuntime, runCommand } from './endpoints.ts';

const USAGE = `Usage: npm run seed [-- --opportunities NUMBER] [--stage dev|pr-N]
       Fills the running local copy (DATA_DIR) with ${DEFAULT_OPPORTUNITIES} opportunities, or as many as given, with people and
       with their applications. What is there already stays as it is. A deployed stage needs the password of its
       demo accounts in DEMO_PASSWORD.`;

const argumentsSchema = z.object({
  opportunities: z.coerce
    .number('must be a number')
    .int()
    .min(1)
    .max(1_000_000)
    .default(DEFAULT_OPPORTUNITIES),
  stage: z
    .string()
    .regex(/^(local|dev|pr-[1-9]\d*)$/, 'must be dev or pr-N; prod holds only what people made')
    .default('local'),
});

const read = (): z.infer<typeof argumentsSchema> => {
  try {
    const { values } = parseArgs({
      options: { opportunities: { type: 'string' }, stage: { type: 'string' } },
    });
    return argumentsSchema.parse(values);
  } catch (error) {
    const problem =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
        : messageOf(error);
    throw new CommandError(`${problem}\n${USAGE}`);
  }
};

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
  const { opportunities, stage } = read();
  const demoPassword = passwordFor(stage);
  await connect(stage);
  const now = stage === 'local' ? await localNow() : new Date();
  const tell = (line: string) => process.stdout.write(`  ${line}\n`);
  await seed({ now, opportunities, demoPassword, tell });
});

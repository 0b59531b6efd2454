import { parseArgs } from 'node:util';
import { readRuntime } from '#functions/commands/endpoints.ts';
import { DEFAULT_OPPORTUNITIES } from '#functions/seed/size.ts';
import { runCommand } from '../app/operator-error.ts';
import { fill } from './fill/fill.ts';
import { run } from './run.ts';

/** Above this many, going through the API and the stream takes too long. */
const MOST_BY_THE_API = 2_000;

const MOST = 1_000_000;

/** `npm run seed`: functions/commands/seed.ts, and for measurements on the local copy as many opportunities as given. */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const { values } = parseArgs({
    args,
    strict: false,
    options: { opportunities: { type: 'string' }, stage: { type: 'string' }, renew: { type: 'boolean' } },
  });
  const count = Number(values.opportunities ?? DEFAULT_OPPORTUNITIES);
  const isFill =
    values.renew !== true &&
    (values.stage ?? 'local') === 'local' &&
    Number.isInteger(count) &&
    count > MOST_BY_THE_API &&
    count <= MOST;
  await run('The seed', process.execPath, ['functions/commands/seed.ts', ...(isFill ? [] : args)]);
  if (!isFill) return;
  const dataDir = process.env.DATA_DIR || '.local';
  const tell = (line: string) => console.log(`  ${line}`);
  await fill({ dataDir, runtime: readRuntime(dataDir), from: DEFAULT_OPPORTUNITIES, to: count, tell });
});

import { rmSync } from 'node:fs';
import { seed } from '#functions/seed/seed.ts';
import { DEFAULT_OPPORTUNITIES } from '#functions/seed/size.ts';
import { runLoadTest } from '#functions/testing/load-test.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { OperatorError, runCommand } from '../app/operator-error.ts';
import { buildFunctions } from '../bundling/build.ts';
import { buildFixture } from '../testing/build-fixture.ts';
import { options } from './arguments.ts';
import { run } from './run.ts';
import { onTemporaryCloud } from './temporary-cloud.ts';

const USAGE = `Usage: npm run soak [-- --requests NUMBER] [--seed NUMBER]
       Sends 100,000 random requests, or as many as given, to its own stack and fails at the first 5xx; then runs
       all rounds of the races and random tests, those of lists and the stream once more with indexes that lag by a
       second, and the browser tests with all script payloads and with each
       screen in both colour schemes, at each width, and with its texts changed as page translation does.`;

/** Tests of what reads an index, or follows from what does. Others look at a list at the moment of a write. */
const WITH_LAG = [
  'infra/testing/stack/closing-notifications.test.ts',
  'functions/features/notifications/read.test.ts',
  'functions/features/notifications/list.test.ts',
  'functions/features/opportunities/closing.test.ts',
  'functions/features/applications/races.test.ts',
  'functions/features/applications/effects.test.ts',
  'functions/features/dashboard',
  'functions/features/admin',
  'functions/features/auth',
  'functions/parts/admin',
  'functions/parts/auth',
  'functions/events/stream',
  'functions/authorisation.test.ts',
];

/** The statuses that this number of requests must bring about, or they test less than they should. */
const ANSWERS = [200, 201, 400, 401, 403, 404, 405, 409, 413, 415];

const whole = (text: string | undefined, otherwise: number): number => {
  const number = Number(text ?? otherwise);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new OperatorError(`${text} is not a whole number above 0.\n${USAGE}`);
};

await runCommand(async () => {
  const given = options({ requests: { type: 'string' }, seed: { type: 'string' } }, USAGE);
  const count = whole(given.requests, 100_000);
  const start = whole(given.seed, Math.floor(Math.random() * 1e9) + 1);
  console.log(`${count} random requests; again with: npm run soak -- --requests ${count} --seed ${start}`);
  const buildDir = buildFixture();
  try {
    await buildFunctions(buildDir);
    const { statuses, failures } = await onTemporaryCloud(buildDir, async ({ runtime: { url } }) => {
      const tell = (line: string) => console.log(`  ${line}`);
      const opportunities = DEFAULT_OPPORTUNITIES;
      await seed({ now: new Date(), opportunities, demoPassword: DEMO_PASSWORD, tell });
      const onProgress = (answered: number) => {
        if (answered % 10_000 === 0) tell(`${answered} answered`);
      };
      const admin = { email: demoEmail('admin'), password: DEMO_PASSWORD };
      return runLoadTest({ url, count, seed: start, atOnce: 8, admin, onProgress });
    });
    for (const [status, times] of Object.entries(statuses)) console.log(`  ${status}: ${times} times`);
    for (const { request, answer } of failures) console.error(`${answer}\n${JSON.stringify(request)}`);
    const never = ANSWERS.filter((status) => !statuses[status]);
    if (count >= 10_000 && never.length > 0)
      throw new OperatorError(`No request was answered with ${never.join(', ')}.`);
    if (failures.length > 0) throw new OperatorError('Some requests were not answered as they should be.');
  } finally {
    rmSync(buildDir, { recursive: true, force: true });
  }
  await run('All rounds of the tests', 'vitest', ['run', '--project', 'stack'], { FLEDGE_SOAK: '1' });
  await run('The tests with indexes that lag', 'vitest', ['run', '--project', 'stack', ...WITH_LAG], {
    FLEDGE_INDEX_LAG: '1000',
  });
  await run('The browser tests', 'playwright', ['test'], { FLEDGE_SOAK: '1' });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError, runCommand } from '../app/operator-error.ts';
import type { Stage } from '../app/stages.ts';
import { synthesise } from '../app/synthesise.ts';
import { defaultBuildDir } from '../bundling/build-output.ts';
import { deployedStage, options } from './arguments.ts';
import { type Estimate, estimate, type Line, total } from './cost/estimate.ts';
import { PRICES_DATE } from './cost/prices.ts';
import { measured } from './cost/request-costs.ts';
import { type StageFacts, stageFacts } from './cost/stage-facts.ts';

const USAGE = `Usage: npm run cost -- --stage prod|dev|pr-<number> [--mau 1000]
       What a stage costs in a month with the given number of monthly active users, from its template (npm run build) and what
       npm run bench measured`;

const MOST_USERS = 10_000_000;

const usersOf = (text: string): number => {
  if (!/^\d{1,8}$/.test(text) || Number(text) > MOST_USERS)
    throw new OperatorError(`--mau ${text} is no number of users between 0 and ${MOST_USERS}.\n${USAGE}`);
  return Number(text);
};

const factsOf = (stage: Stage): StageFacts => {
  const outDir = mkdtempSync(join(tmpdir(), 'fledge-cost-'));
  try {
    const [stack] = synthesise({ buildDir: defaultBuildDir(), outDir, stage }).stacks;
    return stageFacts(stack?.template);
  } finally {
    rmSync(outDir, { recursive: true });
  }
};

const row = ({ name, dollars, basis }: Line): string =>
  `  ${name.padEnd(20)}${dollars.toFixed(4).padStart(12)}  ${basis}`;

const section = (title: string, lines: readonly Line[]): string[] => [
  title,
  ...lines.map(row),
  row({ name: 'Sum', dollars: total(lines), basis: '' }).trimEnd(),
  '',
];

const report = (stage: Stage, users: number, { byUse, fixed, live, apart }: Estimate): string[] => [
  `US dollars a month of ${stage.name} with ${users.toLocaleString('en')} monthly active users; list prices of ${PRICES_DATE}, us-east-1,`,
  'without free tiers. Units as measured in docs/benchmarks.md; a user’s month: infra/commands/cost/month.ts.',
  '',
  ...section('By use', byUse),
  ...section('Fixed', fixed),
  ...section('Live updates (20 visible minutes on 20 days)', live),
  ...section('Apart', apart),
];

await runCommand(() => {
  const { stage: name, mau = '1000' } = options(
    { stage: { type: 'string' }, mau: { type: 'string' } },
    USAGE,
  );
  const stage = deployedStage(name);
  const users = usersOf(mau);
  for (const line of report(stage, users, estimate(factsOf(stage), measured(), users))) console.log(line);
});

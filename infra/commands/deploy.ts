import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOYED_INLINE } from '../app/deployed-inline.ts';
import { checkRouteQuota } from '../app/route-quota.ts';
import { type Stage, stackNameOf } from '../app/stages.ts';
import { defaultBuildDir } from '../bundling/build-output.ts';
import { deployedStage, options } from './arguments.ts';
import { runAwsCommand } from './aws-command.ts';
import { demoPassword, demoPasswordParameter } from './demo-password.ts';
import { deployedInline } from './deployed-inline.ts';
import { run } from './run.ts';
import { outputsIfAny, outputsOf } from './stacks.ts';

const USAGE = `Usage: npm run deploy -- --stage prod|dev|pr-<number> [--built] [--yes]
       --built  takes the build that is there (FLEDGE_BUILD, or build/)
       --yes    does not ask before it widens permissions; so does CI, which cannot answer`;

/** What the deployed pages have inline: the new policy goes on allowing it (constructs/site.ts). */
const inlineContext = async (stage: Stage): Promise<string[]> => {
  const url = (await outputsIfAny(stage)).get('SiteUrl');
  if (url === undefined) return [];
  const { scripts, styles } = await deployedInline(url, console.warn);
  return [
    ...(scripts.length > 0 ? ['--context', `${DEPLOYED_INLINE.scripts}=${scripts.join(' ')}`] : []),
    ...(styles.length > 0 ? ['--context', `${DEPLOYED_INLINE.styles}=${styles.join(' ')}`] : []),
  ];
};

const cdkDeploy = async (stage: Stage, ask: boolean): Promise<void> =>
  run(`Deploying ${stage.name}`, 'cdk', [
    'deploy',
    stackNameOf(stage),
    // What cdk.json builds for those who call the CDK by hand is there already.
    '--build',
    '',
    '--context',
    `stage=${stage.name}`,
    ...(await inlineContext(stage)),
    '--output',
    join(defaultBuildDir(), 'cdk.out'),
    '--require-approval',
    ask ? 'broadening' : 'never',
    '--progress',
    'events',
    '--no-notices',
  ]);

/** Gives a preview its demo data; done again, it adds what is missing. */
const seedPreview = async (stage: Stage): Promise<void> => {
  await run(`Seeding ${stage.name}`, 'node', ['functions/commands/seed.ts', '--stage', stage.name], {
    DEMO_PASSWORD: await demoPassword(stage),
  });
  console.log(`The demo accounts' password: aws ssm get-parameter --with-decryption --query Parameter.Value \\
  --output text --name ${demoPasswordParameter(stage)}`);
};

await runAwsCommand(async () => {
  const {
    stage: name,
    built,
    yes,
  } = options({ stage: { type: 'string' }, built: { type: 'boolean' }, yes: { type: 'boolean' } }, USAGE);
  const stage = deployedStage(name);
  checkRouteQuota(stage);
  if (!built) await run('The build', 'node', ['infra/bundling/build.ts']);
  await cdkDeploy(stage, !yes && !process.env.CI && process.stdin.isTTY);
  const url = (await outputsOf(stage)).get('SiteUrl') ?? '';
  // A preview gets them with its demo data, in which one of them has an author.
  if (stage.preview) await seedPreview(stage);
  else
    await run(`The courses of ${stage.name}`, 'node', [
      'functions/commands/courses.ts',
      'publish',
      '--stage',
      stage.name,
    ]);
  console.log(`${stage.name} is deployed at ${url}`);
  // The next steps of a workflow go on with it.
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `url=${url}\n`);
});

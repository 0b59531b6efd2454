import * as z from 'zod';
import { OperatorError, runCommand } from '../app/operator-error.ts';
import { checkRouteQuota } from '../app/route-quota.ts';
import { stageNamed } from '../app/stages.ts';
import { options } from './arguments.ts';

/** What GitHub sets for every step of a workflow, and the run's own token. */
const environmentSchema = z.object({
  GITHUB_API_URL: z.url(),
  GITHUB_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  GITHUB_SHA: z.string().regex(/^[\da-f]{40}$/),
  GITHUB_TOKEN: z.string().min(1),
});
type Environment = z.infer<typeof environmentSchema>;

const TIMEOUT_MS = 30_000;
const HOW = 'Settings → Environments → production → Deployment branches: "Selected branches", only main.';

const protectionSchema = z.object({
  deployment_branch_policy: z.object({ custom_branch_policies: z.boolean() }).nullable(),
});
const branchesSchema = z.object({
  branch_policies: z.array(z.object({ name: z.string(), type: z.string().default('branch') })),
});
const referenceSchema = z.object({ object: z.object({ sha: z.string() }) });

const environment = (): Environment => {
  const { data, error } = environmentSchema.safeParse(process.env);
  if (data) return data;
  const missing = error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new OperatorError(`This runs in a workflow of GitHub only: ${missing} is not set as it is there.`);
};

/** What GitHub says about a part of the repository. Throws an `OperatorError` when it does not say it. */
const ask = async <T>(schema: z.ZodType<T>, of: Environment, path: string): Promise<T> => {
  const url = `${of.GITHUB_API_URL}/repos/${of.GITHUB_REPOSITORY}/${path}`;
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${of.GITHUB_TOKEN}`, accept: 'application/vnd.github+json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`GitHub answered ${response.status}`);
    return schema.parse(await response.json());
  } catch (error) {
    const reason =
      error instanceof z.ZodError || !(error instanceof Error) ? 'an unknown answer' : error.message;
    throw new OperatorError(`Nothing was deployed: ${path} cannot be read (${reason}).`, { cause: error });
  }
};

/** The role trusts every job in the environment: unless only main may deploy there, any branch could use it. */
const checkProtection = async (of: Environment): Promise<void> => {
  const { deployment_branch_policy: policy } = await ask(protectionSchema, of, 'environments/production');
  if (!policy?.custom_branch_policies)
    throw new OperatorError(`Nothing was deployed: any branch may use the environment production. ${HOW}`);
  const path = 'environments/production/deployment-branch-policies';
  const { branch_policies: branches } = await ask(branchesSchema, of, path);
  const names = branches.map(({ name, type }) => `${type} ${name}`).join(', ');
  if (names !== 'branch main')
    throw new OperatorError(
      `Nothing was deployed: not main alone may use the environment production, but: ${names || 'nothing'}. ${HOW}`,
    );
};

/** Of two merges the first may get here last, and an old run can be started again: only main's head is deployed. */
const checkHead = async (of: Environment): Promise<void> => {
  const { object } = await ask(referenceSchema, of, 'git/ref/heads/main');
  if (object.sha !== of.GITHUB_SHA)
    throw new OperatorError(
      `Nothing was deployed: ${of.GITHUB_SHA} is not the head of main. ${object.sha} is, and its own run deploys it.`,
    );
};

const USAGE = 'Usage: npm run release-check';

await runCommand(async () => {
  options({}, USAGE);
  const of = environment();
  await checkProtection(of);
  await checkHead(of);
  checkRouteQuota(stageNamed('prod'));
  console.log(`${of.GITHUB_SHA} is the head of main, and only main may use the environment production.`);
});

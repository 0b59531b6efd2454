import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import * as z from 'zod';
import { awsFailure } from './aws-failure.ts';

/** Something the operator can mend: commands print its message as one line. */
export class CommandError extends Error {}

/**
 * Addresses and keys of the running local cloud, in `<data directory>/runtime.json`: the runner writes it,
 * readable for its owner only, and commands and tests use it to work as the operator.
 */
export const runtimeSchema = z.object({
  /** Where the site is served: `http://localhost:3000`. */
  url: z.string(),
  region: z.string(),
  /** The local AWS endpoints. */
  endpoints: z.object({
    dynamodb: z.string(),
    cognito: z.string(),
    ses: z.string(),
    sqs: z.string(),
    lambda: z.string(),
  }),
  /** Keys of the operator, who may do everything. */
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  tableName: z.string(),
  userPoolId: z.string(),
  /** The queues of stream records that a consumer gave up. */
  deadLettersUrl: z.string(),
  mailDeadLettersUrl: z.string(),
  /** The queue of tasks that are done later. */
  delayedTasksUrl: z.string(),
  /** The bucket with the search's snapshots and the packed lists of applicants. */
  search: z.object({ url: z.string(), bucket: z.string() }),
});
export type Runtime = z.infer<typeof runtimeSchema>;

/** Reads the addresses and keys of a running local cloud; throws a `CommandError` when none runs there. */
export const readRuntime = (dataDir: string): Runtime => {
  let text: string;
  try {
    text = readFileSync(join(dataDir, 'runtime.json'), 'utf8');
  } catch {
    throw new CommandError(`Fledge is not running with the data in ${dataDir}. Start it with: npm start`);
  }
  return runtimeSchema.parse(JSON.parse(text));
};

/** Points this process, its SDK clients and the repository functions, at a local copy. */
export const connectLocal = (runtime: Runtime): void => {
  delete process.env.AWS_PROFILE;
  delete process.env.AWS_SESSION_TOKEN;
  Object.assign(process.env, {
    AWS_REGION: runtime.region,
    AWS_ACCESS_KEY_ID: runtime.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: runtime.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: runtime.endpoints.dynamodb,
    AWS_ENDPOINT_URL_DYNAMODB_STREAMS: runtime.endpoints.dynamodb,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: runtime.endpoints.cognito,
    AWS_ENDPOINT_URL_SESV2: runtime.endpoints.ses,
    AWS_ENDPOINT_URL_SQS: runtime.endpoints.sqs,
    AWS_ENDPOINT_URL_LAMBDA: runtime.endpoints.lambda,
    TABLE_NAME: runtime.tableName,
    USER_POOL_ID: runtime.userPoolId,
    DEAD_LETTERS_URL: runtime.deadLettersUrl,
    MAIL_DEAD_LETTERS_URL: runtime.mailDeadLettersUrl,
    DELAYED_TASKS_URL: runtime.delayedTasksUrl,
    SEARCH_URL: runtime.search.url,
    SEARCH_BUCKET: runtime.search.bucket,
  });
};

/** The state of a stage's stack; none when it is not deployed. */
const findStack = async (StackName: string) => {
  try {
    const { Stacks } = await new CloudFormationClient({}).send(new DescribeStacksCommand({ StackName }));
    return Stacks?.[0];
  } catch (error) {
    // CloudFormation has no name of its own for this.
    if (error instanceof Error && error.message.includes('does not exist')) return undefined;
    throw error;
  }
};

/** Points this process at a deployed stage, found through the outputs of its stack with the operator's own AWS login. */
const connectDeployed = async (stage: string): Promise<void> => {
  const StackName = `fledge-${stage}`;
  const stack = await findStack(StackName);
  if (!stack) throw new CommandError(`There is no stage ${stage} in this account and region.`);
  const outputs = new Map(stack.Outputs?.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
  for (const [variable, output] of [
    ['TABLE_NAME', 'TableName'],
    ['USER_POOL_ID', 'UserPoolId'],
    ['DEAD_LETTERS_URL', 'DeadLettersUrl'],
    ['MAIL_DEAD_LETTERS_URL', 'MailDeadLettersUrl'],
    ['DELAYED_TASKS_URL', 'DelayedTasksUrl'],
    ['SEARCH_URL', 'SearchUrl'],
    ['SEARCH_BUCKET', 'SearchBucket'],
  ] as const) {
    const value = outputs.get(output);
    if (value === undefined) throw new CommandError(`The stack ${StackName} has no output ${output}.`);
    process.env[variable] = value;
  }
};

const STAGE = /^(prod|dev|local|pr-[1-9]\d{0,5})$/;

/**
 * Points this process at the named stage; without a name at the local copy of DATA_DIR. Throws a `CommandError` for a name
 * that no stage has, before AWS is asked anything, and for a stage that is not deployed.
 */
export const connect = async (stage: string | undefined): Promise<void> => {
  if (stage !== undefined && !STAGE.test(stage))
    throw new CommandError(
      `There is no stage ${JSON.stringify(stage)}: use prod, dev, pr-<number> or local.`,
    );
  if (stage === undefined || stage === 'local') connectLocal(readRuntime(process.env.DATA_DIR || '.local'));
  else await connectDeployed(stage);
};

/** Runs a command: what it throws becomes one line and a non-zero exit. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    const line = awsFailure(error) ?? (error instanceof Error ? error.message : String(error));
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
};

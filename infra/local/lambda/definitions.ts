import { LocalFailure } from '../failure.ts';
import type { Statement } from '../iam/statement.ts';
import type { Authority } from '../iam.ts';
import type { Asset } from '../template/assembly.ts';
import { LOCAL_ACCOUNT, LOCAL_REGION, textOf } from '../template/identities.ts';
import type { LiveResource, Stack } from '../template/stack.ts';
import { isObject, type Json, type JsonObject } from '../template/types.ts';
import type { FunctionDefinition } from './function.ts';

const FUNCTION = 'AWS::Lambda::Function';
/** What AWS's managed policy for every function allows, the only managed policy known here. */
const BASIC_EXECUTION = 'service-role/AWSLambdaBasicExecutionRole';
const LOG_ACTIONS = ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'];

/** The logical ids of the functions that are ours to run: CDK's own helpers are played by the runner itself. */
export const runnableFunctions = (stack: Stack): string[] =>
  stack.idsOf(FUNCTION).filter((logicalId) => !logicalId.startsWith('Custom'));

/** `Api/auth/Function/Code` is called `auth`. */
const labelOf = ({ displayName }: Asset): string =>
  displayName
    .split('/')
    .filter((part) => part !== 'Function' && part !== 'Code')
    .at(-1) ?? displayName;

/**
 * Reads a function of the template, issues its credentials with exactly the statements of its role, and gives it
 * the variables it has in Lambda: the template's own and those that AWS adds.
 */
export const defineFunction = (
  stack: Stack,
  logicalId: string,
  authority: Authority,
  endpoint: string,
): FunctionDefinition => {
  const properties = stack.properties(logicalId);
  const name = stack.ref(logicalId);
  const runtime = textOf(properties, 'Runtime', logicalId);
  if (!runtime.startsWith('nodejs'))
    throw new LocalFailure(`${logicalId} has the runtime ${runtime}, which does not run here`);
  const code = codeOf(stack, logicalId, properties.Code);
  const memoryMb = Number(properties.MemorySize ?? 128);
  const credentials = authority.issue(name, statementsOf(stack, textOf(properties, 'Role', logicalId)));
  return {
    label: labelOf(code),
    logicalId,
    name,
    arn: stack.attribute(logicalId, 'Arn'),
    handler: textOf(properties, 'Handler', logicalId),
    codeDirectory: code.path,
    timeoutMs: Number(properties.Timeout ?? 3) * 1000,
    memoryMb,
    variables: {
      ...variablesOf(properties.Environment),
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
      AWS_REGION: LOCAL_REGION,
      AWS_DEFAULT_REGION: LOCAL_REGION,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_ENDPOINT_URL: endpoint,
      // Nothing of the developer's own AWS set-up may leak in.
      AWS_CONFIG_FILE: '/dev/null',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
      AWS_EC2_METADATA_DISABLED: 'true',
      TZ: ':UTC',
    },
  };
};

const variablesOf = (environment: Json | undefined): Record<string, string> => {
  const variables = isObject(environment) ? environment.Variables : undefined;
  return isObject(variables)
    ? Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, String(value)]))
    : {};
};

const codeOf = (stack: Stack, logicalId: string, code: Json | undefined): Asset => {
  const key = isObject(code) ? code.S3Key : undefined;
  const asset = typeof key === 'string' ? stack.assets.get(key) : undefined;
  if (!asset)
    throw new LocalFailure(`The code of ${logicalId} is not among the assets of the synthesised stack`);
  return asset;
};

/** All statements that the template attaches to a role, inline and by policy resources. */
const statementsOf = (stack: Stack, roleArn: string): Statement[] => {
  const role = stack
    .all('AWS::IAM::Role')
    .find(({ logicalId }) => stack.attribute(logicalId, 'Arn') === roleArn);
  if (!role) throw new LocalFailure(`The role ${roleArn} is not in the template`);
  const managed = listOf(role.properties.ManagedPolicyArns).map(String);
  const attached = stack
    .all('AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')
    .filter((policy) => attaches(policy, role.ref, managed));
  const attachedArns = attached.map(({ ref }) => ref);
  return [
    ...listOf(role.properties.Policies).filter(isObject).flatMap(documentStatements),
    ...attached.flatMap(({ properties }) => documentStatements(properties)),
    ...managed.filter((arn) => !attachedArns.includes(arn)).map(managedStatement),
  ];
};

const attaches = (
  { type, ref, properties }: LiveResource,
  role: string,
  managed: readonly string[],
): boolean =>
  listOf(properties.Roles).includes(role) || (type === 'AWS::IAM::ManagedPolicy' && managed.includes(ref));

const documentStatements = ({ PolicyDocument }: JsonObject): Statement[] =>
  isObject(PolicyDocument) ? (listOf(PolicyDocument.Statement) as unknown as Statement[]) : [];

const managedStatement = (arn: string): Statement => {
  if (!arn.endsWith(BASIC_EXECUTION))
    throw new LocalFailure(`infra/local does not know what the managed policy ${arn} allows`);
  return {
    Effect: 'Allow',
    Action: LOG_ACTIONS,
    Resource: `arn:aws:logs:${LOCAL_REGION}:${LOCAL_ACCOUNT}:*`,
  };
};

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

import { LocalFailure } from '../failure.ts';
import type { Authority } from '../iam.ts';
import type { Asset } from '../template/assembly.ts';
import { LOCAL_REGION, textOf } from '../template/identities.ts';
import { statementsOf } from '../template/roles.ts';
import type { Stack } from '../template/stack.ts';
import { isObject, type Json } from '../template/types.ts';
import type { FunctionDefinition } from './function.ts';

const FUNCTION = 'AWS::Lambda::Function';

/** The logical ids of the functions that are ours to run: CDK's own helpers are played by the runner itself. */
export const runnableFunctions = (stack: Stack): string[] =>
  stack.idsOf(FUNCTION).filter((logicalId) => !logicalId.startsWith('Custom'));

/** `Api/auth/Function/Code` is called `auth`. */
const labelOf = ({ displayName }: Asset): string =>
  displayName
    .split('/')
    .filter((part) => part !== 'Function' && part !== 'Code')
    .at(-1) ?? displayName;

/** Where functions find what is not on this machine when they run in the cloud. */
export interface Endpoints {
  readonly aws: string;
  readonly google: string;
}

/**
 * Reads a function of the template, issues its credentials with exactly the statements of its role, and gives it
 * the variables it has in Lambda: the template's own and those that AWS adds. Besides these it receives the local addresses.
 */
export const defineFunction = (
  stack: Stack,
  logicalId: string,
  authority: Authority,
  { aws, google }: Endpoints,
): FunctionDefinition => {
  const properties = stack.properties(logicalId);
  const name = stack.ref(logicalId);
  const runtime = textOf(properties, 'Runtime', logicalId);
  if (!runtime.startsWith('nodejs'))
    throw new LocalFailure(`${logicalId} has the runtime ${runtime}, which does not run here`);
  const code = codeOf(stack, logicalId, properties.Code);
  const memoryMb = Number(properties.MemorySize ?? 128);
  const credentials = authority.issue(name, statementsOf(stack, textOf(properties, 'Role', logicalId)));
  const variables = variablesOf(properties.Environment);
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
      ...variables,
      ...('GOOGLE_CLIENT_ID' in variables && { GOOGLE_ISSUER: google }),
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
      AWS_REGION: LOCAL_REGION,
      AWS_DEFAULT_REGION: LOCAL_REGION,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_ENDPOINT_URL: aws,
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

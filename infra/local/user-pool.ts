import type { Clock } from './clock.ts';
import { type Cognito, startCognito } from './cognito/start.ts';
import { LocalFailure } from './failure.ts';
import type { Functions } from './functions.ts';
import { invokePermissions } from './lambda/permissions.ts';
import type { MailSink } from './mail.ts';
import { LOCAL_REGION } from './template/identities.ts';
import type { Stack } from './template/stack.ts';
import { isObject, parseJson } from './template/types.ts';

const POOL = 'AWS::Cognito::UserPool';

/** The user pool of the stack. */
const poolOf = (stack: Stack) => {
  const [pool, ...others] = stack.all(POOL);
  if (!pool || others.length > 0)
    throw new LocalFailure(`infra/local runs one user pool; the stack has ${others.length + (pool ? 1 : 0)}`);
  return pool;
};

/** The SES identity (an address or a domain) from which the stack sends; none when it has no sender. */
export const mailIdentity = (stack: Stack): string | undefined => {
  const configuration = poolOf(stack).properties.EmailConfiguration;
  const source = isObject(configuration) ? configuration.SourceArn : undefined;
  return typeof source === 'string' ? source.split('identity/').at(-1) : undefined;
};

export interface UserPoolOptions {
  readonly stack: Stack;
  readonly dataDir: string;
  readonly functions: Functions;
  readonly clock: Clock;
  readonly mail: MailSink;
}

/** Starts the stack's user pool with its clients, groups and triggers. */
export const startUserPool = ({ stack, dataDir, functions, clock, mail }: UserPoolOptions): Cognito => {
  const pool = poolOf(stack);
  const poolArn = stack.attribute(pool.logicalId, 'Arn');
  const mayInvoke = invokePermissions(stack);
  const ofPool = (type: string) =>
    stack.all(type).filter(({ properties }) => properties.UserPoolId === pool.ref);
  return startCognito({
    dataDir,
    poolId: pool.ref,
    region: LOCAL_REGION,
    pool: pool.properties,
    clients: ofPool('AWS::Cognito::UserPoolClient').map(({ ref, properties }) => ({ id: ref, properties })),
    groups: ofPool('AWS::Cognito::UserPoolGroup').map(({ properties }) => properties),
    now: clock.now,
    sendMail: (sent) => mail.deliver(sent),
    invokeTrigger: async (functionArn, event) => {
      if (!mayInvoke('cognito-idp.amazonaws.com', functionArn, poolArn)) {
        throw new Error('AccessDeniedException: the user pool may not invoke the function');
      }
      const outcome = await functions.invoke(functionArn, event);
      if (outcome.kind === 'failed') throw new Error(outcome.errorMessage);
      return parseJson(outcome.result);
    },
  });
};

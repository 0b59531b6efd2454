import { randomBytes } from 'node:crypto';
import { AwsError, type AwsRequest } from './aws.ts';
import type { Place } from './iam/access.ts';
import type { Context } from './iam/conditions.ts';
import { decode } from './iam/decode.ts';
import { evaluate } from './iam/evaluate.ts';
import { verifySignature } from './iam/signature.ts';
import { checkStatement, type Statement } from './iam/statement.ts';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Authority {
  /** Makes the keys of a principal with these rights (a function by its name). Throws on a statement that cannot be judged here. */
  issue(name: string, statements: readonly Statement[]): Credentials;
  /** Throws an AwsError unless the request is signed with issued keys and its principal may do all of it. Gives the principal's name. */
  authorise(request: AwsRequest): string;
  /** The principal of an access key, with the key's secret, for signatures that are not in a header. */
  find(accessKeyId: string): { readonly name: string; readonly secret: string } | undefined;
  /** Throws the AwsError of a refusal unless this principal may do this: for what AWS does with a role on its own, such as polling a stream. */
  demand(name: string, action: string, resource: string, context?: Context): void;
}

/** Every action on everything, for the local operator (seed, admin commands, the runner itself). */
export const FULL_RIGHTS: readonly Statement[] = [{ Effect: 'Allow', Action: '*', Resource: '*' }];

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const newKeys = (): Credentials => ({
  accessKeyId: `AKIA${Array.from(randomBytes(16), (byte) => BASE32[byte % 32]).join('')}`,
  secretAccessKey: randomBytes(30).toString('base64'),
});

const refusal = (name: string, account: string, action: string, resource: string, explicit: boolean) => {
  const reason = explicit
    ? 'with an explicit deny in an identity-based policy'
    : `because no identity-based policy allows the ${action} action`;
  return new AwsError(
    'AccessDeniedException',
    `User: arn:aws:sts::${account}:assumed-role/${name} is not authorized to perform: ${action} on resource: ${resource} ${reason}`,
    /^(ses|execute-api):/.test(action) ? 403 : 400,
  );
};

/** The local stand-in for IAM: knows its principals and judges every request to a local AWS endpoint as their policies do. */
export const createAuthority = (place: Place): Authority => {
  const principals = new Map<string, readonly Statement[]>();
  const keys = new Map<string, { name: string; secret: string }>();

  const demand: Authority['demand'] = (name, action, resource, context = {}) => {
    const decision = evaluate(principals.get(name) ?? [], action, resource, context);
    if (decision !== 'allow') {
      throw refusal(name, place.account, action, resource, decision === 'explicit-deny');
    }
  };

  return {
    issue(name, statements) {
      for (const statement of statements) checkStatement(name, statement);
      const issued = newKeys();
      principals.set(name, statements);
      keys.set(issued.accessKeyId, { name, secret: issued.secretAccessKey });
      return issued;
    },
    authorise(request) {
      const accessKeyId = verifySignature(request, (id) => keys.get(id)?.secret);
      const name = keys.get(accessKeyId)?.name ?? '';
      for (const { action, resource, context } of decode(request, place))
        demand(name, action, resource, context);
      return name;
    },
    find: (accessKeyId) => keys.get(accessKeyId),
    demand,
  };
};

import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Grant, Route } from '#shared/contract.ts';
import type { Mail } from '../stages.ts';
import type { Auth } from './auth.ts';
import type { Data } from './table.ts';

/** What a function may do: the contract's words, and those that only functions outside the API need. */
export type FunctionGrant = Grant | 'table:batch-write' | 'table:stream' | 'mail:send';

/** What grants are about. */
export interface Granted {
  readonly data: Data;
  readonly auth: Auth;
  readonly mail: Mail | undefined;
}

/** Actions, and the ARNs on which they are allowed. */
type Allowed = readonly [actions: readonly string[], resources: readonly string[]];

/** A function's permissions, and the environment variables without which it could not use them. */
interface Meaning {
  readonly allows: (granted: Granted) => readonly Allowed[];
  readonly environment: (granted: Granted) => Readonly<Record<string, string>>;
}

/** A sender's SES identity. It is not made here: a verification cannot be part of a stack that comes and goes. */
export const mailIdentityArn = (scope: Construct, { identity }: Mail): string =>
  Stack.of(scope).formatArn({
    service: 'ses',
    resource: 'identity',
    resourceName: identity,
  });

const tableName = ({ data }: Granted) => ({ TABLE_NAME: data.table.tableName });
const poolId = ({ auth }: Granted) => ({ USER_POOL_ID: auth.userPool.userPoolId });
const dynamodb = (...names: string[]) => names.map((name) => `dynamodb:${name}`);
const cognito = (...names: string[]) => names.map((name) => `cognito-idp:${name}`);

/** Each grant in IAM's words. Transactions need no action of their own: they need those of their parts. */
const MEANINGS: Readonly<Record<FunctionGrant, Meaning>> = {
  'table:read': {
    allows: ({ data }) => [
      [dynamodb('GetItem', 'BatchGetItem', 'Query'), [data.table.tableArn, ...data.indexArns]],
    ],
    environment: tableName,
  },
  'table:write': {
    allows: ({ data }) => [
      [dynamodb('PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'), [data.table.tableArn]],
    ],
    environment: tableName,
  },
  'table:batch-write': {
    allows: ({ data }) => [[dynamodb('BatchWriteItem'), [data.table.tableArn]]],
    environment: tableName,
  },
  'table:stream': {
    allows: ({ data }) => [
      [dynamodb('DescribeStream', 'GetRecords', 'GetShardIterator'), [data.streamArn]],
      // Listing is asked about a table, not about one of its streams.
      [dynamodb('ListStreams'), [`${data.table.tableArn}/stream/*`]],
    ],
    environment: () => ({}),
  },
  'cognito:sign-in': {
    allows: ({ auth }) => [[cognito('AdminInitiateAuth'), [auth.userPool.userPoolArn]]],
    environment: (granted) => ({
      ...poolId(granted),
      USER_POOL_CLIENT_ID: granted.auth.serverClient.userPoolClientId,
    }),
  },
  'cognito:sign-up': {
    allows: ({ auth }) => [
      [
        cognito(
          'AdminCreateUser',
          'AdminGetUser',
          'AdminSetUserPassword',
          'AdminAddUserToGroup',
          // What a sign-up that died half-way left behind is adopted, but not its role.
          'AdminListGroupsForUser',
          'AdminRemoveUserFromGroup',
        ),
        [auth.userPool.userPoolArn],
      ],
    ],
    environment: poolId,
  },
  'mail:send': {
    allows: ({ auth, mail }) => (mail ? [[['ses:SendEmail'], [mailIdentityArn(auth, mail)]]] : []),
    environment: ({ mail }) => ({ MAIL_FROM: mail?.from ?? '' }),
  },
};

/** The grants of a feature's function: what its routes declare, and the session's reading for those that need one. */
export const grantsOf = (routes: readonly Route[]): ReadonlySet<FunctionGrant> =>
  new Set(
    routes.flatMap(({ access, grants }): readonly FunctionGrant[] =>
      access === 'public' ? grants : ['table:read', ...grants],
    ),
  );

/** IAM statements that allow exactly the grants. */
export const statementsFor = (grants: Iterable<FunctionGrant>, granted: Granted): PolicyStatement[] =>
  [...grants]
    .flatMap((grant) => MEANINGS[grant].allows(granted))
    .map(([actions, resources]) => new PolicyStatement({ actions: [...actions], resources: [...resources] }));

/** The environment variables that code with these grants reads. */
export const environmentFor = (grants: Iterable<FunctionGrant>, granted: Granted): Record<string, string> =>
  Object.assign({}, ...[...grants].map((grant) => MEANINGS[grant].environment(granted)));

import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { CALLED_FEATURES } from '#functions/features/ai/called-features.ts';
import type { Grant } from '#shared/core/contract.ts';
import { RECORDS } from '#shared/records.ts';
import { mailIdentityArn } from './auth.ts';
import { BUCKET_MEANINGS, searchBucket, searchSnapshots } from './bucket-meanings.ts';
import { functionName } from './function-name.ts';
import type { Granted, Meaning } from './grant-types.ts';
import { type Allowed, conversing } from './model-access.ts';
import { partitionsOf } from './record-access.ts';

/** What a function may do: the contract's words, and those that only functions outside the API need. */
export type FunctionGrant =
  | Grant
  | 'table:record-activity'
  | 'table:batch-write'
  | 'table:close-overdue'
  | 'table:stream'
  | 'search:build'
  | 'applicants:pack'
  | 'exports:write'
  | 'live:hint'
  | 'live:close'
  | 'mail:send';

/** A parameter's ARN. Its name begins with a slash, which the ARN has already. */
const parameterArn = (scope: Construct, name: string): string =>
  Stack.of(scope).formatArn({ service: 'ssm', resource: 'parameter', resourceName: name.slice(1) });

/** The ARN of a feature's function. By its name: the functions are not made yet when grants are. */
const featureArn =
  ({ data, name }: Granted) =>
  (feature: string): string =>
    Stack.of(data).formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: functionName(name, feature),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });

const tableName = ({ data }: Granted) => ({ TABLE_NAME: data.table.tableName });
const poolId = ({ auth }: Granted) => ({ USER_POOL_ID: auth.userPool.userPoolId });
export const dynamodb = (...names: string[]) => names.map((name) => `dynamodb:${name}`);
const cognito = (...names: string[]) => names.map((name) => `cognito-idp:${name}`);

const manageConnections = ['execute-api:ManageConnections'];
const socketUrl = ({ live }: Granted) => ({ LIVE_URL: live.url });

/** The partition keys that a call on the table names: those of the index, where it is a query of one. */
export const LEADING_KEYS = 'dynamodb:LeadingKeys';

/** Actions in these partitions of the table or an index; nothing without a partition. */
const within = (actions: readonly string[], arn: string, keys: readonly string[]): Allowed[] =>
  keys.length === 0 ? [] : [[actions, [arn], { 'ForAllValues:StringLike': { [LEADING_KEYS]: keys } }]];

/** The indexes whose lists requests read. The one of deadlines has a grant of its own. */
const READ_INDEXES = ['gsi1', 'gsi2', 'gsi3'] as const;

/** Each grant in IAM's words. Transactions need no action of their own: they need those of their parts. */
export const MEANINGS: Readonly<Record<FunctionGrant, Meaning>> = {
  'table:read': {
    allows: ({ data }, name) => {
      const { get, read, lists } = partitionsOf(name);
      const { tableArn } = data.table;
      return [
        ...within(dynamodb('GetItem'), tableArn, get),
        ...within(dynamodb('BatchGetItem', 'Query'), tableArn, read),
        ...READ_INDEXES.flatMap((index) => within(dynamodb('Query'), data.indexArn(index), lists(index))),
      ];
    },
    environment: tableName,
  },
  'table:write': {
    allows: ({ data }, name) => {
      const { write, check } = partitionsOf(name);
      const { tableArn } = data.table;
      return [
        ...within(dynamodb('PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'), tableArn, write),
        ...within(dynamodb('ConditionCheckItem'), tableArn, check),
      ];
    },
    environment: tableName,
  },
  'table:open-deadlines': {
    allows: ({ data }) => [[dynamodb('Query'), [data.indexArn('openDeadlines')]]],
    environment: tableName,
  },
  'table:record-activity': {
    allows: ({ data }) =>
      within(dynamodb('UpdateItem'), data.table.tableArn, [RECORDS.activity.pk.replace('{userId}', '*')]),
    environment: tableName,
  },
  // What it allows is that `statementsFor` does not deny it.
  'audit:append': { allows: () => [], environment: () => ({}) },
  'table:batch-write': {
    allows: ({ data }, name) =>
      within(dynamodb('BatchWriteItem'), data.table.tableArn, partitionsOf(name).write),
    environment: tableName,
  },
  'table:close-overdue': {
    allows: ({ data }, name) => [
      [dynamodb('Query'), [data.indexArn('openDeadlines')]],
      ...within(dynamodb('GetItem'), data.table.tableArn, partitionsOf(name).get),
      ...within(dynamodb('UpdateItem'), data.table.tableArn, partitionsOf(name).write),
    ],
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
          // What an interrupted sign-up left behind is adopted, but not its role.
          'AdminListGroupsForUser',
          'AdminRemoveUserFromGroup',
        ),
        [auth.userPool.userPoolArn],
      ],
    ],
    environment: poolId,
  },
  'cognito:set-password': {
    allows: ({ auth }) => [[cognito('AdminSetUserPassword'), [auth.userPool.userPoolArn]]],
    environment: poolId,
  },
  'cognito:invite': {
    allows: ({ auth }) => [
      [
        cognito(
          'AdminCreateUser',
          'AdminGetUser',
          'AdminAddUserToGroup',
          // The user that an interrupted sign-up left behind is adopted, but not its role.
          'AdminListGroupsForUser',
          'AdminRemoveUserFromGroup',
        ),
        [auth.userPool.userPoolArn],
      ],
    ],
    environment: poolId,
  },
  'cognito:suspend': {
    allows: ({ auth }) => [[cognito('AdminDisableUser', 'AdminEnableUser'), [auth.userPool.userPoolArn]]],
    environment: poolId,
  },
  // Cognito serves these operations without credentials.
  'cognito:reset': {
    allows: () => [],
    environment: ({ auth }) => ({ USER_POOL_PUBLIC_CLIENT_ID: auth.publicClient.userPoolClientId }),
  },
  'cognito:delete': {
    allows: ({ auth }) => [[cognito('AdminDeleteUser'), [auth.userPool.userPoolArn]]],
    environment: poolId,
  },
  // In the sandbox SES asks for the recipient's identity as well, so the sender's address is what limits it.
  'mail:send': {
    allows: ({ auth, mail }) =>
      mail
        ? [
            [
              ['ses:SendEmail'],
              [mailIdentityArn(auth, '*')],
              { StringEqualsIgnoreCase: { 'ses:FromAddress': mail.from } },
            ],
          ]
        : [],
    environment: ({ mail, operatorMail }) => ({
      MAIL_FROM: mail?.from ?? '',
      MAILS_PER_SECOND: String(mail?.perSecond ?? 1),
      OPERATOR_MAIL: operatorMail ?? '',
    }),
  },
  'google:sign-in': {
    // The key that AWS manages for such parameters admits callers that may read the parameter: no action on a key.
    allows: ({ auth, google }) =>
      google ? [[['ssm:GetParameter'], [parameterArn(auth, google.clientSecretParameter)]]] : [],
    environment: ({ google }) => ({
      GOOGLE_CLIENT_ID: google?.clientId ?? '',
      GOOGLE_SECRET_PARAMETER: google?.clientSecretParameter ?? '',
    }),
  },
  // As for Google's secret: no action on a key. Empty where the stage may not issue.
  'issuer:sign': {
    allows: ({ issuer }) => (issuer.signing ? [[['ssm:GetParameter'], [issuer.signing.arn]]] : []),
    environment: ({ issuer }) => ({ ISSUER_KEY_PARAMETER: issuer.signing?.parameter ?? '' }),
  },
  'queues:count': {
    allows: ({ queues }) => [[['sqs:GetQueueAttributes'], queues.arns]],
    environment: ({ queues }) => queues.urls,
  },
  'issuer:keys': {
    allows: () => [],
    environment: ({ issuer }) => ({ ISSUER_KEYS: issuer.publicKeys }),
  },
  ...BUCKET_MEANINGS,
  'search:request': {
    allows: ({ data }) => within(dynamodb('UpdateItem'), data.table.tableArn, [RECORDS['search-build'].pk]),
    environment: tableName,
  },
  // All open opportunities, for a snapshot out of their records.
  'search:build': {
    allows: (granted) => [
      ...searchSnapshots(granted),
      [dynamodb('Query'), [granted.data.indexArn('openDeadlines')]],
    ],
    environment: searchBucket,
  },
  // A room is made by its address: nothing in AWS is called.
  'functions:call': {
    allows: (granted) => [[['lambda:InvokeFunction'], CALLED_FEATURES.map(featureArn(granted))]],
    environment: (granted) => ({ FEATURES_ARN: featureArn(granted)('') }),
  },
  'meetings:room': {
    allows: () => [],
    environment: ({ meetingRoom }) => ({ MEETING_ROOM: meetingRoom ?? '' }),
  },
  // A socket whose session has ended is closed, instead of a hint.
  'live:hint': {
    allows: ({ live }) => [[manageConnections, [live.connections('POST'), live.connections('DELETE')]]],
    environment: socketUrl,
  },
  'live:close': {
    allows: ({ live }) => [[manageConnections, [live.connections('DELETE')]]],
    environment: socketUrl,
  },
  'model:converse': {
    allows: ({ auth, model }) => (model ? conversing(auth, model) : []),
    environment: ({ model }) => ({ MODEL_ID: model?.id ?? '' }),
  },
};

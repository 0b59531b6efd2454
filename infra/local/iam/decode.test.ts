import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';

const place = { region: 'eu-central-1', account: '000000000000', identities: ['fledge.test'] };
const TABLE = 'arn:aws:dynamodb:eu-central-1:000000000000:table/main';

const accesses = (target: string, body: object) =>
  decode(
    { method: 'POST', url: '/', headers: { 'x-amz-target': target }, body: JSON.stringify(body) },
    place,
  ).map(({ action, resource }) => `${action} ${resource}`);
const dynamo = (operation: string, body: object) => accesses(`DynamoDB_20120810.${operation}`, body);

describe('DynamoDB', () => {
  test.each<[string, object, string[]]>([
    ['GetItem', { TableName: 'main' }, [`dynamodb:GetItem ${TABLE}`]],
    ['PutItem', { TableName: TABLE }, [`dynamodb:PutItem ${TABLE}`]],
    ['Query', { TableName: 'main', IndexName: 'gsi1' }, [`dynamodb:Query ${TABLE}/index/gsi1`]],
    ['Scan', { TableName: 'main' }, [`dynamodb:Scan ${TABLE}`]],
    [
      'BatchGetItem',
      { RequestItems: { main: {}, other: {} } },
      [`dynamodb:BatchGetItem ${TABLE}`, `dynamodb:BatchGetItem ${TABLE.replace('main', 'other')}`],
    ],
    [
      'TransactWriteItems',
      {
        TransactItems: [
          { Put: { TableName: 'main' } },
          { Update: { TableName: 'main' } },
          { Delete: { TableName: 'main' } },
          { ConditionCheck: { TableName: 'main' } },
        ],
      },
      ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'].map(
        (action) => `dynamodb:${action} ${TABLE}`,
      ),
    ],
    ['TransactGetItems', { TransactItems: [{ Get: { TableName: 'main' } }] }, [`dynamodb:GetItem ${TABLE}`]],
    ['ListTables', {}, ['dynamodb:ListTables *']],
  ])('%s', (operation, body, expected) => {
    expect(dynamo(operation, body)).toEqual(expected);
  });

  test.each<[string, object, string[]]>([
    ['PutItem', { Item: { pk: { S: 'a' }, sk: { S: '1' } } }, ['a']],
    ['UpdateItem', { Key: { pk: { S: 'a' } } }, ['a']],
    [
      'Query',
      {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': { S: 'a' }, ':sk': { S: 'b' } },
      },
      ['a'],
    ],
    [
      'Query',
      {
        IndexName: 'gsi1',
        KeyConditionExpression: '#sk = :sk AND #pk=:pk',
        ExpressionAttributeNames: { '#pk': 'gsi1pk', '#sk': 'gsi1sk' },
        ExpressionAttributeValues: { ':pk': { S: 'a' }, ':sk': { S: 'b' } },
      },
      ['a'],
    ],
    ['Scan', {}, []],
    [
      'BatchWriteItem',
      {
        RequestItems: {
          main: [
            { PutRequest: { Item: { pk: { S: 'a' } } } },
            { DeleteRequest: { Key: { pk: { S: 'b' } } } },
            { PutRequest: { Item: { pk: { S: 'a' } } } },
          ],
        },
      },
      ['a', 'b'],
    ],
    ['BatchGetItem', { RequestItems: { main: { Keys: [{ pk: { S: 'c' } }] } } }, ['c']],
    ['TransactWriteItems', { TransactItems: [{ Delete: { Key: { pk: { S: 'd' } } } }] }, ['d']],
  ])('the partition keys of %s are known to conditions', (operation, body, expected) => {
    const request = {
      method: 'POST',
      url: '/',
      headers: { 'x-amz-target': `DynamoDB_20120810.${operation}` },
      body: JSON.stringify({ TableName: 'main', ...body }),
    };
    const keys = decode(request, place).flatMap(({ context }) => context['dynamodb:leadingkeys'] ?? []);
    expect(keys).toEqual(expected);
  });

  test('an unknown element of a transaction and PartiQL are refused', () => {
    expect(() => dynamo('TransactWriteItems', { TransactItems: [{ Truncate: {} }] })).toThrow('Truncate');
    expect(() => dynamo('ExecuteStatement', { Statement: 'SELECT 1' })).toThrow('PartiQL');
  });

  test('streams go by the ARN of the stream, an iterator by its beginning', () => {
    const stream = `${TABLE}/stream/2030-01-01T00:00:00.000`;
    const streams = (operation: string, body: object) =>
      accesses(`DynamoDBStreams_20120810.${operation}`, body);
    expect(streams('DescribeStream', { StreamArn: stream })).toEqual([`dynamodb:DescribeStream ${stream}`]);
    expect(streams('GetRecords', { ShardIterator: `${stream}|1|AAAA` })).toEqual([
      `dynamodb:GetRecords ${stream}`,
    ]);
    expect(streams('GetRecords', { ShardIterator: 'opaque' })).toEqual(['dynamodb:GetRecords *']);
    expect(streams('ListStreams', { TableName: 'main' })).toEqual([`dynamodb:ListStreams ${TABLE}/stream/*`]);
  });
});

test('Cognito goes by the pool of the request', () => {
  const pool = 'eu-central-1_abc';
  expect(accesses('AWSCognitoIdentityProviderService.AdminGetUser', { UserPoolId: pool })).toEqual([
    `cognito-idp:AdminGetUser arn:aws:cognito-idp:eu-central-1:000000000000:userpool/${pool}`,
  ]);
});

test('SQS goes by the queue of the request, Lambda by the function of the path', () => {
  const QueueUrl = 'https://sqs.eu-central-1.amazonaws.com/000000000000/letters';
  expect(accesses('AmazonSQS.DeleteMessage', { QueueUrl })).toEqual([
    'sqs:DeleteMessage arn:aws:sqs:eu-central-1:000000000000:letters',
  ]);
  const arn = 'arn:aws:lambda:eu-central-1:000000000000:function:stream';
  for (const name of ['stream', arn, `${arn}:$LATEST`]) {
    const url = `/2015-03-31/functions/${encodeURIComponent(name)}/invocations`;
    expect(decode({ method: 'POST', url, headers: {}, body: '{}' }, place)).toEqual([
      { action: 'lambda:InvokeFunction', resource: arn, context: {} },
    ]);
  }
});

describe('SES', () => {
  const send = (body: object, path = '/v2/email/outbound-emails') =>
    decode({ method: 'POST', url: path, headers: {}, body: JSON.stringify(body) }, place);

  test('goes by the identity that covers the From address, with its context', () => {
    const body = {
      FromEmailAddress: 'Fledge <No-Reply@fledge.test>',
      Destination: { ToAddresses: ['A <a@b.c>'], CcAddresses: ['d@e.f'] },
      ConfigurationSetName: 'prod',
    };
    const context = { 'ses:fromaddress': ['no-reply@fledge.test'], 'ses:recipients': ['a@b.c', 'd@e.f'] };
    const arn = 'arn:aws:ses:eu-central-1:000000000000';
    expect(send(body)).toEqual([
      { action: 'ses:SendEmail', resource: `${arn}:identity/fledge.test`, context },
      { action: 'ses:SendEmail', resource: `${arn}:configuration-set/prod`, context },
    ]);
    expect(send({ FromEmailAddress: 'x@else.where' })[0]?.resource).toBe(`${arn}:identity/x@else.where`);
  });

  test('serves nothing else', () => {
    expect(() => send({}, '/v2/email/identities')).toThrow('not served');
  });
});

test('a connection of a WebSocket API goes by API, stage, method and id', () => {
  for (const method of ['POST', 'DELETE'])
    expect(
      decode({ method, url: '/abc123/live/@connections/L0SM9cOFvHcCIhw%3D', headers: {}, body: '{}' }, place),
    ).toEqual([
      {
        action: 'execute-api:ManageConnections',
        resource: `arn:aws:execute-api:eu-central-1:000000000000:abc123/live/${method}/@connections/L0SM9cOFvHcCIhw=`,
        context: {},
      },
    ]);
});

test('a body that is no JSON object is a SerializationException', () => {
  for (const body of ['', '[', 'null', '[]', '"text"']) {
    const headers = { 'x-amz-target': 'DynamoDB_20120810.GetItem' };
    expect(() => decode({ method: 'POST', url: '/', headers, body }, place)).toThrow(
      expect.objectContaining({ code: 'SerializationException' }),
    );
  }
});

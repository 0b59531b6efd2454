import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, GetItemCommand, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AwsError, type AwsRequest, errorAnswer } from './aws.ts';
import { readBody } from './http.ts';
import { type Credentials, createAuthority, FULL_RIGHTS } from './iam.ts';

const TABLE = 'arn:aws:dynamodb:eu-central-1:000000000000:table/main';
const authority = createAuthority({ region: 'eu-central-1', account: '000000000000' });
const reader = authority.issue('opportunities', [
  { Effect: 'Allow', Action: ['dynamodb:GetItem', 'dynamodb:Query'], Resource: [TABLE, `${TABLE}/index/*`] },
  { Effect: 'Deny', Action: 'dynamodb:Query', Resource: `${TABLE}/index/gsi2` },
]);
const operator = authority.issue('operator', FULL_RIGHTS);

/** What came over the wire last, and the principal it was granted to. */
let last: AwsRequest;
let granted = '';

const server = createServer(async (message, response) => {
  last = {
    method: message.method ?? '',
    url: message.url ?? '',
    headers: message.headers,
    body: (await readBody(message)) ?? '',
  };
  try {
    granted = authority.authorise(last);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    const answer = errorAnswer(error);
    response.writeHead(answer.status, { ...answer.headers }).end(answer.body);
  }
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const options = (credentials: Credentials, path = '') => ({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
  region: 'eu-central-1',
  credentials,
  maxAttempts: 1,
});
const dynamo = (credentials: Credentials) => new DynamoDBClient(options(credentials));
const get = new GetItemCommand({ TableName: 'main', Key: { pk: { S: 'user#1' }, sk: { S: 'ünïcode / ✓' } } });

describe('a signed request', () => {
  test('is granted what the policy of its principal allows', async () => {
    await dynamo(reader).send(get);
    expect(granted).toBe('opportunities');
    await dynamo(reader).send(
      new QueryCommand({ TableName: 'main', IndexName: 'gsi1', KeyConditionExpression: 'a = b' }),
    );
    await dynamo(operator).send(new PutItemCommand({ TableName: 'main', Item: {} }));
    expect(granted).toBe('operator');
  });

  test('is refused in AWS words what the policy does not allow', async () => {
    await expect(
      dynamo(reader).send(new PutItemCommand({ TableName: 'main', Item: {} })),
    ).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: `User: arn:aws:sts::000000000000:assumed-role/opportunities is not authorized to perform: dynamodb:PutItem on resource: ${TABLE} because no identity-based policy allows the dynamodb:PutItem action`,
      $metadata: { httpStatusCode: 400 },
    });
    await expect(
      dynamo(reader).send(
        new QueryCommand({ TableName: 'main', IndexName: 'gsi2', KeyConditionExpression: 'a = b' }),
      ),
    ).rejects.toMatchObject({ message: expect.stringContaining('with an explicit deny') });
  });

  test('is judged for Cognito and SES too, on any path of the endpoint', async () => {
    const getUser = new AdminGetUserCommand({ UserPoolId: 'eu-central-1_a', Username: 'a@b.c' });
    await new CognitoIdentityProviderClient(options(operator, '/cognito/')).send(getUser);
    await expect(new CognitoIdentityProviderClient(options(reader)).send(getUser)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(':userpool/eu-central-1_a'),
    });
    const mail = new SendEmailCommand({ FromEmailAddress: 'a@b.c', Destination: {}, Content: {} });
    await new SESv2Client(options(operator, '/ses')).send(mail);
    await expect(new SESv2Client(options(reader)).send(mail)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      $metadata: { httpStatusCode: 403 },
    });
  });
});

describe('a request is refused', () => {
  test('when its key is unknown', async () => {
    const stranger = { accessKeyId: 'AKIAUNKNOWN', secretAccessKey: reader.secretAccessKey };
    await expect(dynamo(stranger).send(get)).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
      $metadata: { httpStatusCode: 400 },
    });
  });

  test('when its secret is another', async () => {
    const forger = { accessKeyId: operator.accessKeyId, secretAccessKey: reader.secretAccessKey };
    await expect(dynamo(forger).send(get)).rejects.toMatchObject({ name: 'InvalidSignatureException' });
  });

  test('when it is not signed', async () => {
    await dynamo(reader).send(get);
    const unsigned = { ...last, headers: { ...last.headers, authorization: undefined } };
    expect(() => authority.authorise(unsigned)).toThrow(
      expect.objectContaining({ code: 'UnrecognizedClientException' }),
    );
  });

  test.each<[string, (request: AwsRequest) => AwsRequest]>([
    ['body', (request) => ({ ...request, body: String(request.body).replace('user#1', 'user#2') })],
    [
      'operation',
      (request) => ({
        ...request,
        headers: { ...request.headers, 'x-amz-target': 'DynamoDB_20120810.Query' },
      }),
    ],
    ['path', (request) => ({ ...request, url: '/other' })],
    ['query', (request) => ({ ...request, url: '/?a=b' })],
    ['method', (request) => ({ ...request, method: 'PUT' })],
  ])('when its %s was changed on the way', async (_, change) => {
    await dynamo(reader).send(get);
    expect(authority.authorise(last)).toBe('opportunities');
    expect(() => authority.authorise(change(last))).toThrow(
      expect.objectContaining({ code: 'InvalidSignatureException' }),
    );
  });
});

test('demand judges what AWS does with a role on its own', () => {
  const stream = `${TABLE}/stream/local`;
  authority.issue('stream', [{ Effect: 'Allow', Action: 'dynamodb:GetRecords', Resource: stream }]);
  authority.demand('stream', 'dynamodb:GetRecords', stream);
  expect(() => authority.demand('stream', 'sqs:SendMessage', 'arn:aws:sqs:x')).toThrow('sqs:SendMessage');
  expect(() => authority.demand('nobody', 'dynamodb:GetRecords', stream)).toThrow('assumed-role/nobody');
});

test('keys differ each time they are issued', () => {
  const [one, other] = [authority.issue('x', []), authority.issue('x', [])];
  expect(one.accessKeyId).toMatch(/^AKIA[A-Z2-7]{16}$/);
  expect(one.accessKeyId).not.toBe(other.accessKeyId);
  expect(one.secretAccessKey).not.toBe(other.secretAccessKey);
});

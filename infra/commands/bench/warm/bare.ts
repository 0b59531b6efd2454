import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Answer } from './process.ts';
import type { AwsCall } from './recorder.ts';

/*
 * What the routes and the stream's consumer are compared with: the same reads and writes with the SDK alone. Bundled and
 * minified as they are.
 */

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const users = new cognito.CognitoIdentityProviderClient({});

const ITEMS = new Set(['Key', 'Item', 'ExpressionAttributeValues', 'ExclusiveStartKey']);

/** `Reflect` calls it, since what was recorded is JSON of any operation, and Lambda's types and the SDK's differ. */
const plainItem = (marshalled: unknown): unknown => Reflect.apply(unmarshall, undefined, [marshalled]);

/** A recorded input as the document client takes it. */
const plain = (input: unknown, name = ''): unknown => {
  if (ITEMS.has(name)) return plainItem(input);
  if (Array.isArray(input)) return input.map((one) => plain(one, name === 'Keys' ? 'Key' : ''));
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, plain(value, key)]));
};

const TABLE_COMMANDS = {
  GetItem: GetCommand,
  BatchGetItem: BatchGetCommand,
  Query: QueryCommand,
  PutItem: PutCommand,
  UpdateItem: UpdateCommand,
  DeleteItem: DeleteCommand,
  BatchWriteItem: BatchWriteCommand,
  TransactWriteItems: TransactWriteCommand,
};

/** S3 without its SDK, which would take several times as long: the route signs the address, which is recorded here. */
const fetched = (method: string, path: string) => async () => {
  const answer = await fetch(new URL(path, process.env.AWS_ENDPOINT_URL), { method });
  return answer.arrayBuffer();
};

const callOf = ({ target, body }: AwsCall): (() => Promise<unknown>) => {
  const [api, method = '', path = ''] = target.split(' ');
  if (api === 'S3') return fetched(method, path);
  const [service, operation = ''] = target.split('.');
  const input = JSON.parse(body);
  const TableCommand = Reflect.get(TABLE_COMMANDS, operation);
  if (service?.startsWith('DynamoDB') && TableCommand) {
    const given = plain(input);
    return () => table.send(new TableCommand(given));
  }
  const Command = Reflect.get(cognito, `${operation}Command`);
  if (!Command) throw new Error(`The bare handler does not know ${target}.`);
  return () => users.send(new Command(input));
};

/**
 * A handler that reads the body, makes the calls one after the other, and answers with the same headers and body. A document
 * is answered as it is, JSON is written.
 */
export const bareHandler = (calls: readonly AwsCall[], { statusCode, headers, body }: Answer) => {
  const sends = calls.map(callOf);
  const isJson = headers?.['content-type']?.includes('json') && body !== undefined && body !== '';
  const result = isJson ? JSON.parse(body) : undefined;
  return async (event: { body?: string; isBase64Encoded?: boolean }) => {
    const { body: sent, isBase64Encoded } = event;
    if (sent !== undefined) JSON.parse(isBase64Encoded ? Buffer.from(sent, 'base64').toString() : sent);
    // A refusal that was recorded, such as of a condition, is part of the work.
    for (const send of sends) await send().catch(() => undefined);
    return { statusCode, headers, body: isJson ? JSON.stringify(result) : body };
  };
};

const image = (value: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']) => value && plainItem(value);

/** A consumer of the stream that parses its records and does nothing with them. */
export const bareConsumer = async ({ Records }: DynamoDBStreamEvent) => {
  let attributes = 0;
  for (const { dynamodb } of Records)
    for (const parsed of [image(dynamodb?.OldImage), image(dynamodb?.NewImage)])
      attributes += Object.keys(parsed ?? {}).length;
  return { batchItemFailures: [], attributes };
};

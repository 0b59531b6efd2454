import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { env } from '#functions/core/env.ts';
import { localStack } from './context.ts';
import { asOperator } from './stack.ts';

/**
 * Makes an empty table with the keys and indexes of the stack's, without its stream, and points this process at it:
 * for tests that need to know everything that is in a table. Returns what removes it.
 */
export const useOwnTable = async (): Promise<() => Promise<void>> => {
  asOperator();
  const client = new DynamoDBClient({});
  const { Table } = await client.send(
    new DescribeTableCommand({ TableName: localStack().runtime.tableName }),
  );
  const TableName = `test-${randomUUID()}`;
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: Table?.AttributeDefinitions,
      KeySchema: Table?.KeySchema,
      GlobalSecondaryIndexes: Table?.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
        IndexName,
        KeySchema,
        Projection,
      })),
    }),
  );
  process.env.TABLE_NAME = TableName;
  return async () => {
    await client.send(new DeleteTableCommand({ TableName }));
    client.destroy();
  };
};

/** Gives the tests of a file, or of a `describe`, an empty table of their own; afterwards the stack's is used again. */
export const withOwnTable = (): void => {
  let remove: () => Promise<void>;
  beforeAll(async () => {
    remove = await useOwnTable();
  });
  afterAll(async () => {
    await remove();
    asOperator();
  });
};

/** Every item of the table that this process uses. */
export const allItems = async (): Promise<Record<string, unknown>[]> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: env('TABLE_NAME') }))
    items.push(...Items);
  client.destroy();
  return items;
};

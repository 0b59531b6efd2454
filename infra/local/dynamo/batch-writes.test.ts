import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchesInOneCommit } from './batch-writes.ts';
import { type DynamoClient, dynamoClient } from './client.ts';
import { type DynamoProcess, startDynamo } from './process.ts';

const TABLES = ['as-it-came', 'in-one-commit'] as const;
const BATCH = 'DynamoDB_20120810.BatchWriteItem';

let folder: string;
let process: DynamoProcess;
let client: DynamoClient;

const keySchema = (partition: string) => [{ AttributeName: partition, KeyType: 'HASH' }];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fledge-batch-'));
  process = await startDynamo(folder, () => undefined);
  client = dynamoClient(process.port);
  for (const TableName of TABLES)
    await client.call('CreateTable', {
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keySchema('pk'),
      AttributeDefinitions: ['pk', 'other'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      GlobalSecondaryIndexes: [
        { IndexName: 'other', KeySchema: keySchema('other'), Projection: { ProjectionType: 'ALL' } },
      ],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
});

afterAll(async () => {
  client.close();
  await process.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a batch to one table as it came and to the other in one commit, and returns both answers. */
const both = async (requests: readonly object[]) => {
  const answers = [];
  for (const [table, forward] of [
    [TABLES[0], client.forward],
    [TABLES[1], batchesInOneCommit(client.forward)],
  ] as const) {
    const input = { RequestItems: { [table]: requests }, ReturnConsumedCapacity: 'TOTAL' };
    const { status, body } = await forward(BATCH, JSON.stringify(input));
    // dynoxide's messages repeat the input, its fields in any order.
    const text = body.replaceAll(table, 'table').replace(/Value '.*?' at/s, 'Value at');
    answers.push({ status, body: JSON.parse(text) as Record<string, unknown> });
  }
  return answers;
};

const put = (pk: string, size: number, other?: string) => ({
  PutRequest: {
    Item: { pk: { S: pk }, text: { S: 'x'.repeat(size) }, ...(other && { other: { S: other } }) },
  },
});

const contents = async (TableName: string) => {
  const { Items } = await client.call<{ Items: { pk: { S: string } }[] }>('Scan', { TableName });
  return Items.toSorted((a, b) => (a.pk.S < b.pk.S ? -1 : 1));
};

test('a batch in one commit answers, stores and consumes what a batch does', async () => {
  for (const requests of [
    Array.from({ length: 25 }, (_, i) => put(`item-${i}`, i * 200)),
    [
      put('item-1', 10, 'indexed'),
      put('item-30', 5000, 'indexed'),
      { DeleteRequest: { Key: { pk: { S: 'item-2' } } } },
    ],
    [{ DeleteRequest: { Key: { pk: { S: 'nobody' } } } }],
  ]) {
    const [asItCame, inOneCommit] = await both(requests);
    expect(asItCame?.status).toBe(200);
    expect(inOneCommit).toEqual(asItCame);
  }
  expect(await contents(TABLES[1])).toEqual(await contents(TABLES[0]));
});

test('what dynoxide refuses is refused in its words for a batch', async () => {
  for (const requests of [
    [],
    Array.from({ length: 26 }, (_, i) => put(`item-${i}`, 1)),
    [put('twice', 1), put('twice', 2)],
    [{ PutRequest: { Item: { text: { S: 'no key' } } } }],
  ]) {
    const [asItCame, inOneCommit] = await both(requests);
    expect(asItCame?.status).toBe(400);
    expect(inOneCommit).toEqual(asItCame);
  }
});

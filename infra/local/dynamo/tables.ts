import { LocalFailure } from '../failure.ts';
import type { Stack } from '../template/stack.ts';
import { isObject, type Json, type JsonObject } from '../template/types.ts';
import type { DynamoClient } from './client.ts';

/** A table of the stack in the words of the DynamoDB API. */
export interface Table {
  readonly logicalId: string;
  readonly name: string;
  readonly streamArn: string;
  /** Names of the key attributes, partition key first. */
  readonly keys: readonly string[];
  readonly create: JsonObject;
  /** The attribute with the epoch second at which an item expires. */
  readonly ttlAttribute: string | undefined;
}

const asList = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The stack's tables. On-demand or provisioned is the same here: nothing is throttled locally. */
export const tablesOf = (stack: Stack): Table[] =>
  stack.all('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable').map(({ logicalId, ref, properties }) => {
    const stream = asObject(properties.StreamSpecification);
    const ttl = asObject(properties.TimeToLiveSpecification);
    const indexes = asList(properties.GlobalSecondaryIndexes).map(({ IndexName, KeySchema, Projection }) => ({
      IndexName: IndexName ?? null,
      KeySchema: KeySchema ?? null,
      Projection: Projection ?? null,
    }));
    const create: JsonObject = {
      TableName: ref,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: properties.AttributeDefinitions ?? [],
      KeySchema: properties.KeySchema ?? [],
    };
    if (indexes.length > 0) create.GlobalSecondaryIndexes = indexes;
    if (properties.LocalSecondaryIndexes) create.LocalSecondaryIndexes = properties.LocalSecondaryIndexes;
    if (stream.StreamViewType) {
      create.StreamSpecification = { StreamEnabled: true, StreamViewType: stream.StreamViewType };
    }
    return {
      logicalId,
      name: ref,
      streamArn: stack.attribute(logicalId, 'StreamArn'),
      keys: asList(properties.KeySchema).map(({ AttributeName }) => String(AttributeName)),
      create,
      ttlAttribute: ttl.Enabled === true ? String(ttl.AttributeName) : undefined,
    };
  });

/** Makes the tables, or brings those of an earlier run to what the template says now. */
export const deployTables = async (client: DynamoClient, tables: readonly Table[]): Promise<void> => {
  const { TableNames } = await client.call<{ TableNames: string[] }>('ListTables', {});
  for (const table of tables) {
    if (TableNames.includes(table.name)) await update(client, table);
    else await client.call('CreateTable', table.create);
    if (table.ttlAttribute) await enableTtl(client, table.name, table.ttlAttribute);
  }
};

const enableTtl = async (client: DynamoClient, name: string, attribute: string): Promise<void> => {
  const { TimeToLiveDescription } = await client.call<{ TimeToLiveDescription: { AttributeName?: string } }>(
    'DescribeTimeToLive',
    { TableName: name },
  );
  if (TimeToLiveDescription.AttributeName === attribute) return;
  await client.call('UpdateTimeToLive', {
    TableName: name,
    TimeToLiveSpecification: { Enabled: true, AttributeName: attribute },
  });
};

const update = async (client: DynamoClient, { name, create }: Table): Promise<void> => {
  const { Table: existing } = await client.call<{ Table: JsonObject }>('DescribeTable', { TableName: name });
  const same = (key: string) => shape(existing[key]) === shape(create[key]);
  if (!same('KeySchema') || !same('LocalSecondaryIndexes') || !same('StreamSpecification')) {
    throw new LocalFailure(
      `The keys or the stream of table ${name} changed since its data was made. Start with: npm start -- --fresh`,
    );
  }
  const wanted = asList(create.GlobalSecondaryIndexes);
  const present = asList(existing.GlobalSecondaryIndexes);
  const has = (list: JsonObject[], index: JsonObject) =>
    list.some((other) => indexShape(other) === indexShape(index));
  for (const index of present.filter((entry) => !has(wanted, entry))) {
    await client.call('UpdateTable', {
      TableName: name,
      GlobalSecondaryIndexUpdates: [{ Delete: { IndexName: index.IndexName } }],
    });
  }
  for (const index of wanted.filter((entry) => !has(present, entry))) {
    await client.call('UpdateTable', {
      TableName: name,
      AttributeDefinitions: create.AttributeDefinitions,
      GlobalSecondaryIndexUpdates: [{ Create: index }],
    });
  }
};

/** Comparable text of a part of a table: an absent list and an empty one are the same. */
const shape = (value: Json | undefined): string => {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return '';
  if (Array.isArray(value)) return `[${value.map(shape).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${key}:${shape(value[key])}`)
    .join()}}`;
};

const indexShape = ({ IndexName, KeySchema, Projection }: JsonObject): string =>
  shape([IndexName ?? null, KeySchema ?? null, Projection ?? null]);

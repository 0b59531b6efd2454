import { setTimeout as wait } from 'node:timers/promises';
import { openReader, positionOf, type StreamRecord } from '../streams/reader.ts';
import { isObject, type JsonObject, parseJson } from '../template/types.ts';
import type { DynamoClient } from './client.ts';
import type { Table } from './tables.ts';

type Forward = DynamoClient['forward'];

/** A copy of the items in a table's indexes, some time behind. */
const copyOf = (name: string): string => `${name}-indexes`;

const POLL_MS = 50;

const keysOf = ({ create }: Table): string[] =>
  (Array.isArray(create.GlobalSecondaryIndexes) ? create.GlobalSecondaryIndexes : [])
    .filter(isObject)
    .flatMap(({ KeySchema }) => (Array.isArray(KeySchema) ? KeySchema.filter(isObject) : []))
    .map(({ AttributeName }) => String(AttributeName));

/** Creates the copy of an empty table, without a stream. */
const createCopy = async (client: DynamoClient, { name, create }: Table): Promise<void> => {
  const { StreamSpecification: _, ...rest } = create;
  await client.call('CreateTable', { ...rest, TableName: copyOf(name) });
};

const applyTo = async (
  client: DynamoClient,
  TableName: string,
  { dynamodb }: StreamRecord,
): Promise<void> => {
  const { NewImage, Keys } = dynamodb;
  if (NewImage) await client.call('PutItem', { TableName, Item: NewImage });
  else await client.call('DeleteItem', { TableName, Key: Keys });
};

/** Applies what happens to a table's indexed items to the copy, `lagMs` after it was seen. */
const follow = async (
  client: DynamoClient,
  table: Table,
  lagMs: number,
  signal: AbortSignal,
): Promise<void> => {
  const reader = await openReader(client, table.name);
  const keys = keysOf(table);
  const isIndexed = ({ dynamodb: { OldImage, NewImage } }: StreamRecord): boolean =>
    [OldImage, NewImage].some((image) => isObject(image) && keys.some((key) => key in image));
  const waiting: { record: StreamRecord; due: number }[] = [];
  let position = 0;
  while (!signal.aborted) {
    const page = await reader.after(position);
    const due = performance.now() + lagMs;
    waiting.push(...page.filter(isIndexed).map((record) => ({ record, due })));
    position = page.length > 0 ? Math.max(...page.map(positionOf)) : position;
    for (let next = waiting[0]; next && next.due <= performance.now(); next = waiting[0]) {
      await applyTo(client, copyOf(table.name), next.record);
      waiting.shift();
    }
    await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
};

/** Reads of indexes as they were some time ago. */
export interface LaggingIndexes {
  readonly around: (forward: Forward) => Forward;
  readonly stop: () => Promise<void>;
}

/**
 * Lets every read of an index see the tables as they were `lagMs` ago. DynamoDB updates indexes after the table, within
 * a second as a rule; dynoxide updates them with it, which hides code that relies on a fresh one. For fresh tables only.
 */
export const lagIndexes = async (
  client: DynamoClient,
  tables: readonly Table[],
  lagMs: number,
): Promise<LaggingIndexes> => {
  const indexed = tables.filter((table) => keysOf(table).length > 0);
  const names = new Set(indexed.map(({ name }) => name));
  const ending = new AbortController();
  for (const table of indexed) await createCopy(client, table);
  const ended = indexed.map((table) => follow(client, table, lagMs, ending.signal));
  return {
    around: (forward) => async (target, body) => {
      if (!target.endsWith('.Query')) return forward(target, body);
      const input: JsonObject = Object(parseJson(body.toString()));
      const { IndexName, TableName } = input;
      if (IndexName === undefined || !names.has(String(TableName))) return forward(target, body);
      return forward(target, JSON.stringify({ ...input, TableName: copyOf(String(TableName)) }));
    },
    stop: async () => {
      ending.abort();
      await Promise.allSettled(ended);
    },
  };
};

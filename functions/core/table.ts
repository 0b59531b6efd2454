import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type * as z from 'zod';
import { busy, incompleteBatch, isContention, isThrottled, isUnfinished } from './contention.ts';
import { env } from './env.ts';
import { gather } from './gather.ts';
import { retrying } from './retry.ts';
import { type NamedWrite, namedWrites, type Steps, TransactionFailed, type Write } from './transaction.ts';
import { recordUsage } from './usage.ts';

/**
 * The mode is the default, said here: the SDK would look for it in files while a function loads.
 */
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ defaultsMode: 'legacy' }), {
  marshallOptions: { removeUndefinedValues: true },
});

/** Every call returns what it consumed, so that each request's cost is in its log line. */
const counted = { ReturnConsumedCapacity: 'TOTAL' } as const;
const here = () => ({ TableName: env('TABLE_NAME'), ...counted });

/** The primary key of an item. */
export interface Key {
  pk: string;
  sk: string;
}

/** A condition of a write, with the names and values of its placeholders. */
export interface Condition {
  readonly condition: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A condition of a single write did not hold. `item` is the existing item, when the call asked for it. */
export class ConditionFailed extends Error {
  readonly item: Record<string, unknown> | undefined;
  constructor(item: Record<string, unknown> | undefined, cause: unknown) {
    super('A condition of the write did not hold.', { cause });
    this.item = item;
  }
}

// Around the SDK's own retries: what is still throttled after them is answered with 503.
client.middlewareStack.add(
  (next) => async (args) => {
    try {
      return await next(args);
    } catch (error) {
      throw isThrottled(error) ? busy(error) : error;
    }
  },
  { name: 'throttled', step: 'initialize', priority: 'high' },
);

/**
 * Writes meet on one item when many people want one thing: they try again, and give up with a 503 after a while.
 * `writes` are those of a transaction.
 */
const write = async <T>(attempt: () => Promise<T>, writes: readonly NamedWrite[] = []): Promise<T> => {
  try {
    return await retrying(attempt, isContention);
  } catch (error) {
    if (isContention(error)) throw busy(error);
    if (error instanceof ConditionalCheckFailedException)
      throw new ConditionFailed(error.Item && unmarshall(error.Item), error);
    if (
      error instanceof TransactionCanceledException &&
      error.CancellationReasons?.some(({ Code }) => Code === 'ConditionalCheckFailed')
    )
      throw new TransactionFailed(writes, error.CancellationReasons, error);
    throw error;
  }
};

/** One item, read consistently and checked against its schema; undefined when there is none. */
export const getItem = async <T extends z.ZodType>(schema: T, key: Key): Promise<z.output<T> | undefined> => {
  const { Item, ConsumedCapacity } = await client.send(
    new GetCommand({ ...here(), Key: { pk: key.pk, sk: key.sk }, ConsistentRead: true }),
  );
  recordUsage('reads', ConsumedCapacity);
  return Item === undefined ? undefined : schema.parse(Item);
};

/** Those of at most 100 items that exist, in any order. Half a unit each, or a whole one when read consistently. */
export const getItems = async <T extends z.ZodType>(
  schema: T,
  keys: readonly Key[],
  ConsistentRead = false,
): Promise<z.output<T>[]> => {
  const found: z.output<T>[] = [];
  let rest: Key[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  if (rest.length === 0) return found;
  await retrying(async () => {
    const { Responses, UnprocessedKeys, ConsumedCapacity } = await client.send(
      new BatchGetCommand({
        ...counted,
        RequestItems: { [env('TABLE_NAME')]: { Keys: rest, ConsistentRead } },
      }),
    );
    recordUsage('reads', ConsumedCapacity);
    found.push(...(Responses?.[env('TABLE_NAME')] ?? []).map((item) => schema.parse(item)));
    rest = (UnprocessedKeys?.[env('TABLE_NAME')]?.Keys ?? []) as Key[];
    if (rest.length > 0) throw incompleteBatch();
  }, isUnfinished);
  return found;
};

export type Query = Omit<QueryCommandInput, 'TableName'>;

/**
 * One page of a query, each item checked against the schema. `lastKey` is where the next page starts, or undefined
 * at the end; `units` is what it consumed. Give a `Limit`: without one a page holds up to 1 MB.
 */
export const queryItems = async <T extends z.ZodType>(
  schema: T,
  query: Query,
): Promise<{ items: z.output<T>[]; lastKey: Record<string, string> | undefined; units: number }> => {
  const {
    Items = [],
    LastEvaluatedKey,
    ConsumedCapacity,
  } = await client.send(new QueryCommand({ ...here(), ...query }));
  recordUsage('reads', ConsumedCapacity);
  return {
    items: Items.map((item) => schema.parse(item)),
    lastKey: LastEvaluatedKey,
    units: ConsumedCapacity?.CapacityUnits ?? 0,
  };
};

/** Puts an item. Throws `ConditionFailed` when its condition does not hold. */
export const putItem = async (put: Omit<PutCommandInput, 'TableName'>): Promise<void> => {
  const { ConsumedCapacity } = await write(() => client.send(new PutCommand({ ...here(), ...put })));
  recordUsage('writes', ConsumedCapacity);
};

/** Updates an item and returns what `ReturnValues` asked for. Throws `ConditionFailed` when its condition does not hold. */
export const updateItem = async (
  update: Omit<UpdateCommandInput, 'TableName'>,
): Promise<Record<string, unknown> | undefined> => {
  const { Attributes, ConsumedCapacity } = await write(() =>
    client.send(new UpdateCommand({ ...here(), ...update })),
  );
  recordUsage('writes', ConsumedCapacity);
  return Attributes;
};

/** Deletes an item. Throws `ConditionFailed` when its condition does not hold. */
export const deleteItem = async (del: Omit<DeleteCommandInput, 'TableName'>): Promise<void> => {
  const { ConsumedCapacity } = await write(() => client.send(new DeleteCommand({ ...here(), ...del })));
  recordUsage('writes', ConsumedCapacity);
};

const inTable = ({ Put, Update, Delete, ConditionCheck }: Write) => {
  const TableName = env('TABLE_NAME');
  return {
    Put: Put && { ...Put, TableName },
    Update: Update && { ...Update, TableName },
    Delete: Delete && { ...Delete, TableName },
    ConditionCheck: ConditionCheck && { ...ConditionCheck, TableName },
  };
};

/**
 * All of the writes or none, of at most 100 items. Steps of several groups are one transaction: those of a function and
 * those that its caller adds. Throws `TransactionFailed` when a condition does not hold.
 */
export const transact = async (...groups: readonly Steps[]): Promise<void> => {
  const writes = namedWrites(groups);
  const TransactItems = writes.map((item) => inTable(item.write));
  const { ConsumedCapacity } = await write(
    () => client.send(new TransactWriteCommand({ ...counted, TransactItems })),
    writes,
  );
  recordUsage('writes', ConsumedCapacity);
};

type BatchRequest = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];

/** Sends one call until all of it is done. */
const sendBatch = async (requests: readonly BatchRequest[]): Promise<void> => {
  let rest = [...requests];
  await retrying(
    async () => {
      const { UnprocessedItems, ConsumedCapacity } = await client.send(
        new BatchWriteCommand({ ...counted, RequestItems: { [env('TABLE_NAME')]: rest } }),
      );
      recordUsage('writes', ConsumedCapacity);
      rest = (UnprocessedItems?.[env('TABLE_NAME')] ?? []) as BatchRequest[];
      if (rest.length > 0) throw incompleteBatch();
    },
    (error) => isUnfinished(error) || isContention(error),
  );
};

/**
 * Puts and deletes without conditions, until all are done, in no particular order: for what can be done again. What
 * several callers write at the same time shares calls of 25.
 */
export const batchWrite = gather<BatchRequest>({
  send: sendBatch,
  keyOf: ({ PutRequest, DeleteRequest }) => {
    const { pk, sk } = PutRequest?.Item ?? DeleteRequest?.Key ?? {};
    return JSON.stringify([pk, sk]);
  },
  most: 25,
  atOnce: 8,
});

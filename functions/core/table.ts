import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
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
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { env } from './env.ts';
import { AppError } from './errors.ts';
import { retrying } from './retry.ts';
import { recordUsage } from './usage.ts';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

/** Every call tells what it consumed, so that each request's cost stands in its log line. */
const counted = { ReturnConsumedCapacity: 'TOTAL' } as const;
const here = () => ({ TableName: env('TABLE_NAME'), ...counted });

/** The primary key of an item. */
export interface Key {
  pk: string;
  sk: string;
}

/** A condition of a single write did not hold. `item` is the item as it stood, when the call asked for it. */
export class ConditionFailed extends Error {
  readonly item: Record<string, unknown> | undefined;
  constructor(item: Record<string, unknown> | undefined, cause: unknown) {
    super('A condition of the write did not hold.', { cause });
    this.item = item;
  }
}

/** Conditions of a transaction did not hold: `failed[i]` tells whether the i-th did not, `items[i]` what stood there. */
export class TransactionFailed extends Error {
  readonly failed: readonly boolean[];
  constructor(failed: readonly boolean[], cause: unknown) {
    super('A condition of the transaction did not hold.', { cause });
    this.failed = failed;
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof TransactionConflictException ||
  (error instanceof TransactionCanceledException &&
    error.CancellationReasons?.some(({ Code }) => Code === 'TransactionConflict') === true &&
    !error.CancellationReasons.some(({ Code }) => Code === 'ConditionalCheckFailed'));

/** Writes meet on one item when many people want one thing: they try again, and give up with a 503 after a while. */
const write = async <T>(attempt: () => Promise<T>): Promise<T> => {
  try {
    return await retrying(attempt, isConflict);
  } catch (error) {
    if (isConflict(error))
      throw new AppError('unavailable', { cause: error, headers: { 'retry-after': '1' } });
    if (error instanceof ConditionalCheckFailedException) throw new ConditionFailed(error.Item, error);
    if (error instanceof TransactionCanceledException && error.CancellationReasons)
      throw new TransactionFailed(
        error.CancellationReasons.map(({ Code }) => Code === 'ConditionalCheckFailed'),
        error,
      );
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

export type Query = Omit<QueryCommandInput, 'TableName'>;

/**
 * One page of a query, each item checked against the schema. `lastKey` is where the next page starts, or undefined
 * at the end. Give a `Limit`: without one a page holds up to 1 MB.
 */
export const queryItems = async <T extends z.ZodType>(
  schema: T,
  query: Query,
): Promise<{ items: z.output<T>[]; lastKey: Record<string, string> | undefined }> => {
  const {
    Items = [],
    LastEvaluatedKey,
    ConsumedCapacity,
  } = await client.send(new QueryCommand({ ...here(), ...query }));
  recordUsage('reads', ConsumedCapacity);
  return { items: Items.map((item) => schema.parse(item)), lastKey: LastEvaluatedKey };
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

type Named<T> = T extends { TableName: unknown } ? Omit<T, 'TableName'> : never;
type SdkWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
/** One write of a transaction, as in the SDK but without the table's name. */
export type Write = { [K in keyof SdkWrite]: Named<NonNullable<SdkWrite[K]>> };

/** All of the writes or none. Throws `TransactionFailed` when a condition does not hold. */
export const transact = async (writes: readonly Write[]): Promise<void> => {
  const TransactItems = writes.map((item) =>
    Object.fromEntries(
      Object.entries(item).map(([kind, input]) => [kind, { ...input, TableName: env('TABLE_NAME') }]),
    ),
  ) as SdkWrite[];
  const { ConsumedCapacity } = await write(() =>
    client.send(new TransactWriteCommand({ ...counted, TransactItems })),
  );
  recordUsage('writes', ConsumedCapacity);
};

type BatchRequest = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];

/** Puts and deletes without conditions, 25 a call, until all are done. For what can be done again. */
export const batchWrite = async (requests: readonly BatchRequest[]): Promise<void> => {
  for (let start = 0; start < requests.length; start += 25) {
    let rest: BatchRequest[] = requests.slice(start, start + 25);
    await retrying(
      async () => {
        const { UnprocessedItems, ConsumedCapacity } = await client.send(
          new BatchWriteCommand({ ...counted, RequestItems: { [env('TABLE_NAME')]: rest } }),
        );
        recordUsage('writes', ConsumedCapacity);
        rest = (UnprocessedItems?.[env('TABLE_NAME')] ?? []) as BatchRequest[];
        if (rest.length > 0) throw new AppError('unavailable', { message: 'The table took only a part.' });
      },
      (error) => error instanceof AppError || isConflict(error),
    );
  }
};

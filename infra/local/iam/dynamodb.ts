import { INDEXES } from '#shared/records.ts';
import { AwsError } from '../aws.ts';
import type { Access, Place } from './access.ts';
import type { Context } from './conditions.ts';

type Body = Readonly<Record<string, unknown>>;

/** The action that each element of a transaction needs, by its key in the request. */
const TRANSACTION_ACTIONS: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

const PARTIQL = new Set(['ExecuteStatement', 'BatchExecuteStatement', 'ExecuteTransaction']);

const record = (value: unknown): Body =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const entries = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A table's ARN from what a request names it by (a name, or an ARN already); `*` when it names none. */
const tableArn = (table: unknown, place: Place): string => {
  if (typeof table !== 'string') return '*';
  return table.startsWith('arn:')
    ? table
    : `arn:aws:dynamodb:${place.region}:${place.account}:table/${table}`;
};

/** The name of every table's partition key here. */
const PARTITION_KEY = 'pk';
/** The partition keys of the indexes, too. None of them is the sort key of another. */
const PARTITION_KEYS = new Set([PARTITION_KEY, ...Object.values(INDEXES).map(({ pk }) => pk)]);

/** The context of an access to items with these keys, or whole items: the partition keys among them. */
const leadingKeys = (...items: readonly unknown[]): Context => {
  const keys = items
    .map((item) => record(record(item)[PARTITION_KEY]).S)
    .filter((key) => typeof key === 'string');
  return keys.length > 0 ? { 'dynamodb:leadingkeys': [...new Set(keys)] } : {};
};

/** The partition that a query names: `pk = :pk`, possibly through a placeholder for the name. */
const queriedPartition = ({
  KeyConditionExpression: expression,
  ExpressionAttributeNames: names,
  ExpressionAttributeValues: values,
}: Body): Body => {
  if (typeof expression !== 'string') return {};
  for (const [, name = '', placeholder = ''] of expression.matchAll(/(#?\w+)\s*=\s*(:\w+)/g)) {
    const attribute = name.startsWith('#') ? String(record(names)[name]) : name;
    if (PARTITION_KEYS.has(attribute)) return { [PARTITION_KEY]: record(values)[placeholder] };
  }
  return {};
};

/** The keys and items of one table in a batch. */
const batchItems = (table: unknown): readonly unknown[] =>
  Array.isArray(table)
    ? table.flatMap((request) => [
        record(record(record(request).PutRequest).Item),
        record(record(record(request).DeleteRequest).Key),
      ])
    : entries(record(table).Keys);

const transaction = (body: Body, place: Place): Access[] =>
  entries(body.TransactItems).flatMap((item) =>
    Object.entries(record(item)).map(([kind, element]) => {
      const action = TRANSACTION_ACTIONS[kind];
      if (!action) throw new AwsError('ValidationException', `TransactItems can hold no ${kind}.`);
      return {
        action: `dynamodb:${action}`,
        resource: tableArn(record(element).TableName, place),
        context: leadingKeys(record(element).Item, record(element).Key),
      };
    }),
  );

/** What a DynamoDB request needs: its action on each table, index or (in a transaction) element it names. */
export const decodeDynamo = (operation: string, body: Body, place: Place): Access[] => {
  if (PARTIQL.has(operation)) {
    throw new AwsError('UnsupportedOperationException', `${operation} (PartiQL) is not supported here.`);
  }
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems') return transaction(body, place);
  const action = `dynamodb:${operation}`;
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem') {
    return Object.entries(record(body.RequestItems)).map(([table, items]) => ({
      action,
      resource: tableArn(table, place),
      context: leadingKeys(...batchItems(items)),
    }));
  }
  const table = tableArn(body.TableName ?? body.ResourceArn, place);
  const index = body.IndexName;
  return [
    {
      action,
      resource: typeof index === 'string' ? `${table}/index/${index}` : table,
      context: leadingKeys(body.Item, body.Key, queriedPartition(body)),
    },
  ];
};

/** What a DynamoDB Streams request needs. An iterator begins with the ARN of its stream, as AWS writes them; otherwise only `*` covers it. */
export const decodeStreams = (operation: string, body: Body, place: Place): Access[] => {
  const iterator = body.ShardIterator;
  const stream = typeof iterator === 'string' ? iterator.split('|', 1)[0] : body.StreamArn;
  const named = typeof stream === 'string' && stream.startsWith('arn:');
  const table = body.TableName === undefined ? '*' : `${tableArn(body.TableName, place)}/stream/*`;
  return [{ action: `dynamodb:${operation}`, resource: named ? stream : table, context: {} }];
};

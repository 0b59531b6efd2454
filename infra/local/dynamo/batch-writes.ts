import type { DynamoAnswer, DynamoClient } from './client.ts';

type Forward = DynamoClient['forward'];

interface Batch {
  RequestItems?: Record<string, { PutRequest?: object; DeleteRequest?: object }[]>;
  ReturnConsumedCapacity?: string;
}

interface Units {
  CapacityUnits: number;
}

interface Consumed {
  TableName: string;
  Table: Units;
  LocalSecondaryIndexes?: Record<string, Units>;
  GlobalSecondaryIndexes?: Record<string, Units>;
}

const MOST_IN_A_BATCH = 25;

const writesOf = ({ RequestItems = {} }: Batch) =>
  Object.entries(RequestItems).flatMap(([TableName, requests]) =>
    requests.map(({ PutRequest, DeleteRequest }) =>
      PutRequest ? { Put: { TableName, ...PutRequest } } : { Delete: { TableName, ...DeleteRequest } },
    ),
  );

/** A transaction consumes twice what its writes consume of the table one by one; of the indexes, the same. */
const outsideTransaction = ({ TableName, Table, ...indexes }: Consumed) => {
  const ofIndexes = [indexes.LocalSecondaryIndexes, indexes.GlobalSecondaryIndexes]
    .flatMap((units = {}) => Object.values(units))
    .reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
  return { TableName, CapacityUnits: Table.CapacityUnits / 2 + ofIndexes };
};

const answerOf = ({ headers, body }: DynamoAnswer, isCounted: boolean): DynamoAnswer => {
  const { ConsumedCapacity = [] } = JSON.parse(body) as { ConsumedCapacity?: Consumed[] };
  return {
    status: 200,
    // Not its checksum: that is of the other body.
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'x-amz-crc32')),
    body: JSON.stringify({
      UnprocessedItems: {},
      ...(isCounted && { ConsumedCapacity: ConsumedCapacity.map(outsideTransaction) }),
    }),
  };
};

/**
 * Writes a batch in one commit. dynoxide makes a commit of every item and waits for the disk each time: the seed's
 * 11,000 entries of search lists took half a minute on a busy disk. So a batch goes as one transaction, which DynamoDB's
 * promise for batches (each item as a whole, the batch in any part) allows; one that dynoxide refuses goes as it came.
 */
export const batchesInOneCommit =
  (forward: Forward): Forward =>
  async (target, body) => {
    if (!target.endsWith('.BatchWriteItem')) return forward(target, body);
    const batch = JSON.parse(body.toString()) as Batch;
    const TransactItems = writesOf(batch);
    // A sum is enough for our functions; a request for the figures by index gets dynoxide's own.
    if (TransactItems.length > MOST_IN_A_BATCH || batch.ReturnConsumedCapacity === 'INDEXES')
      return forward(target, body);
    const transaction = JSON.stringify({ TransactItems, ReturnConsumedCapacity: 'INDEXES' });
    const answer = await forward(target.replace('BatchWriteItem', 'TransactWriteItems'), transaction);
    if (answer.status !== 200) return forward(target, body);
    return answerOf(answer, batch.ReturnConsumedCapacity === 'TOTAL');
  };

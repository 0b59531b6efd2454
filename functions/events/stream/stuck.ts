import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';
import { putItem, queryItems } from '#functions/core/table.ts';
import { REMEMBERED_SECONDS } from './once.ts';

/** Failures are few and end soon, so one partition does. */
const PARTITION = 'stream#stuck';

/** Sequence numbers as text that sorts as they do: AWS's have up to 40 digits. */
const inOrder = (sequenceNumber: string): string => sequenceNumber.padStart(40, '0');

const stuckSchema = z.object({ record: z.string() });

/**
 * Keeps a record of the stream that the consumer failed on. A dead letter only says where in the stream it stands, and
 * a stream forgets after a day what a queue holds for two weeks (docs/decisions/0092).
 */
export const keepStuck = async (record: DynamoDBRecord): Promise<void> => {
  const { SequenceNumber = '', ApproximateCreationDateTime = 0 } = record.dynamodb ?? {};
  await putItem({
    Item: {
      pk: PARTITION,
      sk: inOrder(SequenceNumber),
      entity: 'stuck',
      record: JSON.stringify(record),
      ttl: Math.floor(ApproximateCreationDateTime) + REMEMBERED_SECONDS,
    },
  });
};

/** The records that the consumer failed on, from one sequence number to another, in order. */
export const stuckBetween = async (first: string, last: string): Promise<DynamoDBRecord[]> => {
  const found: DynamoDBRecord[] = [];
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(stuckSchema, {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':pk': PARTITION, ':first': inOrder(first), ':last': inOrder(last) },
      ConsistentRead: true,
      ...(after && { ExclusiveStartKey: after }),
    });
    found.push(...items.map(({ record }) => JSON.parse(record) as DynamoDBRecord));
    after = lastKey;
  } while (after);
  return found;
};

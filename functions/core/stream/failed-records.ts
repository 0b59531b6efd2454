import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';
import { REDRIVE_DAYS } from '#shared/core/retention.ts';
import { itemOf, keyOf } from '../keys.ts';
import { putItem, queryItems } from '../table.ts';

/** Sequence numbers as text that sorts as they do: AWS's have up to 40 digits. */
const sortable = (sequenceNumber: string): string => sequenceNumber.padStart(40, '0');

const savedSchema = z.object({ record: z.string() });

/**
 * Saves a record of the stream that a consumer failed on. A dead letter only says where in the stream the record is,
 * and a stream holds it for one day, a queue for two weeks (docs/decisions/0092).
 */
export const saveFailedRecord = async (record: DynamoDBRecord): Promise<void> => {
  const { SequenceNumber = '', ApproximateCreationDateTime = 0 } = record.dynamodb ?? {};
  await putItem({
    Item: {
      ...itemOf('failed-record', { sequenceNumber: sortable(SequenceNumber) }),
      record: JSON.stringify(record),
      ttl: Math.floor(ApproximateCreationDateTime) + REDRIVE_DAYS * 86_400,
    },
  });
};

/** The records that a consumer failed on, from one sequence number to another, in order. */
export const failedRecordsBetween = async (first: string, last: string): Promise<DynamoDBRecord[]> => {
  const from = keyOf('failed-record', { sequenceNumber: sortable(first) });
  const found: DynamoDBRecord[] = [];
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(savedSchema, {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':pk': from.pk, ':first': from.sk, ':last': sortable(last) },
      ConsistentRead: true,
      ...(after && { ExclusiveStartKey: after }),
    });
    found.push(...items.map(({ record }) => JSON.parse(record) as DynamoDBRecord));
    after = lastKey;
  } while (after);
  return found;
};

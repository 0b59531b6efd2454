import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Consumer, KindsOf } from '#shared/records.ts';
import { log } from '../log.ts';
import { observed } from '../observed.ts';
import type { Change, Effect } from './change.ts';
import { saveFailedRecord } from './failed-records.ts';

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

/** Lambda's types and the SDK's name the same values differently. */
const plain = (image: Image) => (image ? unmarshall(image as Record<string, AttributeValue>) : undefined);

const changeOf = ({ dynamodb: record = {} }: DynamoDBRecord): Change => ({
  before: plain(record.OldImage),
  after: plain(record.NewImage),
  at: new Date((record.ApproximateCreationDateTime ?? Number.NaN) * 1000),
});

/** The kind of a record: its `entity`, which never changes. */
const kindOf = ({ dynamodb: record = {} }: DynamoDBRecord): string =>
  (record.NewImage ?? record.OldImage)?.entity?.S ?? '';

/** Saves a failed record for a redrive. When that fails too, the stream still has it for a day. */
const save = async (record: DynamoDBRecord, sequenceNumber: string): Promise<void> => {
  try {
    await saveFailedRecord(record);
  } catch (error) {
    log('error', 'failed record was not saved', { sequenceNumber, error });
  }
};

/**
 * The handler of a consumer of the table's stream, with an effect for each kind of record that it subscribes to: one
 * that is missing does not compile. Records are processed in order. At the first that fails it stops and reports it;
 * Lambda delivers that one and those after it again, and after the last retry moves it to the dead-letter queue and
 * goes on. When the first of a batch fails, it throws: only then does Lambda halve the batch, until the record is
 * alone. Reported as failed "from the first on", the records behind it would in the end be given up as well.
 */
export const consumeStream = <C extends Consumer>(effects: Readonly<Record<KindsOf<C>, Effect>>) => {
  const byKind: ReadonlyMap<string, Effect> = new Map(Object.entries<Effect>(effects));
  return observed(async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const [index, record] of Records.entries()) {
      try {
        await byKind.get(kindOf(record))?.(changeOf(record));
      } catch (error) {
        const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
        log('error', 'stream record failed', { eventId: record.eventID, sequenceNumber, index, error });
        await save(record, sequenceNumber);
        if (index === 0 && Records.length > 1) throw new Error('The first record of the batch failed.');
        return { batchItemFailures: [{ itemIdentifier: sequenceNumber }] };
      }
    }
    return { batchItemFailures: [] };
  });
};

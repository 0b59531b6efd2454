import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Consumer } from '#shared/records/kind.ts';
import type { KindsOf } from '#shared/records.ts';
import { inParallel } from '../in-parallel.ts';
import { log } from '../log.ts';
import { observed } from '../observation.ts';
import type { Change, Effect } from './change.ts';
import { saveFailedRecord } from './failed-records.ts';
import { noteHandled } from './health.ts';

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

/** The partition of a record. Records of one partition are processed in order. */
const partitionOf = ({ dynamodb: record = {} }: DynamoDBRecord): string => record.Keys?.pk?.S ?? '';

/**
 * Processes the records of a batch, those of `atOnce` partitions at a time, and returns the index of the first that
 * failed. All records before it are done; those after it may be.
 */
const processAll = async (
  records: readonly DynamoDBRecord[],
  atOnce: number,
  process: (record: DynamoDBRecord, index: number) => Promise<boolean>,
): Promise<number | undefined> => {
  const partitions = Map.groupBy([...records.entries()], ([, record]) => partitionOf(record));
  let failed = records.length;
  await inParallel([...partitions.values()], atOnce, async (entries) => {
    for (const [index, record] of entries) {
      if (index > failed) return;
      if (!(await process(record, index))) failed = Math.min(failed, index);
    }
  });
  return failed < records.length ? failed : undefined;
};

/**
 * The handler of a consumer of the table's stream, with an effect for each kind of record that it subscribes to: one
 * that is missing does not compile. Records of one partition are processed in order, those of `atOnce` partitions at the
 * same time. At the first that fails it stops and reports it; Lambda delivers that one and those after it again, and
 * after the last retry moves it to the dead-letter queue and goes on. When the first of a batch fails, it throws: only
 * then does Lambda halve the batch, until the record is alone. Reported as failed "from the first on", the records behind
 * it would in the end be given up as well. With the name of the `consumer`, its progress is noted for the admins.
 */
export const consumeStream = <C extends Consumer>(
  effects: Readonly<Record<KindsOf<C>, Effect>>,
  atOnce = 1,
  consumer?: C,
) => {
  const byKind: ReadonlyMap<string, Effect> = new Map(Object.entries<Effect>(effects));
  const process = async (record: DynamoDBRecord, index: number): Promise<boolean> => {
    try {
      await byKind.get(kindOf(record))?.(changeOf(record));
      return true;
    } catch (error) {
      const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
      log('error', 'stream record failed', { eventId: record.eventID, sequenceNumber, index, error });
      await save(record, sequenceNumber);
      return false;
    }
  };
  return observed(async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const failed = await processAll(Records, atOnce, process);
    if (failed === undefined) {
      if (consumer) await noteHandled(consumer, Records);
      return { batchItemFailures: [] };
    }
    if (failed === 0 && Records.length > 1) throw new Error('The first record of the batch failed.');
    return { batchItemFailures: [{ itemIdentifier: Records[failed]?.dynamodb?.SequenceNumber ?? '' }] };
  });
};

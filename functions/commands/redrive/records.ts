import {
  type _Record,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { failedRecordsBetween } from '#functions/core/stream/failed-records.ts';
import type { Letter } from './letters.ts';

type Stretch = Extract<Letter, { kind: 'records' }>;

/** What the stream says when it no longer holds what it is asked for: a record is gone, or its whole shard. */
const FORGOTTEN = new Set(['TrimmedDataAccessException', 'ResourceNotFoundException']);

/** The SDK reads times and binary values into objects; Lambda's events hold them as in JSON. */
const asInEvent = (record: _Record, eventSourceARN: string): DynamoDBRecord =>
  JSON.parse(
    JSON.stringify({ ...record, eventSourceARN }, function (this: Record<string, unknown>, key, value) {
      const raw = this[key];
      if (raw instanceof Date) return Math.floor(raw.getTime() / 1000);
      return raw instanceof Uint8Array ? Buffer.from(raw).toString('base64') : value;
    }),
  ) as DynamoDBRecord;

/** The records of a stretch, read from the stream; undefined when it no longer holds them: it keeps a day. */
const fromStream = async ({
  streamArn,
  shardId,
  first,
  last,
}: Stretch): Promise<DynamoDBRecord[] | undefined> => {
  const client = new DynamoDBStreamsClient({});
  const found: DynamoDBRecord[] = [];
  try {
    let { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: shardId,
        ShardIteratorType: 'AT_SEQUENCE_NUMBER',
        SequenceNumber: first,
      }),
    );
    while (ShardIterator !== undefined) {
      const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator }));
      for (const record of Records) {
        const number = BigInt(record.dynamodb?.SequenceNumber ?? 0);
        if (number > BigInt(last)) return found;
        found.push(asInEvent(record, streamArn));
        if (number === BigInt(last)) return found;
      }
      ShardIterator = NextShardIterator;
    }
    return found;
  } catch (error) {
    if (error instanceof Error && FORGOTTEN.has(error.name)) return undefined;
    throw error;
  } finally {
    client.destroy();
  }
};

export interface Found {
  readonly records: DynamoDBRecord[];
  /** Where they were: the stream has them for a day, the copies that the consumer saves last as long as the letters. */
  readonly where: 'stream' | 'copies';
  /** Nothing of the stretch is missing. */
  readonly complete: boolean;
}

/** The records that a letter is about. */
export const recordsOf = async (letter: Stretch): Promise<Found> => {
  const streamed = await fromStream(letter);
  if (streamed) return { records: streamed, where: 'stream', complete: true };
  const records = await failedRecordsBetween(letter.first, letter.last);
  return { records, where: 'copies', complete: records.length >= letter.size };
};

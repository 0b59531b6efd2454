import type { Clock } from '../clock.ts';
import type { DynamoClient } from '../dynamo/client.ts';
import { LOCAL_REGION } from '../template/identities.ts';
import type { JsonObject } from '../template/types.ts';

/** A stream record as dynoxide gives it; its sequence numbers count from 1. */
export interface StreamRecord extends JsonObject {
  dynamodb: JsonObject & { SequenceNumber: string; ApproximateCreationDateTime: number };
}

/** Reads one table's stream in order. */
export interface StreamReader {
  /** At most 1,000 records after a position, without those before it. */
  readonly after: (position: number) => Promise<StreamRecord[]>;
  /** The position of the newest record. */
  readonly latest: () => Promise<number>;
}

interface Description {
  StreamDescription: {
    Shards: { ShardId: string; SequenceNumberRange: { EndingSequenceNumber?: string } }[];
  };
}

/** The position of a record. */
export const positionOf = ({ dynamodb }: StreamRecord): number => Number(dynamodb.SequenceNumber);

/** The record as it is handed over: with the template's names, and the time of the local clock. */
export const asEventRecord = (record: StreamRecord, streamArn: string, clock: Clock): StreamRecord => {
  // dynoxide keeps whole seconds. The latest moment it can mean (and that has passed) shows best whether the clock
  // was moved before the write.
  const latest = Math.min(Date.now(), record.dynamodb.ApproximateCreationDateTime * 1000 + 999);
  return {
    ...record,
    awsRegion: LOCAL_REGION,
    eventSourceARN: streamArn,
    dynamodb: { ...record.dynamodb, ApproximateCreationDateTime: Math.floor(clock.at(latest) / 1000) },
  };
};

/** Opens the stream of a table; dynoxide keeps all of it in one shard. */
export const openReader = async (client: DynamoClient, table: string): Promise<StreamReader> => {
  const { Streams } = await client.call<{ Streams: { StreamArn: string }[] }>('ListStreams', {
    TableName: table,
  });
  const StreamArn = Streams[0]?.StreamArn;
  const description = () => client.call<Description>('DescribeStream', { StreamArn });
  let next: { position: number; iterator: string } | undefined;

  const iteratorAfter = async (position: number): Promise<string | undefined> => {
    if (next?.position === position) return next.iterator;
    // There is no shard before the first record.
    const shard = (await description()).StreamDescription.Shards[0];
    if (!shard) return undefined;
    const { ShardIterator } = await client.call<{ ShardIterator: string }>('GetShardIterator', {
      StreamArn,
      ShardId: shard.ShardId,
      ...(position === 0
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: String(position) }),
    });
    return ShardIterator;
  };

  const after: StreamReader['after'] = async (position) => {
    const ShardIterator = await iteratorAfter(position);
    if (ShardIterator === undefined) return [];
    const answer = await client.call<{ Records: StreamRecord[]; NextShardIterator: string }>('GetRecords', {
      ShardIterator,
      Limit: 1000,
    });
    const last = answer.Records.at(-1);
    next = { position: last ? positionOf(last) : position, iterator: answer.NextShardIterator };
    return answer.Records;
  };

  return {
    after,
    latest: async () => {
      // dynoxide compares sequence numbers as text when it names the last one: 9999 comes after 10000.
      let position = 0;
      for (let last = (await after(0)).at(-1); last; last = (await after(position)).at(-1))
        position = positionOf(last);
      return position;
    },
  };
};

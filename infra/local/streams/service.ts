import { type AwsAnswer, AwsError, type AwsRequest, headerOf, jsonAnswer, jsonBody } from '../aws.ts';
import type { Clock } from '../clock.ts';
import { asEventRecord, positionOf, type StreamReader, type StreamRecord } from './reader.ts';
import { SHARDS, shardIn, shardOf } from './shards.ts';

/** A stream of the stack by the name that the template gives it. */
export interface ReadableStream {
  readonly streamArn: string;
  readonly reader: StreamReader;
}

/** DynamoDB keeps a record in its stream for a day. */
const KEPT_SECONDS = 86_400;

type Input = Readonly<Record<string, unknown>>;

/** DynamoDB Streams for who reads from a known record on: the two operations for that, with the age limit of AWS. */
export const streamService = (streams: readonly ReadableStream[], clock: Clock, shards: number = SHARDS) => {
  const streamOf = (arn: unknown): ReadableStream => {
    const stream = streams.find(({ streamArn }) => streamArn === arn);
    if (!stream) throw new AwsError('ResourceNotFoundException', `Requested resource not found: ${arn}`);
    return stream;
  };
  const readFrom = async ({ streamArn, reader }: ReadableStream, position: number): Promise<StreamRecord[]> =>
    (await reader.after(position)).map((record) => asEventRecord(record, streamArn, clock));
  const isForgotten = ({ dynamodb }: StreamRecord): boolean =>
    clock.now() / 1000 - dynamodb.ApproximateCreationDateTime > KEPT_SECONDS;

  const iteratorFor = async ({ StreamArn, ShardId, ShardIteratorType, SequenceNumber }: Input) => {
    if (ShardIteratorType !== 'AT_SEQUENCE_NUMBER')
      throw new AwsError('ValidationException', `${ShardIteratorType} is not served by the local cloud.`);
    const stream = streamOf(StreamArn);
    const position = Number(SequenceNumber) - 1;
    const [first] = await readFrom(stream, position);
    if (!first || positionOf(first) !== position + 1 || isForgotten(first))
      throw new AwsError('TrimmedDataAccessException', 'The stream no longer holds the requested record.');
    return { ShardIterator: `${stream.streamArn}|${shardIn(ShardId)}|${position}` };
  };
  const recordsFrom = async ({ ShardIterator, Limit }: Input) => {
    const [arn, shard, position] = String(ShardIterator).split('|');
    const all = await readFrom(streamOf(arn), Number(position));
    const page = all.slice(0, Number(Limit ?? all.length));
    const last = page.at(-1);
    const Records = page.filter((record) => shardOf(record, shards) === Number(shard));
    return { Records, NextShardIterator: `${arn}|${shard}|${last ? positionOf(last) : position}` };
  };
  const operations: Readonly<Record<string, (input: Input) => Promise<unknown>>> = {
    GetShardIterator: iteratorFor,
    GetRecords: recordsFrom,
  };

  return async (request: AwsRequest): Promise<AwsAnswer> => {
    const operation = (headerOf(request, 'x-amz-target') ?? '').split('.')[1] ?? '';
    const act = operations[operation];
    if (!act) throw new AwsError('UnknownOperationException', `The local streams have no ${operation}.`, 404);
    return jsonAnswer(200, await act(jsonBody(request.body)), 'application/x-amz-json-1.0');
  };
};

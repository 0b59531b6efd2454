import { createHash } from 'node:crypto';
import type { StreamRecord } from './reader.ts';

/**
 * dynoxide has one shard for all records of a stream. In DynamoDB each partition of the table has its own, and only the
 * order within one is kept: the runner divides the records the same way, so that code that relies on more fails here.
 */
export const SHARDS = 2;

/** A number for some text that is always the same and evenly spread. */
export const hashOf = (text: string): number => createHash('md5').update(text).digest().readUInt32BE();

/** The shard of a record, among `count`: that of its partition key. */
export const shardOf = ({ dynamodb: { Keys } }: StreamRecord, count: number): number => {
  return count === 1 ? 0 : hashOf(JSON.stringify(Object(Keys).pk)) % count;
};

export const shardId = (shard: number): string => `shardId-local-${shard}`;

/** The number in a shard's id. */
export const shardIn = (id: unknown): number => Number(String(id).split('-').at(-1));

import { expect, test } from 'vitest';
import { assemblyDirectory } from '../testing/assembly.ts';
import { startProbed, until } from '../testing/probing.ts';
import type { StreamRecord } from './reader.ts';
import { SHARDS, shardOf } from './shards.ts';

const recordOf = (pk: string): StreamRecord => ({
  dynamodb: { Keys: { pk: { S: pk } }, SequenceNumber: '1', ApproximateCreationDateTime: 1 },
});

test('every partition has one shard, and each shard has some', () => {
  const shards = Array.from({ length: 40 }, (_, i) => shardOf(recordOf(`user#${i}`), SHARDS));
  expect(new Set(shards)).toEqual(new Set(Array.from({ length: SHARDS }, (_, shard) => shard)));
  expect(Array.from({ length: 40 }, (_, i) => shardOf(recordOf(`user#${i}`), SHARDS))).toEqual(shards);
});

test('a shard does not wait for a record that another one fails on', async () => {
  const cloud = await startProbed(assemblyDirectory(), { shards: SHARDS });
  const names = Array.from({ length: 20 }, (_, i) => String(i));
  const inShard = (shard: number) =>
    names.filter((name) => shardOf(recordOf(`opportunity#${name}`), SHARDS) === shard);
  const [[bad = ''], [good = '']] = [inShard(0), inShard(1)];
  for (const [name, fail] of [
    [bad, 99],
    [good, 0],
  ] as const) {
    const Item = {
      pk: { S: `opportunity#${name}` },
      sk: { S: 'opportunity' },
      entity: { S: 'opportunity' },
      fail: { N: String(fail) },
    };
    await cloud.ask({ do: 'dynamodb', command: 'PutItem', input: { Item } });
  }
  await until(() => cloud.lines.some((line) => line.includes(`"opportunity#${good}"`)));
  expect(cloud.lines.some((line) => line.includes('gave records up'))).toBe(false);
  await cloud.stop();
});

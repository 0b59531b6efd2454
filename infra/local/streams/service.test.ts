import { rmSync } from 'node:fs';
import {
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/core/durations.ts';
import { openQueues } from '../queues/queues.ts';
import { assemblyDirectory, resourceOf } from '../testing/assembly.ts';
import { newDataDir, type ProbedCloud, startProbed, until } from '../testing/probing.ts';

let dataDir: string;
let cloud: ProbedCloud;
beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(async () => {
  await cloud.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Letter {
  requestContext: { functionArn: string };
  DDBStreamBatchInfo: { streamArn: string; shardId: string; startSequenceNumber: string };
}

const start = async () => {
  const assembly = assemblyDirectory((template) => {
    resourceOf(template, 'AWS::Lambda::EventSourceMapping', /Stream/).MaximumRetryAttempts = 0;
  });
  cloud = await startProbed(assembly, { dataDir });
};

const write = async (name: string, fail = 0) => {
  const Item = {
    pk: { S: `opportunity#${name}` },
    sk: { S: 'opportunity' },
    entity: { S: 'opportunity' },
    fail: { N: String(fail) },
  };
  const answer = await cloud.ask({ do: 'dynamodb', command: 'PutItem', input: { Item } });
  expect(await answer.json()).toHaveProperty('ok');
};

/** Lets the consumer give one record up, among others, and reads the letter about it after a restart. */
const letterAfterRestart = async (): Promise<Letter> => {
  await start();
  for (const name of ['a', 'b']) await write(name);
  await write('bad', 9);
  await until(() => cloud.lines.some((line) => line.includes('gave records up')));
  await write('c');
  await until(() => cloud.lines.some((line) => line.includes('opportunity#c')));
  const [, queue = ''] = cloud.lines.join('\n').match(/retries, to (\S+):/) ?? [];
  await cloud.stop();
  const queues = openQueues(dataDir, Date.now);
  const [body = '{}'] = queues.bodies(queue);
  queues.close();
  // The restart deletes what every consumer has passed, but not what a letter is about.
  await start();
  return JSON.parse(body) as Letter;
};

const options = () => {
  const { region, credentials, endpoints } = cloud.runtime;
  return { region, credentials, endpoint: endpoints.dynamodb, maxAttempts: 1 };
};

const read = async ({ streamArn, shardId, startSequenceNumber }: Letter['DDBStreamBatchInfo']) => {
  const client = new DynamoDBStreamsClient(options());
  const { ShardIterator } = await client.send(
    new GetShardIteratorCommand({
      StreamArn: streamArn,
      ShardId: shardId,
      ShardIteratorType: 'AT_SEQUENCE_NUMBER',
      SequenceNumber: startSequenceNumber,
    }),
  );
  const { Records = [] } = await client.send(new GetRecordsCommand({ ShardIterator, Limit: 1 }));
  return Records;
};

describe('what a dead letter points at', () => {
  test('can be read and given to the function, also after a restart, for a day of the local clock', async () => {
    const { DDBStreamBatchInfo: info, requestContext } = await letterAfterRestart();
    const records = await read(info);
    expect(records).toMatchObject([
      { dynamodb: { SequenceNumber: info.startSequenceNumber, Keys: { pk: { S: 'opportunity#bad' } } } },
    ]);
    const { FunctionError, Payload } = await new LambdaClient(options()).send(
      new InvokeCommand({
        FunctionName: requestContext.functionArn,
        Payload: JSON.stringify({
          Records: records.map((one) => ({ ...one, eventSourceARN: info.streamArn })),
        }),
      }),
    );
    expect(FunctionError).toBeUndefined();
    expect(Buffer.from(Payload ?? []).toString()).toContain(`"${info.startSequenceNumber}"`);

    // dynoxide keeps whole seconds: what was written within this one would count as written after the advance.
    const second = Math.floor(Date.now() / 1000);
    await until(() => Date.now() / 1000 >= second + 1);
    await cloud.advance(25 * HOUR_MS);
    await expect(read(info)).rejects.toMatchObject({ name: 'TrimmedDataAccessException' });
  });

  test('is gone for who asks for what was forgotten', async () => {
    const { DDBStreamBatchInfo: info } = await letterAfterRestart();
    await expect(read({ ...info, startSequenceNumber: '1' })).rejects.toMatchObject({
      name: 'TrimmedDataAccessException',
    });
    await expect(read({ ...info, streamArn: `${info.streamArn}x` })).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });
});

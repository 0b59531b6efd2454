import { rmSync } from 'node:fs';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/core/durations.ts';
import { assemblyDirectory } from '../testing/assembly.ts';
import { newDataDir, type ProbedCloud, startProbed } from '../testing/probing.ts';
import { openQueues } from './queues.ts';

let dataDir: string;
let cloud: ProbedCloud;
let client: SQSClient;
let QueueUrl: string;

const open = async (): Promise<void> => {
  cloud = await startProbed(assemblyDirectory(), { dataDir });
  const { region, credentials, endpoints, deadLettersUrl } = cloud.runtime;
  client = new SQSClient({ region, credentials, endpoint: endpoints.sqs, maxAttempts: 1 });
  QueueUrl = deadLettersUrl;
};
beforeAll(async () => {
  dataDir = newDataDir();
  await open();
});
afterAll(async () => {
  await cloud.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (MessageBody: string) => client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
const receive = async (VisibilityTimeout = 60) =>
  (await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout })))
    .Messages ?? [];
const count = async () => {
  const AttributeNames = ['All' as const];
  const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames }));
  return [Attributes?.ApproximateNumberOfMessages, Attributes?.ApproximateNumberOfMessagesNotVisible];
};

describe('a queue', () => {
  test('gives a message to one taker until it is deleted or given back, and keeps it over a restart', async () => {
    await send('first');
    await send('second – ünïcode');
    expect(await count()).toEqual(['2', '0']);
    const [first, second] = await receive();
    expect([first?.Body, second?.Body]).toEqual(['first', 'second – ünïcode']);
    expect(await receive()).toEqual([]);
    expect(await count()).toEqual(['0', '2']);

    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle }));
    await client.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl,
        ReceiptHandle: second?.ReceiptHandle,
        VisibilityTimeout: 0,
      }),
    );
    await cloud.stop();
    await open();
    const again = await receive(0);
    expect(again.map(({ Body }) => Body)).toEqual(['second – ünïcode']);
    // A receipt is worth something only until the next taker has one.
    await receive();
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: again[0]?.ReceiptHandle }));
    expect(await count()).toEqual(['0', '1']);
  });

  test('counts no advance of the clock as time between two attempts', async () => {
    await client.send(new PurgeQueueCommand({ QueueUrl }));
    await send('again');
    const takenAt = async () => {
      const [message] = await receive(0);
      return Number(message?.Attributes?.ApproximateFirstReceiveTimestamp);
    };
    const first = await takenAt();
    expect(await takenAt()).toBe(first);
    const advanceMs = 8 * DAY_MS;
    await cloud.advance(advanceMs);
    expect(await takenAt()).toBe(first + advanceMs);
  });

  test('exists when the stack has it', async () => {
    const other = QueueUrl.replace('DeadLetters', 'Nothing');
    await expect(client.send(new ReceiveMessageCommand({ QueueUrl: other }))).rejects.toMatchObject({
      name: 'QueueDoesNotExist',
    });
  });

  test('is closed to who has no right to it', async () => {
    const { region, endpoints, credentials } = cloud.runtime;
    const forged = { ...credentials, secretAccessKey: 'x' };
    const stranger = new SQSClient({ region, endpoint: endpoints.sqs, credentials: forged, maxAttempts: 1 });
    await expect(stranger.send(new ReceiveMessageCommand({ QueueUrl }))).rejects.toThrow(/signature/);
  });

  test('gives a message that was hidden for a while to the next taker afterwards', () => {
    const folder = newDataDir();
    const queues = openQueues(folder, () => 7);
    queues.send('q', 'body');
    expect(queues.receive('q', 10, 0)).toMatchObject([{ body: 'body', sentAt: 7, receives: 1 }]);
    const [taken] = queues.receive('q', 10, 0);
    expect(taken?.receives).toBe(2);
    expect(queues.hide('q', taken?.receipt ?? '', 60)).toBe(true);
    expect(queues.receive('q', 10, 0)).toEqual([]);
    expect(queues.hide('q', 'another', 0)).toBe(false);
    queues.close();
    rmSync(folder, { recursive: true });
  });
});

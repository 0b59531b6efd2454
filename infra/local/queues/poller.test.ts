import { rmSync } from 'node:fs';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assemblyDirectory, resourceOf } from '../testing/assembly.ts';
import { newDataDir, type ProbedCloud, startProbed, until } from '../testing/probing.ts';
import { openQueues } from './queues.ts';

let dataDir: string;
let cloud: ProbedCloud;
let client: SQSClient;

const start = async (visibilitySeconds = 1): Promise<void> => {
  const assembly = assemblyDirectory((template) => {
    resourceOf(template, 'AWS::SQS::Queue', /^EventsDelayedQueue/).VisibilityTimeout = visibilitySeconds;
  });
  cloud = await startProbed(assembly, { dataDir });
  const { region, credentials, endpoints } = cloud.runtime;
  client = new SQSClient({ region, credentials, endpoint: endpoints.sqs, maxAttempts: 1 });
};
beforeEach(async () => {
  dataDir = newDataDir();
  await start();
});
afterEach(async () => {
  client.destroy();
  await cloud.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (name: string, DelaySeconds?: number, fail?: number) =>
  client.send(
    new SendMessageCommand({
      QueueUrl: cloud.runtime.delayedTasksUrl,
      MessageBody: JSON.stringify({ name, fail }),
      DelaySeconds,
    }),
  );

interface Delivery {
  message: string;
  count: number;
  after: number;
}
const deliveries = (): Delivery[] =>
  cloud.lines.flatMap((line) => {
    const [, text] = /(\{"message":.*\})/.exec(line) ?? [];
    return text === undefined ? [] : [JSON.parse(text) as Delivery];
  });
const names = () => deliveries().map(({ message }) => message);

test('a message is delivered when its delay is over by the local clock, also after a restart', async () => {
  await send('late', 900);
  await send('soon');
  await until(() => names().includes('soon'));
  await cloud.stop();
  await start();
  await cloud.advance(600_000);
  await send('then');
  await until(() => names().includes('then'));
  expect(names()).not.toContain('late');
  await cloud.advance(301_000);
  await until(() => names().includes('late'));
  expect(deliveries().find(({ message }) => message === 'late')?.after).toBeGreaterThanOrEqual(900_000);
});

test('one that fails is delivered again, and after the fifth time it is a dead letter', async () => {
  await send('twice', 0, 1);
  await send('never', 0, 9);
  await until(() => cloud.lines.some((line) => line.includes('gave a message up')));
  const counts = (name: string) =>
    deliveries()
      .filter(({ message }) => message === name)
      .map(({ count }) => count);
  expect([counts('twice'), counts('never')]).toEqual([
    [1, 2],
    [1, 2, 3, 4, 5],
  ]);
  await cloud.stop();
  const queues = openQueues(dataDir, Date.now);
  const letters = queues.bodies(cloud.runtime.deadLettersUrl.split('/').at(-1) ?? '');
  expect(letters.map((body) => JSON.parse(body))).toEqual([{ name: 'never', fail: 9 }]);
  expect(queues.bodies(cloud.runtime.delayedTasksUrl.split('/').at(-1) ?? '')).toEqual([]);
  queues.close();
});

test('a delay that SQS does not offer is refused', async () => {
  await expect(send('x', 901)).rejects.toMatchObject({ name: 'InvalidParameterValue' });
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { PurgeQueueCommand, ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect } from 'vitest';
import { redrive } from '#functions/commands/redrive/queue.ts';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { opportunityKey } from '#functions/parts/opportunities/repository.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import type { Consumer } from '#shared/records/kind.ts';
import { localStack } from './context.ts';
import { publish } from './publish.ts';
import { asOperator, eventually } from './stack.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const withQueue = async <T>(
  consumer: Consumer,
  work: (client: SQSClient, QueueUrl: string) => Promise<T>,
): Promise<T> => {
  asOperator();
  const client = new SQSClient({ useQueueUrlAsEndpoint: false });
  try {
    const { deadLettersUrl, mailDeadLettersUrl } = localStack().runtime;
    return await work(client, consumer === 'mail' ? mailDeadLettersUrl : deadLettersUrl);
  } finally {
    client.destroy();
  }
};

/** The messages of a consumer's dead-letter queue, which stay visible. */
export const deadLetters = (consumer: Consumer): Promise<string[]> =>
  withQueue(consumer, async (client, QueueUrl) => {
    const command = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 0 });
    return ((await client.send(command)).Messages ?? []).map(({ Body = '' }) => Body);
  });

/** Lambda's message about a batch of the stream, as far as tests look at it. */
export interface StreamLetter {
  requestContext: { functionArn: string; approximateInvokeCount: number; condition: string };
  DDBStreamBatchInfo: { startSequenceNumber: string; endSequenceNumber: string; batchSize: number };
}

/** Puts a message into a consumer's dead-letter queue. */
export const sendLetter = (letter: unknown, consumer: Consumer = 'stream'): Promise<void> =>
  withQueue(consumer, async (client, QueueUrl) => {
    const MessageBody = typeof letter === 'string' ? letter : JSON.stringify(letter);
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
  });

/** Waits until a queue that was empty has a number of letters. */
export const lettersOf = (count: number, consumer: Consumer = 'stream'): Promise<StreamLetter[]> =>
  eventually(`${count} dead letter(s)`, async () => {
    const bodies = await deadLetters(consumer);
    return bodies.length >= count && bodies.map((body) => JSON.parse(body) as StreamLetter);
  });

interface RedriveOutcome {
  code: number;
  lines: string[];
}

/** Runs `npm run redrive` on the stack under test, as an operator does. */
export const redriveCommand = (...args: string[]): Promise<RedriveOutcome> =>
  new Promise((resolve) => {
    const command = [join(ROOT, 'functions/commands/redrive.ts'), ...args];
    const env = { ...process.env, DATA_DIR: localStack().dataDir };
    execFile(process.execPath, command, { env }, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.trim().split('\n');
      resolve({ code: error ? Number(error.code) : 0, lines: lines.map((line) => line.trim()) });
    });
  });

/** The same in this process, without the time that a process takes to start. */
export const runRedrive = async (): Promise<RedriveOutcome> => {
  asOperator();
  const lines: string[] = [];
  const done = await redrive('local', (line) => lines.push(line.trim()));
  return { code: done ? 0 : 1, lines };
};

/** Empties both queues: what other tests left there is theirs. */
export const withoutLetters = async (): Promise<void> => {
  for (const consumer of ['stream', 'mail'] as const)
    await withQueue(consumer, async (client, QueueUrl) => {
      await client.send(new PurgeQueueCommand({ QueueUrl }));
    });
};

/** Writes what no code of ours writes: skills that are no list. The consumer cannot follow that up. */
export const breaking = (id: string) => updateOf(opportunityKey(id), { set: { skills: 'React' } });

/** An opportunity in the lists whose record was broken, when the consumer has given up on that. */
export const givenUp = async (): Promise<{ opportunity: Opportunity; letter: StreamLetter }> => {
  const opportunity = someOpportunity();
  await publish([opportunity]);
  await updateItem(breaking(opportunity.id));
  const [letter] = await lettersOf(1);
  if (!letter) throw new Error('no letter');
  return { opportunity, letter };
};

/** Where the consumer saved the record of a letter. */
export const savedKey = ({ DDBStreamBatchInfo: { startSequenceNumber } }: StreamLetter) => ({
  pk: 'stream#failed',
  sk: startSequenceNumber.padStart(40, '0'),
});

/** Expects a redrive to find no dead letters. */
export const expectNoDeadLetters = async () =>
  expect((await runRedrive()).lines).toEqual(['0 dead letters found in local, 0 repaired, 0 left.']);

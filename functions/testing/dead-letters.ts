import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { PurgeQueueCommand, ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { inject } from 'vitest';
import { asOperator, eventually } from './stack.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const withQueue = async <T>(work: (client: SQSClient, QueueUrl: string) => Promise<T>): Promise<T> => {
  asOperator();
  const client = new SQSClient({ useQueueUrlAsEndpoint: false });
  try {
    return await work(client, inject('runtime').deadLettersUrl);
  } finally {
    client.destroy();
  }
};

/** What lies among the dead letters, without keeping it from others. */
const deadLetters = (): Promise<string[]> =>
  withQueue(async (client, QueueUrl) => {
    const command = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 0 });
    return ((await client.send(command)).Messages ?? []).map(({ Body = '' }) => Body);
  });

/** Lambda's message about a batch of the stream, as far as tests look at it. */
export interface StreamLetter {
  requestContext: { functionArn: string; approximateInvokeCount: number; condition: string };
  DDBStreamBatchInfo: { startSequenceNumber: string; endSequenceNumber: string; batchSize: number };
}

/** Puts a message among the dead letters. */
export const sendLetter = (letter: unknown): Promise<void> =>
  withQueue(async (client, QueueUrl) => {
    const MessageBody = typeof letter === 'string' ? letter : JSON.stringify(letter);
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
  });

/** Waits until so many letters lie there; the queue was empty before. */
export const lettersOf = (count: number): Promise<StreamLetter[]> =>
  eventually(`${count} dead letter(s)`, async () => {
    const bodies = await deadLetters();
    return bodies.length >= count && bodies.map((body) => JSON.parse(body) as StreamLetter);
  });

/** Runs `npm run redrive` on the stack under test, as an operator does. */
export const runRedrive = (...args: string[]): Promise<{ code: number; lines: string[] }> =>
  new Promise((resolve) => {
    const command = [
      join(ROOT, 'functions/commands/redrive.ts'),
      ...(args.length ? args : ['--stage', 'local']),
    ];
    const env = { ...process.env, DATA_DIR: inject('dataDir') };
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({
        code: error ? Number(error.code) : 0,
        lines: `${stdout}${stderr}`
          .trim()
          .split('\n')
          .map((line) => line.trim()),
      }),
    );
  });

/** Empties the queue: what other tests left there is theirs. */
export const withoutLetters = (): Promise<void> =>
  withQueue(async (client, QueueUrl) => {
    await client.send(new PurgeQueueCommand({ QueueUrl }));
  });

import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { Consumer } from '#shared/records/kind.ts';
import { repair } from './repair.ts';

/** How long a message is hidden. Where ten take longer, another run may repair one as well: it does no harm. */
const HIDDEN_SECONDS = 900;
/** SQS looks at some of its servers only, unless it may wait. The local queue has one. */
const WAIT_SECONDS = { deployed: 2, local: 0 };

interface Redrive {
  found: number;
  repaired: number;
  left: number;
}

/**
 * Processes a consumer's dead-letter queue once: each letter is repaired and, only then, deleted. Those that cannot be
 * repaired are made visible again at the end, so that none is tried twice in a run. `report` gets a line for each.
 */
const redriveQueue = async (
  QueueUrl: string,
  consumer: Consumer,
  WaitTimeSeconds: number,
  report: (line: string) => void,
): Promise<Redrive> => {
  // The address in a queue's URL is AWS's, also for a local copy.
  const client = new SQSClient({ useQueueUrlAsEndpoint: false });
  const result: Redrive = { found: 0, repaired: 0, left: 0 };
  const kept: Message[] = [];
  const receive = async (): Promise<Message[]> => {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: HIDDEN_SECONDS,
        WaitTimeSeconds,
        MessageAttributeNames: ['TARGET_ARN'],
      }),
    );
    return Messages;
  };
  try {
    for (let batch = await receive(); batch.length > 0; batch = await receive())
      for (const message of batch) {
        const { Body = '', ReceiptHandle, MessageAttributes } = message;
        const { repaired, what } = await repair(Body, MessageAttributes?.TARGET_ARN?.StringValue, consumer);
        if (repaired) await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
        else kept.push(message);
        result.found += 1;
        result[repaired ? 'repaired' : 'left'] += 1;
        report(`${repaired ? 'repaired' : 'left'}: ${what}`);
      }
  } finally {
    for (const { ReceiptHandle } of kept)
      await client.send(
        new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }),
      );
    client.destroy();
  }
  return result;
};

/**
 * Processes the dead letters of the stage that this process is connected to. `report` gets a line for each letter, and the
 * last one counts them. Returns whether none is left.
 */
export const redrive = async (stage: string, report: (line: string) => void): Promise<boolean> => {
  const waitSeconds = WAIT_SECONDS[stage === 'local' ? 'local' : 'deployed'];
  const total: Redrive = { found: 0, repaired: 0, left: 0 };
  for (const [consumer, url] of [
    ['stream', process.env.DEAD_LETTERS_URL],
    ['mail', process.env.MAIL_DEAD_LETTERS_URL],
  ] as const) {
    const { found, repaired, left } = await redriveQueue(url ?? '', consumer, waitSeconds, (line) =>
      report(`  ${line}`),
    );
    total.found += found;
    total.repaired += repaired;
    total.left += left;
  }
  const { found, repaired, left } = total;
  const rest = left > 0 ? '. Fix the problems above and run this again.' : '.';
  report(`${found} dead letters found in ${stage}, ${repaired} repaired, ${left} left${rest}`);
  return left === 0;
};

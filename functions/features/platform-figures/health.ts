import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { env } from '#functions/core/env.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { keyOf } from '#functions/core/keys.ts';
import { consumerHealthOf } from '#functions/core/stream/health.ts';
import { getItem } from '#functions/core/table.ts';
import { momentSchema } from '#shared/core/contract.ts';
import type { platformFigures } from '#shared/features/platform-figures/routes.ts';

// The address in a queue's URL is AWS's, also for a local copy.
const client = new SQSClient({ useQueueUrlAsEndpoint: false, defaultsMode: 'legacy' });

/** How many messages a queue has, those included that are being processed or wait for their time. SQS counts them roughly. */
const sizeOf = async (QueueUrl: string): Promise<number> => {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: [
        'ApproximateNumberOfMessages',
        'ApproximateNumberOfMessagesNotVisible',
        'ApproximateNumberOfMessagesDelayed',
      ],
    }),
  );
  return Object.values(Attributes).reduce((sum, count) => sum + Number(count), 0);
};

const drillSchema = z.object({ at: momentSchema, outcome: z.enum(['passed', 'failed']), note: z.string() });

/** Whether changes are handled, what waits because it failed, and when getting data back was last tried. */
export const health: Handler<typeof platformFigures.health> = async ({ now }) => {
  const [stream, mail, deadLetters, waitingMails, waitingTasks, drill] = await Promise.all([
    consumerHealthOf('stream'),
    consumerHealthOf('mail'),
    sizeOf(env('DEAD_LETTERS_URL')),
    sizeOf(env('MAIL_DEAD_LETTERS_URL')),
    sizeOf(env('DELAYED_TASKS_URL')),
    getItem(drillSchema, keyOf('drill', {})),
  ]);
  return {
    now: now.toISOString(),
    consumers: [
      { consumer: 'stream', lastRecordAt: stream },
      { consumer: 'mail', lastRecordAt: mail },
    ],
    ...{ deadLetters, waitingMails, waitingTasks },
    drill: drill ?? null,
  };
};

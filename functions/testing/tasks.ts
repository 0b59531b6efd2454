import type { SQSEvent } from 'aws-lambda';
import { readMessage, type TaskName } from '#functions/core/delayed/task.ts';
import { newId } from '#functions/core/ids.ts';
import { openQueues } from '#infra/local/queues/queues.ts';
import { localStack } from './context.ts';

/** What the queue hands to the function `delayed`, for messages with these bodies. */
export const messagesEvent = (...bodies: readonly string[]): SQSEvent => ({
  Records: bodies.map((body) => ({
    messageId: newId(),
    receiptHandle: newId(),
    body,
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: 'test',
      ApproximateFirstReceiveTimestamp: String(Date.parse('2026-01-01')),
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:::tasks',
    awsRegion: 'eu-central-1',
  })),
});

/** The same for one task. */
export const taskEvent = (task: TaskName, data: unknown): SQSEvent =>
  messagesEvent(JSON.stringify({ task, data }));

/** The messages of the tasks of one kind for an opportunity that are not done yet. */
export const tasksOf = (task: TaskName, opportunityId: string): string[] => {
  const { dataDir, runtime } = localStack();
  const queues = openQueues(dataDir, Date.now);
  try {
    return queues
      .bodies(runtime.delayedTasksUrl.split('/').at(-1) ?? '')
      .filter((body) => readMessage(body).task === task && body.includes(opportunityId));
  } finally {
    queues.close();
  }
};

import type { SQSEvent } from 'aws-lambda';
import type { TaskName } from '#functions/core/delayed/task.ts';
import { newId } from '#functions/core/ids.ts';

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

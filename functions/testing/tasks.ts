import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQSEvent } from 'aws-lambda';
import type { TaskName } from '#functions/core/delayed/task.ts';
import { newId } from '#functions/core/ids.ts';
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
  const database = new DatabaseSync(join(dataDir, 'queues.sqlite'), { readOnly: true, timeout: 5_000 });
  try {
    return database
      .prepare('SELECT body FROM messages WHERE queue = ?')
      .all(runtime.delayedTasksUrl.split('/').at(-1) ?? '')
      .map(({ body }) => String(body))
      .filter((body) => body.includes(`"${task}"`) && body.includes(opportunityId));
  } finally {
    database.close();
  }
};

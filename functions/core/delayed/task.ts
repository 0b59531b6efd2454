import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { env } from '../env.ts';

/** The tasks that the function `delayed` runs (functions/events/delayed): one that is missing there does not compile. */
export type TaskName =
  | 'opportunity-ended'
  | 'terms-changed'
  | 'opportunity-opened'
  | 'pack-applicants'
  | 'pack-poster'
  | 'application-decided'
  | 'reply-clock'
  | 'message-unread'
  | 'export-applicants'
  | 'meeting-reminder'
  | 'meetings-called-off'
  | 'mentor-times'
  | 'ask-lapsed'
  | 'buddy-due'
  | 'buddy-again'
  | 'mentorship-due'
  | 'event-blocked'
  | 'event-due'
  | 'event-guests'
  | 'challenge-due'
  | 'challenge-members'
  | 'judging-assign'
  | 'judging-due'
  | 'review-due'
  | 'course-version'
  | 'attempt-due'
  | 'attempt-graded'
  | 'attempts-regraded';

/** SQS delays a message for a quarter of an hour at most. */
const LONGEST_DELAY_SECONDS = 900;

const messageSchema = z.object({ task: z.string(), data: z.unknown() });

/** Work that is done some time after the change that causes it, such as when its undo window is over. */
export interface Task<N extends TaskName = TaskName, D = unknown> {
  readonly name: N;
  /** Queues the work; it is done after `delaySeconds` at the earliest. */
  readonly queue: (data: D, delaySeconds: number) => Promise<void>;
  /** Does it. It may be called more than once for one message. `now` is when the message was received. */
  readonly run: (data: unknown, now: Date) => Promise<void>;
}

let client: SQSClient | undefined;

/** Queues a task by its name: for functions that do not have its work in their bundle. */
export const queueTask = async (task: TaskName, data: unknown, delaySeconds: number): Promise<void> => {
  const DelaySeconds = Math.max(0, Math.ceil(delaySeconds));
  if (DelaySeconds > LONGEST_DELAY_SECONDS)
    throw new RangeError(`${task} can’t be delayed for ${DelaySeconds} seconds.`);
  // The address in a queue's URL is AWS's, also for a local copy.
  client ??= new SQSClient({ useQueueUrlAsEndpoint: false });
  const MessageBody = JSON.stringify({ task, data });
  await client.send(
    new SendMessageCommand({ QueueUrl: env('DELAYED_TASKS_URL'), MessageBody, DelaySeconds }),
  );
};

/** Declares a task by its name, the schema of its data, and what it does. */
export const defineTask = <const N extends TaskName, S extends z.ZodType>(
  name: N,
  schema: S,
  run: (data: z.output<S>, now: Date) => Promise<void>,
): Task<N, z.input<S>> => ({
  name,
  queue: (data, delaySeconds) => queueTask(name, data, delaySeconds),
  run: async (data, now) => run(schema.parse(data), now),
});

/** Reads a message of the queue. Throws when it is none. */
export const readMessage = (body: string) => messageSchema.parse(JSON.parse(body));

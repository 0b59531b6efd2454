import * as z from 'zod';

/**
 * What may be in a dead-letter queue: records of the table's stream that a consumer gave up (only their position),
 * a run that failed every time (with its event), a run that Scheduler could not even begin (with its event), and a
 * delayed task that failed every time (itself).
 */
export type Letter =
  | {
      readonly kind: 'records';
      readonly functionArn: string;
      readonly streamArn: string;
      readonly shardId: string;
      readonly first: string;
      readonly last: string;
      /** How many records of that stretch failed. */
      readonly size: number;
    }
  | { readonly kind: 'run'; readonly functionArn: string; readonly event: unknown }
  | { readonly kind: 'task'; readonly task: string }
  | { readonly kind: 'unknown' };

/** Lambda's message about a batch of a stream. */
const recordsSchema = z
  .object({
    requestContext: z.object({ functionArn: z.string() }),
    DDBStreamBatchInfo: z.object({
      streamArn: z.string(),
      shardId: z.string(),
      startSequenceNumber: z.string().regex(/^\d+$/),
      endSequenceNumber: z.string().regex(/^\d+$/),
      batchSize: z.number(),
    }),
  })
  .transform(
    ({ requestContext: { functionArn }, DDBStreamBatchInfo: at }): Letter => ({
      kind: 'records',
      functionArn,
      streamArn: at.streamArn,
      shardId: at.shardId,
      first: at.startSequenceNumber,
      last: at.endSequenceNumber,
      size: at.batchSize,
    }),
  );

/** Lambda's message about an event that was invoked asynchronously. */
const runSchema = z
  .object({
    requestContext: z.object({ functionArn: z.string() }),
    requestPayload: z.record(z.string(), z.unknown()),
  })
  .transform(
    ({ requestContext: { functionArn }, requestPayload: event }): Letter => ({
      kind: 'run',
      functionArn,
      event,
    }),
  );

/** A message of the queue of delayed tasks (functions/core/delayed/task.ts). */
const taskSchema = z
  .object({ task: z.string(), data: z.unknown() })
  .transform(({ task }): Letter => ({ kind: 'task', task }));

const eventSchema = z.record(z.string(), z.unknown());

/** Reads a message of the queue: its body and, from Scheduler, the attribute TARGET_ARN. */
export const readLetter = (body: string, target: string | undefined): Letter => {
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch {
    return { kind: 'unknown' };
  }
  const parsed = z.union([recordsSchema, runSchema, taskSchema]).safeParse(content);
  if (parsed.success) return parsed.data;
  const event = eventSchema.safeParse(content);
  return event.success && target?.includes(':lambda:')
    ? { kind: 'run', functionArn: target, event: event.data }
    : { kind: 'unknown' };
};

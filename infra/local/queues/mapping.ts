import { LocalFailure } from '../failure.ts';
import { textOf } from '../template/identities.ts';
import type { LiveResource, Stack } from '../template/stack.ts';
import { asObject, type Json, type JsonObject, parseJson } from '../template/types.ts';

/** An event source mapping from a queue to a function. */
export interface QueueMapping {
  readonly logicalId: string;
  readonly queueArn: string;
  /** Name or ARN of the function, as the template has it. */
  readonly functionName: string;
  readonly batchSize: number;
  readonly partialFailures: boolean;
  /** For how many seconds a message that was delivered is hidden from others. */
  readonly visibilitySeconds: number;
  /** How often a message is delivered before it moves to the dead letters; infinitely often without such a queue. */
  readonly maxReceives: number;
  /** ARN of the queue that receives the messages that were given up. */
  readonly deadLetters: string | undefined;
}

/** What changes when or what is delivered, and is not played. */
const UNSUPPORTED = ['MaximumBatchingWindowInSeconds', 'FilterCriteria', 'ScalingConfig'];

/** Whether an event source mapping has a queue as its source. */
export const readsQueue = ({ EventSourceArn }: JsonObject): boolean =>
  String(EventSourceArn).includes(':sqs:');

/** Reads the stack's mappings from queues that are switched on. */
export const queueMappingsOf = (stack: Stack): QueueMapping[] =>
  stack
    .all('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties.Enabled !== false && readsQueue(properties))
    .map((mapping) => read(stack, mapping));

/** The queue's redrive policy: CDK writes an object, and JSON as text is allowed, too. */
const redriveOf = (policy: Json | undefined): JsonObject =>
  asObject(typeof policy === 'string' ? parseJson(policy) : policy);

const read = (stack: Stack, { logicalId, properties }: LiveResource): QueueMapping => {
  for (const name of UNSUPPORTED)
    if (properties[name] !== undefined)
      throw new LocalFailure(`infra/local does not play ${name} of ${logicalId}`);
  const queueArn = textOf(properties, 'EventSourceArn', logicalId);
  const queue = stack
    .all('AWS::SQS::Queue')
    .find((one) => stack.attribute(one.logicalId, 'Arn') === queueArn);
  if (!queue) throw new LocalFailure(`${logicalId} reads a queue that the stack does not have`);
  const { maxReceiveCount, deadLetterTargetArn } = redriveOf(queue.properties.RedrivePolicy);
  const responseTypes = properties.FunctionResponseTypes;
  return {
    logicalId,
    queueArn,
    functionName: textOf(properties, 'FunctionName', logicalId),
    batchSize: Number(properties.BatchSize ?? 10),
    partialFailures: Array.isArray(responseTypes) && responseTypes.includes('ReportBatchItemFailures'),
    visibilitySeconds: Number(queue.properties.VisibilityTimeout ?? 30),
    maxReceives: Number(maxReceiveCount ?? Number.POSITIVE_INFINITY),
    deadLetters: deadLetterTargetArn === undefined ? undefined : String(deadLetterTargetArn),
  };
};

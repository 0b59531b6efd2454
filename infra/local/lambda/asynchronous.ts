import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { textOf } from '../template/identities.ts';
import type { Stack } from '../template/stack.ts';
import { asObject } from '../template/types.ts';
import { type Outcome, THROTTLED } from './messages.ts';

/** How asynchronous events are handled, from the function's AWS::Lambda::EventInvokeConfig. */
export interface AsyncConfig {
  readonly retries: number;
  /** Seconds after which an event is given up before its next attempt. */
  readonly maxAge: number;
  /** ARN of the queue that receives events which failed every time. */
  readonly onFailure: string | undefined;
}

/** The configuration of a function; Lambda's own (two retries, six hours, no destination) when the template has none. */
export const asyncConfigOf = (stack: Stack, functionName: string): AsyncConfig => {
  const found = stack
    .all('AWS::Lambda::EventInvokeConfig')
    .find(({ logicalId, properties }) => textOf(properties, 'FunctionName', logicalId) === functionName);
  const onFailure = asObject(asObject(found?.properties.DestinationConfig).OnFailure).Destination;
  return {
    retries: Number(found?.properties.MaximumRetryAttempts ?? 2),
    maxAge: Number(found?.properties.MaximumEventAgeInSeconds ?? 21_600),
    onFailure: onFailure === undefined ? undefined : String(onFailure),
  };
};

/** Lambda waits one minute, then two. Here the same at a hundredth. */
const FIRST_PAUSE_MS = 600;

export interface AsyncOptions {
  readonly functionArn: string;
  readonly config: AsyncConfig;
  readonly invoke: (event: unknown) => Promise<Outcome>;
  readonly send: (queue: string, body: string) => void;
  /** Milliseconds of the local clock. */
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Invokes a function asynchronously, as Lambda does: again after a failure unless it is too old by
 * then, and in the end a message about it to the queue for failures. False when the cloud stopped before it was done with.
 */
export const invokeAsync = async (options: AsyncOptions, event: unknown): Promise<boolean> => {
  const { config, invoke, now, signal } = options;
  const tooOldAt = now() + config.maxAge * 1000;
  for (let attempt = 0; ; attempt++) {
    const outcome = await invoke(event);
    if (outcome.kind !== 'failed') return true;
    if (signal.aborted) return false;
    // Lambda itself tries again after a throttle, for hours; it is none of the configured retries.
    if (outcome === THROTTLED) attempt -= 1;
    else if (attempt >= config.retries) {
      giveUp(options, event, 'RetriesExhausted', attempt + 1, outcome);
      return true;
    }
    await sleep(FIRST_PAUSE_MS * Math.max(1, attempt + 1), undefined, { signal, ref: false }).catch(
      () => undefined,
    );
    if (signal.aborted) return false;
    if (now() > tooOldAt) {
      giveUp(options, event, 'EventAgeExceeded', attempt + 1, outcome);
      return true;
    }
  }
};

/** Lambda's message about an event that failed to the end: it holds the event itself. */
const giveUp = (
  { functionArn, config: { onFailure }, send, now, log }: AsyncOptions,
  event: unknown,
  condition: 'RetriesExhausted' | 'EventAgeExceeded',
  attempts: number,
  { errorType, errorMessage }: Extract<Outcome, { kind: 'failed' }>,
): void => {
  const message = {
    version: '1.0',
    timestamp: new Date(now()).toISOString(),
    requestContext: {
      requestId: randomUUID(),
      functionArn: `${functionArn}:$LATEST`,
      condition,
      approximateInvokeCount: attempts,
    },
    requestPayload: event,
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    responsePayload: { errorType, errorMessage },
  };
  const queue = onFailure?.split(':').at(-1);
  log(`ERROR gave up an event (${condition}), to ${queue ?? 'no queue'}: ${errorType}: ${errorMessage}`);
  if (queue) send(queue, JSON.stringify(message));
};

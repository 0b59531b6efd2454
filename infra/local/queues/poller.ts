import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '#functions/core/errors.ts';
import type { Clock } from '../clock.ts';
import type { Outcome } from '../lambda/messages.ts';
import { LOCAL_REGION } from '../template/identities.ts';
import { isObject, parseJson } from '../template/types.ts';
import type { QueueMapping } from './mapping.ts';
import type { Message, Queues } from './queues.ts';

export interface PollerOptions {
  readonly mapping: QueueMapping;
  readonly invoke: (event: unknown) => Promise<Outcome>;
  readonly queues: Queues;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

/** Delivers the messages of a queue to a function. */
export interface Poller {
  /** There may be something new. */
  readonly wake: () => void;
  /** Ends after the delivery under way; what was not done is delivered again at the next start. */
  readonly stop: () => Promise<void>;
}

/** A message may be sent at any time; looking for one is cheap. */
const IDLE_MS = 500;
/** A failed message is hidden for the queue's timeout: here for a hundredth of it. */
const HASTE = 100;
/** How long a delivery under way may hold up the end. */
const STOP_MS = 1_500;

/** A message as Lambda hands it to a function. */
const recordOf = (queueArn: string, { id, body, receipt, sentAt, receivedAt, receives }: Message) => ({
  messageId: id,
  receiptHandle: receipt,
  body,
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: String(sentAt),
    ApproximateFirstReceiveTimestamp: String(receivedAt),
    SenderId: 'local',
  },
  messageAttributes: {},
  md5OfBody: createHash('md5').update(body).digest('hex'),
  eventSource: 'aws:sqs',
  eventSourceARN: queueArn,
  awsRegion: LOCAL_REGION,
});

/** The ids of the messages of a batch that are not done. */
const failuresOf = (outcome: Outcome, batch: readonly Message[], partial: boolean): ReadonlySet<string> => {
  const all = new Set(batch.map(({ id }) => id));
  if (outcome.kind === 'failed') return all;
  if (!partial) return new Set();
  const result = parseJson(outcome.result);
  const failures = isObject(result) ? result.batchItemFailures : undefined;
  if (!Array.isArray(failures)) return new Set();
  const named = failures.map((failure) => String(isObject(failure) ? failure.itemIdentifier : undefined));
  // An identifier that is not in the batch makes the whole batch fail, as in AWS.
  return named.every((id) => all.has(id)) ? new Set(named) : all;
};

const nameOf = (arn: string): string => arn.split(':').at(-1) ?? arn;

/** Deletes what is done, hides what is not, and moves what failed too often to the dead letters. */
const settle = (
  { mapping, queues, log }: PollerOptions,
  batch: readonly Message[],
  failed: ReadonlySet<string>,
) => {
  const { queueArn, visibilitySeconds, maxReceives, deadLetters } = mapping;
  const queue = nameOf(queueArn);
  for (const { id, receipt, body, receives } of batch) {
    if (!failed.has(id)) queues.remove(queue, receipt);
    else if (receives < maxReceives || deadLetters === undefined)
      queues.hide(queue, receipt, visibilitySeconds / HASTE);
    else {
      queues.remove(queue, receipt);
      queues.send(nameOf(deadLetters), body);
      log(`ERROR gave a message up after ${receives} deliveries, to ${nameOf(deadLetters)}: ${body}`);
    }
  }
};

/** Polls a queue for one function, one batch after the other. */
export const startPoller = (options: PollerOptions): Poller => {
  const { mapping, invoke, queues, clock, log } = options;
  const queue = nameOf(mapping.queueArn);
  const stop = new AbortController();
  let wakeUp = new AbortController();
  const wake = () => wakeUp.abort();

  const idle = async (ms: number): Promise<void> => {
    wakeUp = new AbortController();
    const signal = AbortSignal.any([stop.signal, wakeUp.signal]);
    await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  };

  const poll = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        const batch = queues.receive(queue, mapping.batchSize, mapping.visibilitySeconds);
        if (batch.length === 0) {
          await idle(Math.max(1, Math.min(queues.nextIn(queue), IDLE_MS)));
          continue;
        }
        const outcome = await invoke({
          Records: batch.map((message) => recordOf(mapping.queueArn, message)),
        });
        settle(options, batch, failuresOf(outcome, batch, mapping.partialFailures));
      } catch (error) {
        if (!stop.signal.aborted) log(`ERROR the queue could not be read: ${messageOf(error)}`);
        await idle(IDLE_MS);
      }
    }
  };
  const ended = poll();
  clock.onAdvance(wake);

  return {
    wake,
    stop: async () => {
      stop.abort();
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
};

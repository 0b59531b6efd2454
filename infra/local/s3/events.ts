import { setTimeout as sleep } from 'node:timers/promises';
import { LocalFailure } from '../failure.ts';
import type { Functions } from '../functions.ts';
import type { Authority } from '../iam.ts';
import { asyncConfigOf, invokeAsync } from '../lambda/asynchronous.ts';
import { invokePermissions } from '../lambda/permissions.ts';
import type { Queues } from '../queues/queues.ts';
import { LOCAL_REGION } from '../template/identities.ts';
import type { Stack } from '../template/stack.ts';
import type { BucketDefinition } from './bucket.ts';
import type { ObjectStore, PendingEvent } from './store.ts';

/** How an object was made, in S3's words. */
export type CreatedBy = 'ObjectCreated:Post' | 'ObjectCreated:Put' | 'ObjectCreated:Copy';

/** What S3 sends of a new object: its key is encoded as in a form. */
export const createdEvent = (
  { name, arn }: BucketDefinition,
  key: string,
  { size, etag, at }: { size: number; etag: string; at: number },
  eventName: CreatedBy,
) => ({
  Records: [
    {
      eventVersion: '2.1',
      eventSource: 'aws:s3',
      awsRegion: LOCAL_REGION,
      eventTime: new Date(at).toISOString(),
      eventName,
      s3: {
        s3SchemaVersion: '1.0',
        bucket: { name, arn },
        object: {
          key: encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+'),
          size,
          eTag: etag,
        },
      },
    },
  ],
});

export interface DeliveryOptions {
  readonly stack: Stack;
  readonly store: ObjectStore;
  readonly functions: Functions;
  readonly authority: Authority;
  readonly queues: Queues;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Calls the functions that wait for events of buckets. */
export interface Delivery {
  readonly deliver: (events: readonly PendingEvent[]) => void;
  readonly stop: () => Promise<void>;
}

/** How long a run under way may hold up the end: what it was about is delivered again at the next start. */
const STOP_MS = 1_500;

/** S3 refuses a configuration with a function that it may not call: so does the runner, at start. */
const demandRights = (
  { stack, functions, authority }: DeliveryOptions,
  buckets: readonly BucketDefinition[],
) => {
  const mayInvoke = invokePermissions(stack);
  for (const { name, arn, notifications } of buckets)
    for (const { functionArn } of notifications) {
      if (!mayInvoke('s3.amazonaws.com', functionArn, arn))
        throw new LocalFailure(`The bucket ${name} may not call ${functionArn}`);
      const { definition } = functions.get(functionArn);
      const { onFailure } = asyncConfigOf(stack, definition.name);
      if (onFailure) authority.demand(definition.name, 'sqs:SendMessage', onFailure);
    }
};

/** Begins to deliver events, first those that were left when the process ended. */
export const startDelivery = (options: DeliveryOptions, buckets: readonly BucketDefinition[]): Delivery => {
  demandRights(options, buckets);
  const { stack, store, functions, queues, now, log } = options;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const run = async (pending: PendingEvent): Promise<void> => {
    const { functionArn, event } = pending;
    const { definition } = functions.get(functionArn);
    const done = await invokeAsync(
      {
        functionArn,
        config: asyncConfigOf(stack, definition.name),
        invoke: (given) => functions.invoke(functionArn, given),
        send: queues.send,
        now,
        log: (line) => log(`[${definition.label}] ${line}`),
        signal: stopping.signal,
      },
      event,
    );
    if (done && !stopping.signal.aborted) store.delivered(pending);
  };
  const deliver = (events: readonly PendingEvent[]): void => {
    for (const event of events) {
      const work: Promise<void> = run(event).finally(() => running.delete(work));
      running.add(work);
    }
  };
  deliver(store.pending());
  return {
    deliver,
    stop: async () => {
      stopping.abort();
      await Promise.race([Promise.allSettled(running), sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
};

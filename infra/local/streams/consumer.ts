import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '#functions/core/errors.ts';
import type { Clock } from '../clock.ts';
import { LocalFailure } from '../failure.ts';
import type { Outcome } from '../lambda/messages.ts';
import type { Queues } from '../queues/queues.ts';
import type { State } from '../state.ts';
import { deliver } from './delivery.ts';
import type { StreamMapping } from './mapping.ts';
import { asEventRecord, positionOf, type StreamReader, type StreamRecord } from './reader.ts';
import { hashOf, SHARDS, shardOf } from './shards.ts';

export interface ConsumerOptions {
  readonly mapping: StreamMapping;
  readonly reader: StreamReader;
  /** How many shards the stream is divided into. */
  readonly shards: number;
  readonly invoke: (event: unknown) => Promise<Outcome>;
  readonly state: State;
  readonly clock: Clock;
  readonly queues: Queues;
  readonly log: (line: string) => void;
  /** Called when positions or dead letters can no longer be saved, which would deliver the same records for ever. */
  readonly fail: (reason: string) => void;
}

/** Polls a stream for one function. */
export interface Consumer {
  /** There may be something new. */
  readonly wake: () => void;
  /** Ends after the delivery under way; what was not done is delivered again at the next start. */
  readonly stop: () => Promise<void>;
}

/** Every write through the proxy wakes the consumer; looking now and then as well costs next to nothing. */
const IDLE_MS = 500;
/** After this number of records that were not for it, a consumer saves its position all the same. */
const UNSAVED = 200;
/** How long a delivery under way may hold up the end. */
const STOP_MS = 1_500;

/** The place in a shard of a stream up to which a mapping is done. */
const positionKey = ({ logicalId }: Pick<StreamMapping, 'logicalId'>, shard: number): string =>
  `stream/${logicalId}/${shard}`;

/** The place up to which a mapping is done with all of a stream's shards. */
export const doneUpTo = (mapping: Pick<StreamMapping, 'logicalId'>, state: State, shards = SHARDS): number =>
  Math.min(
    ...Array.from({ length: shards }, (_, shard) => state.get<number>(positionKey(mapping, shard)) ?? 0),
  );

/** Starts delivering every shard where the last run ended; the first run where the mapping says. */
export const startConsumer = async (options: ConsumerOptions): Promise<Consumer> => {
  const shards = await Promise.all(
    Array.from({ length: options.shards }, (_, shard) => startShard(options, shard)),
  );
  return {
    wake: () => {
      for (const shard of shards) shard.wake();
    },
    stop: async () => {
      await Promise.all(shards.map((shard) => shard.stop()));
    },
  };
};

const startShard = async (options: ConsumerOptions, shard: number): Promise<Consumer> => {
  const { mapping, reader, invoke, state, clock, queues, log, fail } = options;
  const key = positionKey(mapping, shard);
  let position = state.get<number>(key) ?? (mapping.fromBeginning ? 0 : await reader.latest());
  let saved = position;
  const save = (): void => {
    state.set(key, position);
    saved = position;
  };
  save();
  const stop = new AbortController();
  const { signal } = stop;
  const stopping = () => signal.aborted;
  // A wake that comes while the stream is being read must not get lost.
  let woken = false;
  let wakeUp = new AbortController();

  const pause = async (ms: number, until: AbortSignal = signal): Promise<boolean> => {
    await sleep(ms, undefined, { signal: until }).catch(() => undefined);
    return !signal.aborted;
  };
  const idle = async (): Promise<void> => {
    wakeUp = new AbortController();
    await pause(IDLE_MS, AbortSignal.any([signal, wakeUp.signal]));
  };
  const moveTo = (record: StreamRecord | undefined): void => {
    if (!record) return;
    position = positionOf(record);
    save();
  };
  /** Past records of other shards and kinds: were that forgotten, they would be looked at again. */
  const passOver = (record: StreamRecord | undefined): void => {
    if (record) position = positionOf(record);
    if (position - saved >= UNSAVED) save();
  };

  const deliverLane = async (lane: readonly StreamRecord[], done: typeof moveTo): Promise<boolean> => {
    for (let start = 0; start < lane.length; start += mapping.batchSize) {
      const batch = lane.slice(start, start + mapping.batchSize);
      const giveUp = (message: unknown) => giveUpTo(mapping, queues, log, message);
      if (
        signal.aborted ||
        !(await deliver({ mapping, shard, invoke, done, giveUp, pause, stopping }, batch))
      )
        return false;
    }
    return true;
  };

  const deliverPage = async (page: readonly StreamRecord[]): Promise<void> => {
    const wanted = page
      .filter((record) => shardOf(record, options.shards) === shard)
      .map((record) => asEventRecord(record, mapping.streamArn, clock))
      .filter((record) => mapping.wants(record));
    const lanes = lanesOf(wanted, mapping.parallel);
    // With one lane each record counts when it is done, with several the page when all of them are.
    const done = lanes.length > 1 ? () => undefined : moveTo;
    const ended = await Promise.all(lanes.map((lane) => deliverLane(lane, done)));
    if (!ended.every(Boolean)) return;
    if (lanes.length > 0) moveTo(page.at(-1));
    else passOver(page.at(-1));
  };

  const poll = async (): Promise<void> => {
    while (!signal.aborted) {
      woken = false;
      try {
        const page = await reader.after(position);
        if (page.length > 0) await deliverPage(page);
        else if (!woken) await idle();
      } catch (error) {
        if (error instanceof LocalFailure) return fail(error.message);
        if (!signal.aborted) log(`ERROR the stream could not be read: ${messageOf(error)}`);
        await pause(IDLE_MS);
      }
    }
  };
  const ended = poll();

  return {
    wake: () => {
      woken = true;
      wakeUp.abort();
    },
    stop: async () => {
      stop.abort();
      // A function may take a minute; what it does not finish now is delivered again at the next start.
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
      save();
    },
  };
};

/** Splits records into lanes that are delivered at once. As in AWS, all changes of one item are in one lane, in order. */
export const lanesOf = (records: readonly StreamRecord[], count: number): StreamRecord[][] => {
  const lanes = Map.groupBy(records, ({ dynamodb: { Keys } }) =>
    count === 1 ? 0 : hashOf(JSON.stringify(Keys)) % count,
  );
  return [...lanes.values()];
};

const giveUpTo = (
  { deadLetters }: StreamMapping,
  queues: Queues,
  log: (line: string) => void,
  message: unknown,
): void => {
  const queue = deadLetters?.split(':').at(-1);
  log(`ERROR gave records up after all retries, to ${queue ?? 'no queue'}: ${JSON.stringify(message)}`);
  if (queue) queues.send(queue, JSON.stringify(message));
};

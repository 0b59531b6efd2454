import { randomUUID } from 'node:crypto';
import { type Outcome, THROTTLED } from '../lambda/messages.ts';
import { isObject, parseJson } from '../template/types.ts';
import type { StreamMapping } from './mapping.ts';
import { positionOf, type StreamRecord } from './reader.ts';
import { shardId } from './shards.ts';

/** What a delivery needs from around it. */
export interface DeliveryOptions {
  readonly mapping: StreamMapping;
  readonly shard: number;
  readonly invoke: (event: { Records: StreamRecord[] }) => Promise<Outcome>;
  /** Everything up to and including this record is done with; remembered before the next is delivered. */
  readonly done: (record: StreamRecord) => void;
  /** Takes the message about records that were given up. */
  readonly giveUp: (message: unknown) => void;
  /** Waits before a retry; false when the cloud stops meanwhile. */
  readonly pause: (ms: number) => Promise<boolean>;
  /** Whether the cloud is stopping, so that a failure may be ours and not the function's. */
  readonly stopping: () => boolean;
}

/** The pauses double, from here to the longest. */
const FIRST_PAUSE_MS = 40;
const LONGEST_PAUSE_MS = 10_000;

/** What the function said: all well, `whole` when nothing counts as done, or the index of the first record that is not. */
const failureOf = (
  outcome: Outcome,
  records: readonly StreamRecord[],
  partial: boolean,
): number | 'whole' | undefined => {
  if (outcome.kind === 'failed') return 'whole';
  if (!partial) return undefined;
  const result = parseJson(outcome.result);
  const failures = isObject(result) ? result.batchItemFailures : undefined;
  if (!Array.isArray(failures) || failures.length === 0) return undefined;
  const indexes = failures.map((failure) => {
    const identifier = isObject(failure) ? failure.itemIdentifier : undefined;
    return records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === identifier);
  });
  // An identifier that is not in the batch makes the whole batch fail, as in AWS.
  return indexes.includes(-1) ? 'whole' : Math.min(...indexes);
};

/**
 * Delivers one batch as a Lambda event source mapping does: in order, again from the first record that failed, and
 * given up to the dead-letter queue when the retries are used up. It is halved when asked to bisect and the function
 * threw (which does not count as a retry); an answer that names the first record leaves it whole, and in the end gives
 * up all of it. False when the cloud stopped before all was done.
 */
export const deliver = async (
  options: DeliveryOptions,
  records: readonly StreamRecord[],
  attempt = 0,
): Promise<boolean> => {
  const { mapping, invoke, done, giveUp, pause } = options;
  const last = records.at(-1);
  if (!last) return true;
  const outcome = await invoke({ Records: [...records] });
  // No attempt: the function did not run.
  if (outcome === THROTTLED) return (await pause(FIRST_PAUSE_MS)) && deliver(options, records, attempt);
  const failed = failureOf(outcome, records, mapping.partialFailures);
  if (failed === undefined) {
    done(last);
    return true;
  }
  if (options.stopping()) return false;
  const before = failed === 'whole' ? undefined : records[failed - 1];
  if (failed !== 'whole' && before) {
    done(before);
    return (await pause(FIRST_PAUSE_MS)) && deliver(options, records.slice(failed), 1);
  }
  if (failed === 'whole' && mapping.bisect && records.length > 1) {
    const middle = Math.ceil(records.length / 2);
    if (!(await pause(FIRST_PAUSE_MS))) return false;
    return (
      (await deliver(options, records.slice(0, middle), attempt)) &&
      deliver(options, records.slice(middle), attempt)
    );
  }
  if (attempt >= mapping.retries) {
    giveUp(deadLetter(options, records, last, attempt + 1, outcome));
    done(last);
    return true;
  }
  if (!(await pause(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS)))) return false;
  return deliver(options, records, attempt + 1);
};

const momentOf = (record: StreamRecord | undefined): string =>
  new Date((record?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000).toISOString();

/** The message that Lambda sends about a batch it gave up: where to find the records, not the records. */
const deadLetter = (
  { mapping: { functionName, streamArn }, shard }: DeliveryOptions,
  records: readonly StreamRecord[],
  last: StreamRecord,
  invocations: number,
  outcome: Outcome,
) => ({
  requestContext: {
    requestId: randomUUID(),
    functionArn: functionName,
    condition: 'RetryAttemptsExhausted',
    approximateInvokeCount: invocations,
  },
  responseContext: {
    statusCode: 200,
    executedVersion: '$LATEST',
    functionError: outcome.kind === 'failed' ? 'Unhandled' : null,
  },
  version: '1.0',
  timestamp: momentOf(records.at(-1)),
  DDBStreamBatchInfo: {
    shardId: shardId(shard),
    startSequenceNumber: String(records[0] && positionOf(records[0])),
    endSequenceNumber: String(positionOf(last)),
    approximateArrivalOfFirstRecord: momentOf(records[0]),
    approximateArrivalOfLastRecord: momentOf(records.at(-1)),
    batchSize: records.length,
    streamArn,
  },
});

import { LocalFailure } from '../failure.ts';
import { readsQueue } from '../queues/mapping.ts';
import { textOf } from '../template/identities.ts';
import type { LiveResource, Stack } from '../template/stack.ts';
import { asObject, type Json, type JsonObject, parseJson } from '../template/types.ts';
import { compileFilter } from './filter.ts';

/** An event source mapping from a table's stream to a function. */
export interface StreamMapping {
  readonly logicalId: string;
  readonly streamArn: string;
  /** Name or ARN of the function, as the template has it. */
  readonly functionName: string;
  readonly fromBeginning: boolean;
  readonly batchSize: number;
  /** How many batches of the shard are delivered at once. */
  readonly parallel: number;
  readonly bisect: boolean;
  /** Retries after the first attempt; infinite for -1. */
  readonly retries: number;
  readonly partialFailures: boolean;
  /** ARN of the queue that receives the records that were given up. */
  readonly deadLetters: string | undefined;
  /** Whether a record is for the function; those that are not are never shown to it. */
  readonly wants: (record: JsonObject) => boolean;
}

/** Properties with another value than these change what is delivered, and are not played. */
const UNSUPPORTED: Readonly<Record<string, Json>> = {
  MaximumRecordAgeInSeconds: -1,
  TumblingWindowInSeconds: 0,
};

/** Reads the stack's stream mappings that are switched on. */
export const mappingsOf = (stack: Stack): StreamMapping[] =>
  stack
    .all('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties.Enabled !== false && !readsQueue(properties))
    .map(read);

const read = ({ logicalId, properties }: LiveResource): StreamMapping => {
  const streamArn = textOf(properties, 'EventSourceArn', logicalId);
  if (!streamArn.includes(':dynamodb:'))
    throw new LocalFailure(
      `${logicalId} reads from ${streamArn}, which is neither a table's stream nor a queue`,
    );
  for (const [name, neutral] of Object.entries(UNSUPPORTED)) {
    const value = properties[name];
    if (value !== undefined && value !== neutral)
      throw new LocalFailure(`infra/local does not play ${name} of ${logicalId}`);
  }
  const responseTypes = properties.FunctionResponseTypes;
  const failure = asObject(asObject(properties.DestinationConfig).OnFailure).Destination;
  const retries = Number(properties.MaximumRetryAttempts ?? -1);
  return {
    logicalId,
    streamArn,
    functionName: textOf(properties, 'FunctionName', logicalId),
    fromBeginning: properties.StartingPosition === 'TRIM_HORIZON',
    batchSize: Number(properties.BatchSize ?? 100),
    parallel: Number(properties.ParallelizationFactor ?? 1),
    bisect: properties.BisectBatchOnFunctionError === true,
    retries: retries < 0 ? Number.POSITIVE_INFINITY : retries,
    partialFailures: Array.isArray(responseTypes) && responseTypes.includes('ReportBatchItemFailures'),
    deadLetters: failure === undefined ? undefined : String(failure),
    wants: anyFilter(asObject(properties.FilterCriteria).Filters),
  };
};

const anyFilter = (filters: Json | undefined): ((record: JsonObject) => boolean) => {
  const tests = (Array.isArray(filters) ? filters : []).map((filter) =>
    compileFilter(parseJson(String(asObject(filter).Pattern))),
  );
  return tests.length === 0 ? () => true : (record) => tests.some((test) => test(record));
};

import { messageOf } from '#functions/core/errors.ts';
import type { Clock } from './clock.ts';
import type { DynamoClient } from './dynamo/client.ts';
import type { Table } from './dynamo/tables.ts';
import { LocalFailure } from './failure.ts';
import type { Functions } from './functions.ts';
import type { Authority } from './iam.ts';
import { type QueueMapping, queueMappingsOf } from './queues/mapping.ts';
import { startPoller } from './queues/poller.ts';
import type { Queues } from './queues/queues.ts';
import type { State } from './state.ts';
import { type Consumer, startConsumer } from './streams/consumer.ts';
import { mappingsOf, type StreamMapping } from './streams/mapping.ts';
import { openReader } from './streams/reader.ts';
import { SHARDS } from './streams/shards.ts';
import { type SharedReader, shareReader } from './streams/shared-reader.ts';
import type { Stack } from './template/stack.ts';

export interface EventSourcesOptions {
  readonly stack: Stack;
  readonly functions: Functions;
  readonly authority: Authority;
  readonly client: DynamoClient;
  readonly tables: readonly Table[];
  readonly state: State;
  readonly clock: Clock;
  readonly queues: Queues;
  readonly shards?: number | undefined;
  readonly log: (line: string) => void;
  readonly fail: (reason: string) => void;
}

const POLLING = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
const RECEIVING = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'];

/** Lambda polls with the function's own role and refuses a mapping whose role may not: so does the runner, at start. */
const demandRights = (authority: Authority, mapping: StreamMapping | QueueMapping, name: string): void => {
  const { logicalId, deadLetters } = mapping;
  try {
    if ('queueArn' in mapping)
      for (const action of RECEIVING) authority.demand(name, `sqs:${action}`, mapping.queueArn);
    else {
      for (const action of POLLING) authority.demand(name, `dynamodb:${action}`, mapping.streamArn);
      if (deadLetters) authority.demand(name, 'sqs:SendMessage', deadLetters);
    }
  } catch (error) {
    throw new LocalFailure(`The event source ${logicalId} cannot work: ${messageOf(error)}`);
  }
};

const functionOf = (functions: Functions, { logicalId, functionName }: StreamMapping | QueueMapping) => {
  const local = functions
    .defineAll()
    .find(({ definition: { name, arn } }) => [name, arn].includes(functionName));
  if (!local) throw new LocalFailure(`${logicalId} leads to no function of the stack`);
  return local;
};

/** Starts a poller for every mapping from a queue to a function. */
const startQueues = ({ stack, functions, authority, clock, queues, log }: EventSourcesOptions): Consumer[] =>
  queueMappingsOf(stack).map((mapping) => {
    const local = functionOf(functions, mapping);
    demandRights(authority, mapping, local.definition.name);
    return startPoller({
      mapping,
      invoke: (event) => local.invoke(event),
      queues,
      clock,
      log: (line) => log(`[${mapping.logicalId}] ${line}`),
    });
  });

/** Starts a consumer for every event source mapping of the stack. */
export const startEventSources = async (options: EventSourcesOptions): Promise<Consumer[]> => {
  const {
    stack,
    functions,
    authority,
    client,
    tables,
    state,
    clock,
    queues,
    log,
    fail,
    shards = SHARDS,
  } = options;
  const consumers: Consumer[] = startQueues(options);
  const readers = new Map<string, SharedReader>();
  for (const mapping of mappingsOf(stack)) {
    const table = tables.find(({ streamArn }) => streamArn === mapping.streamArn);
    if (!table) throw new LocalFailure(`${mapping.logicalId} reads a stream that no table of the stack has`);
    const local = functionOf(functions, mapping);
    demandRights(authority, mapping, local.definition.name);
    const reader = readers.get(table.name) ?? shareReader(await openReader(client, table.name));
    if (!readers.has(table.name)) consumers.push({ wake: reader.changed, stop: async () => undefined });
    readers.set(table.name, reader);
    consumers.push(
      await startConsumer({
        mapping: { ...mapping, functionName: local.definition.arn },
        reader,
        shards,
        invoke: (event) => local.invoke(event),
        state,
        clock,
        queues,
        log: (line) => log(`[${mapping.logicalId}] ${line}`),
        fail,
      }),
    );
  }
  return consumers;
};

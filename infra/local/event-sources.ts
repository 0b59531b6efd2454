import { messageOf } from '#functions/core/errors.ts';
import type { Clock } from './clock.ts';
import type { DynamoClient } from './dynamo/client.ts';
import type { Table } from './dynamo/tables.ts';
import { LocalFailure } from './failure.ts';
import type { Functions } from './functions.ts';
import type { Authority } from './iam.ts';
import type { Queues } from './queues/queues.ts';
import type { State } from './state.ts';
import { type Consumer, startConsumer } from './streams/consumer.ts';
import { mappingsOf, type StreamMapping } from './streams/mapping.ts';
import { openReader } from './streams/reader.ts';
import { SHARDS } from './streams/shards.ts';
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

/** Lambda polls with the function's own role and refuses a mapping whose role may not: so does the runner, at start. */
const demandRights = (
  authority: Authority,
  { logicalId, streamArn, deadLetters }: StreamMapping,
  name: string,
): void => {
  try {
    for (const action of POLLING) authority.demand(name, `dynamodb:${action}`, streamArn);
    if (deadLetters) authority.demand(name, 'sqs:SendMessage', deadLetters);
  } catch (error) {
    throw new LocalFailure(`The event source ${logicalId} cannot work: ${messageOf(error)}`);
  }
};

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
  const consumers: Consumer[] = [];
  for (const mapping of mappingsOf(stack)) {
    const table = tables.find(({ streamArn }) => streamArn === mapping.streamArn);
    if (!table) throw new LocalFailure(`${mapping.logicalId} reads a stream that no table of the stack has`);
    const local = functions
      .defineAll()
      .find(({ definition: { name, arn } }) => [name, arn].includes(mapping.functionName));
    if (!local) throw new LocalFailure(`${mapping.logicalId} leads to no function of the stack`);
    demandRights(authority, mapping, local.definition.name);
    consumers.push(
      await startConsumer({
        mapping: { ...mapping, functionName: local.definition.arn },
        openReader: () => openReader(client, table.name),
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

import { existsSync, statSync } from 'node:fs';
import { type DynamoClient, dynamoClient } from './dynamo/client.ts';
import { wantedFrom } from './dynamo/letter-position.ts';
import { type DynamoProcess, databaseFile, startDynamo } from './dynamo/process.ts';
import { addStreamIndex, lacksStreamIndex, trimStream } from './dynamo/stream-index.ts';
import { deployTables, type Table, tablesOf } from './dynamo/tables.ts';
import type { Queues } from './queues/queues.ts';
import { assertIntact } from './sqlite.ts';
import type { State } from './state.ts';
import { doneUpTo } from './streams/consumer.ts';
import { mappingsOf } from './streams/mapping.ts';
import type { Stack } from './template/stack.ts';

/** The running database with the tables of the stack. */
export interface Database {
  readonly client: DynamoClient;
  readonly tables: readonly Table[];
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly stack: Stack;
  readonly dataDir: string;
  readonly state: State;
  readonly queues: Queues;
  /** How many shards the tables' streams have. */
  readonly shards?: number | undefined;
  /** Called when the database ends by itself. */
  readonly onExit: (reason: string) => void;
}

/** Whether a check of the whole file takes a moment only. */
const isSmall = (file: string): boolean => statSync(file).size < 64 * 1024 * 1024;

/** Starts the database over the data directory and brings its tables to what the template says. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { stack, dataDir, onExit } = options;
  const file = databaseFile(dataDir);
  const tables = tablesOf(stack);
  if (!existsSync(file)) await (await startDynamo(dataDir, () => undefined)).stop();
  if (isSmall(file)) assertIntact(file);
  if (lacksStreamIndex(file)) addStreamIndex(file);
  trimStreams(options, tables, file);
  const process: DynamoProcess = await startDynamo(dataDir, onExit);
  const client = dynamoClient(process.port);
  await deployTables(client, tables);
  return {
    client,
    tables,
    pid: process.pid,
    stop: async () => {
      client.close();
      await process.stop();
    },
  };
};

/**
 * Forgets the stream records that every mapping is past and no dead letter is about; a table whose stream is not read
 * keeps none.
 */
const trimStreams = (
  { stack, state, queues, shards }: DatabaseOptions,
  tables: readonly Table[],
  file: string,
): void => {
  const mappings = mappingsOf(stack);
  const letters = stack
    .all('AWS::SQS::Queue')
    .flatMap(({ logicalId }) => queues.bodies(stack.attribute(logicalId, 'QueueName')));
  for (const { name, streamArn } of tables) {
    const positions = mappings
      .filter((mapping) => mapping.streamArn === streamArn)
      .map((mapping) => doneUpTo(mapping, state, shards));
    const wanted = letters.flatMap((letter) => wantedFrom(letter, streamArn));
    trimStream(file, name, Math.min(Number.MAX_SAFE_INTEGER, ...positions, ...wanted));
  }
};

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DescribeTableCommand, DynamoDBClient, type TableDescription } from '@aws-sdk/client-dynamodb';
import type { Runtime } from '#functions/commands/endpoints.ts';
import { databaseFile, dynoxideBinary } from '../../local/dynamo/process.ts';
import { writeExport } from './export.ts';
import { mergeItems } from './merge.ts';

const runProgram = promisify(execFile);

/** A running local copy, with the description of its table. */
export interface ImportTarget {
  readonly dataDir: string;
  readonly runtime: Runtime;
  readonly table: TableDescription;
}

/** Describes the table of a running local copy, for imports into it. */
export const importTarget = async (dataDir: string, runtime: Runtime): Promise<ImportTarget> => {
  const { region, credentials, endpoints, tableName } = runtime;
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb });
  try {
    const { Table: table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
    if (!table) throw new Error(`The table ${tableName} has no description.`);
    return { dataDir, runtime, table };
  } finally {
    client.destroy();
  }
};

/**
 * Puts items into the table of a running local copy, ten times as fast as through the API: dynoxide's own import of a
 * table export makes a file, whose items are copied into the running one. Items that exist stay as they are. No stream
 * records are written, as with an import in AWS.
 */
export const importItems = async (
  { dataDir, runtime, table }: ImportTarget,
  items: Iterable<object>,
): Promise<void> => {
  const folder = join(dataDir, 'fill');
  try {
    rmSync(folder, { recursive: true, force: true });
    await writeExport(folder, table, items);
    const [schema, output] = [join(folder, 'schema.json'), join(folder, 'loaded.sqlite')];
    const args = ['--source', folder, '--schema', schema, '--output', output];
    await runProgram(dynoxideBinary(), ['import', ...args]);
    await mergeItems(output, databaseFile(dataDir), runtime.tableName);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { TableDescription } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';

const lineOf = (item: object): string =>
  `${JSON.stringify({ Item: marshall(item, { removeUndefinedValues: true }) })}\n`;

function* linesOf(items: Iterable<object>): Generator<string> {
  for (const item of items) yield lineOf(item);
}

/**
 * Writes items in the format of DynamoDB's table exports, with the description of the table beside:
 * `<folder>/<table>/data/0.json.gz` and `<folder>/schema.json`.
 */
export const writeExport = async (
  folder: string,
  table: TableDescription,
  items: Iterable<object>,
): Promise<void> => {
  const data = join(folder, String(table.TableName), 'data');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(folder, 'schema.json'), JSON.stringify([{ Table: table }]));
  await pipeline(
    Readable.from(linesOf(items)),
    createGzip({ level: 1 }),
    createWriteStream(join(data, '0.json.gz')),
  );
};

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/core/env.ts';
import type { Kind } from '#shared/records.ts';

/**
 * All records of a kind in no particular order, a page of at most 1 MB of the table at a time: for what no list has.
 * Records that are created meanwhile may be missing.
 * @param schema of the attributes that are read, by their names
 * @param condition beside the kind, as a filter expression without names and values
 */
export async function* recordPages<Schema extends z.ZodObject>(
  kind: Kind,
  schema: Schema,
  condition?: string,
): AsyncGenerator<z.output<Schema>[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const names = Object.keys(schema.shape);
  const scan = {
    TableName: env('TABLE_NAME'),
    FilterExpression: ['entity = :kind', ...(condition ? [condition] : [])].join(' AND '),
    ProjectionExpression: names.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: { ':kind': kind },
  };
  const pageSchema = z.array(schema);
  try {
    for await (const { Items = [] } of paginateScan({ client }, scan)) yield pageSchema.parse(Items);
  } finally {
    client.destroy();
  }
}

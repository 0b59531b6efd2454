import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { accountSchema } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import type { Kind } from '#shared/records.ts';

const ENTITY: Kind = 'account';
const pageSchema = z.array(accountSchema.pick({ id: true, role: true }));

/**
 * All accounts of the table in no particular order, a page of at most 1 MB of the table at a time. No list has them:
 * the lists are what a stage from before lacks. Accounts that are created meanwhile may be missing.
 */
export async function* accountPages(): AsyncGenerator<z.infer<typeof pageSchema>> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const scan = {
    TableName: env('TABLE_NAME'),
    FilterExpression: 'entity = :account',
    ProjectionExpression: 'id, #role',
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: { ':account': ENTITY },
  };
  try {
    for await (const { Items = [] } of paginateScan({ client }, scan)) yield pageSchema.parse(Items);
  } finally {
    client.destroy();
  }
}

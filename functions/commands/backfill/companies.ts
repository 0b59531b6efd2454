import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '#functions/core/env.ts';
import { updateItem } from '#functions/core/table.ts';
import { allKey, companyKey } from '#functions/features/companies/repository.ts';
import type { Kind } from '#shared/records.ts';

const ENTITY: Kind = 'company';
const pageSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * Adds the companies from before the list of all companies to it. One whose name changes meanwhile makes it throw: what is
 * done stays, and it can run again.
 */
export const backfillCompanies = async (report: (line: string) => void): Promise<boolean> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const scan = {
    TableName: env('TABLE_NAME'),
    FilterExpression: 'entity = :company AND attribute_not_exists(gsi1pk)',
    ProjectionExpression: 'id, #name',
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: { ':company': ENTITY },
  };
  let listed = 0;
  try {
    for await (const { Items = [] } of paginateScan({ client }, scan))
      for (const { id, name } of pageSchema.parse(Items)) {
        const { gsi1pk, gsi1sk } = allKey({ id, name });
        await updateItem({
          Key: companyKey(id),
          UpdateExpression: 'SET gsi1pk = :pk, gsi1sk = :sk',
          ConditionExpression: '#name = :name',
          ExpressionAttributeNames: { '#name': 'name' },
          ExpressionAttributeValues: { ':pk': gsi1pk, ':sk': gsi1sk, ':name': name },
        });
        listed += 1;
      }
  } finally {
    client.destroy();
  }
  report(`${listed} companies added to the list of all.`);
  return true;
};

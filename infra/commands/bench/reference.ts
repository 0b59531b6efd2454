import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import middy from '@middy/core';
import * as z from 'zod';

/** The least that a function of this stack could be: the table, a schema and middy, and nothing done with them. */
const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const inputSchema = z.object({ id: z.string() });

export const handler = middy().handler(async (event: unknown) => {
  const { id } = inputSchema.parse(event);
  return (await table.send(new GetCommand({ TableName: 'none', Key: { pk: id } }))).Item;
});

import * as z from 'zod';
import { deleteItem, type Key, queryItems } from './table.ts';

const keySchema = z.object({ pk: z.string(), sk: z.string() });

/** Deletes the records of a partition, but for one. */
export const deletePartition = async (pk: string, except?: string): Promise<void> => {
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(keySchema, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
      Limit: 100,
      ...(after && { ExclusiveStartKey: after }),
    });
    const own: Key[] = items.filter(({ sk }) => sk !== except);
    await Promise.all(own.map((Key) => deleteItem({ Key })));
    after = lastKey;
  } while (after);
};

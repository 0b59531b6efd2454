import * as z from 'zod';
import { updateItem } from '#functions/core/table.ts';
import { allKey, companyKey } from '#functions/parts/companies/repository.ts';
import { recordPages } from './records.ts';

const companySchema = z.object({ id: z.string(), name: z.string() });

/**
 * Adds the companies from before the list of all companies to it. One whose name changes meanwhile makes it throw: what is
 * done stays, and it can run again.
 */
export const backfillCompanies = async (report: (line: string) => void): Promise<boolean> => {
  let listed = 0;
  for await (const page of recordPages('company', companySchema, 'attribute_not_exists(gsi1pk)'))
    for (const { id, name } of page) {
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
  report(`${listed} companies added to the list of all.`);
  return true;
};

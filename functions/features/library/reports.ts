import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { type Key, queryItems, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import type { ReportCode } from '#shared/features/library/rules.ts';

const count = z.number().int().default(0);
const reportsSchema = z.object({
  id: z.string(),
  reportedAt: momentSchema,
  'dead-link': count,
  'out-of-date': count,
  wrong: count,
});
/** How often each fault of an entry was reported, and when last. */
export type Reports = z.infer<typeof reportsSchema>;

export const reportKey = (id: string): Key => keyOf('library-report', { id });

/** Adds one to the reports of an entry. */
export const countReport = (id: string, code: ReportCode, now: Date): Promise<unknown> =>
  updateItem(
    updateOf(reportKey(id), {
      set: { entity: 'library-report', id, reportedAt: now.toISOString() },
      add: { [code]: 1 },
    }),
  );

/** The reports of all entries: at most one record for each. */
export const allReports = async (): Promise<ReadonlyMap<string, Reports>> => {
  const found: Reports[] = [];
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(reportsSchema, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': reportKey('').pk },
      ConsistentRead: true,
      Limit: 500,
      ...(after && { ExclusiveStartKey: after }),
    });
    found.push(...items);
    after = lastKey;
  } while (after);
  return new Map(found.map((reports) => [reports.id, reports]));
};

import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { getItem, putItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { opportunitySchema } from '#shared/features/opportunities/routes.ts';

const changedSchema = z.object({ at: z.string() });
const statusSchema = opportunitySchema.pick({ status: true });
const isOpen = (image: Record<string, unknown> | undefined): boolean =>
  statusSchema.safeParse(image).data?.status === 'open';

/** Notes when an opportunity opened or stopped being open. A change that comes late does not set the date back. */
export const noteOpenList: Effect = async ({ before, after, at }) => {
  if (isOpen(before) === isOpen(after)) return;
  await unlessRefused(
    putItem({
      Item: { ...itemOf('open-list', {}), at: at.toISOString() },
      ConditionExpression: 'attribute_not_exists(pk) OR #at < :at',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':at': at.toISOString() },
    }),
  );
};

/** When the set of open opportunities last changed; undefined before the first change. Half a read unit. */
export const openListChangedAt = async (): Promise<string | undefined> =>
  (await getItem(changedSchema, keyOf('open-list', {})))?.at;

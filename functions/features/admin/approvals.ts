import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { readCounters } from '#functions/parts/admin/directory/counters.ts';
import { waitingUsers } from '#functions/parts/admin/queue.ts';
import { approvalSchema } from '#shared/core/approvals.ts';
import type { admin } from '#shared/features/admin/routes.ts';

const PURPOSE = 'admin.approvals';
const positionSchema = approvalSchema.pick({ waitingSince: true, id: true });

/** The accounts waiting for approval, longest wait first, and how many they are. */
export const approvals: Handler<typeof admin.approvals> = async ({ query: { cursor, limit }, now }) => {
  const after = cursor === undefined ? undefined : decodeCursor(PURPOSE, cursor, positionSchema);
  const [found, { figures }] = await Promise.all([waitingUsers(limit + 1, after), readCounters(now)]);
  const page = pageFrom(found, limit, (last) => encodeCursor(PURPOSE, positionSchema.parse(last)));
  return { ...page, count: figures.waiting };
};

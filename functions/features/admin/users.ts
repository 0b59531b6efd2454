import * as z from 'zod';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { readCounters } from '#functions/parts/admin/directory/counters.ts';
import { loadUser } from '#functions/parts/admin/load.ts';
import { ownedBy, ownedPositionSchema } from '#functions/parts/opportunities/owner-list.ts';
import type { admin } from '#shared/features/admin/routes.ts';
import { readPage } from './directory/page.ts';

/** Users by filters, with the counts of the tabs and the figures of the stat cards. */
export const users: Handler<typeof admin.users> = async ({ query: { cursor, limit, ...filters }, now }) => {
  const purpose = `admin.users ${JSON.stringify(filters)}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, z.string());
  const [page, counters] = await Promise.all([readPage(filters, limit, after), readCounters(now)]);
  const nextCursor = page.next === null ? null : encodeCursor(purpose, page.next);
  return { items: [...page.users], nextCursor, ...counters };
};

/** One user with everything that an admin sees. */
export const user: Handler<typeof admin.user> = async ({ params }) =>
  (await loadUser(params.id, false)).managed;

/** What a user has posted, the latest first. An id without a user has posted nothing. */
export const userOpportunities: Handler<typeof admin.userOpportunities> = async ({ params, query }) => {
  const { cursor, limit } = query;
  const purpose = `admin.userOpportunities ${params.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, ownedPositionSchema);
  const found = await ownedBy(params.id, limit + 1, after);
  return pageFrom(found, limit, (last) => encodeCursor(purpose, ownedPositionSchema.parse(last)));
};

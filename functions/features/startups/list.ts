import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { assumptionsOf, milestonesOf } from '#functions/parts/startups/lists.ts';
import { membershipsOf } from '#functions/parts/startups/members.ts';
import { getStartups, isClosed } from '#functions/parts/startups/repository.ts';
import type { startups } from '#shared/features/startups/routes.ts';
import { storedMemberSchema } from '#shared/features/startups/stored.ts';
import { current, type LoadedStartup } from './change.ts';
import { shownRow } from './view.ts';

const positionSchema = storedMemberSchema.pick({ since: true, startupId: true });

/** The startups of the caller, and those to which they are invited. */
export const list: Handler<typeof startups.list> = async ({ account, query: { cursor, limit } }) => {
  const purpose = `startups.list ${account.id}`;
  const before = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const page = pageFrom(await membershipsOf(account.id, limit + 1, before), limit, ({ since, startupId }) =>
    encodeCursor(purpose, { since, startupId }),
  );
  const ids = page.items.map(({ startupId }) => startupId);
  const [found, milestones, assumptions] = await Promise.all([
    getStartups(ids),
    milestonesOf(ids),
    assumptionsOf(ids),
  ]);
  const byId = new Map(found.map((one) => [one.id, one]));
  return {
    ...page,
    items: page.items.flatMap((member) => {
      const startup = byId.get(member.startupId);
      // An invitation to a team that is no more.
      if (!startup || (member.status === 'invited' && isClosed(startup))) return [];
      const lists = { milestones: milestones.get(startup.id), assumptions: assumptions.get(startup.id) };
      return [shownRow(startup, member, lists)];
    }),
  };
};

/** One startup for its team. */
export const get: Handler<typeof startups.get, LoadedStartup> = ({ record, account }) =>
  current(record.startup.id, account.id);

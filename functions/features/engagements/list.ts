import type { Account } from '#functions/core/account.ts';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { posterName } from '#functions/parts/applications/reply-counts.ts';
import { companyIdOf } from '#functions/parts/companies/membership.ts';
import {
  engagementsOfPoster,
  engagementsOfStudent,
  positionSchema,
} from '#functions/parts/engagements/repository.ts';
import type { engagements } from '#shared/features/engagements/routes.ts';
import type { StoredEngagement } from '#shared/features/engagements/schema.ts';
import { shownEngagement, shownRow } from './view.ts';

/** Under which name the engagements of a user’s own postings are found; undefined for one who cannot post. */
const posterOf = async ({ id, role }: Account): Promise<string | undefined> => {
  if (role === 'alumni') return posterName({ companyId: null, owner: id });
  const companyId = role === 'employer' ? await companyIdOf(id) : undefined;
  return companyId === undefined ? undefined : posterName({ companyId });
};

const latestFirst = (one: StoredEngagement, other: StoredEngagement): number =>
  `${one.updatedAt}#${one.id}` > `${other.updatedAt}#${other.id}` ? -1 : 1;

/** The engagements of the caller: those that they were hired for, and those of their postings. */
export const list: Handler<typeof engagements.list> = async ({ account, query: { cursor, limit } }) => {
  const { id, role } = account;
  const purpose = `engagements.list ${id}`;
  const before = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const poster = await posterOf(account);
  const found = await Promise.all([
    // Users who apply may be hired.
    role === 'employer' ? [] : engagementsOfStudent(id, limit + 1, before),
    poster === undefined ? [] : engagementsOfPoster(poster, limit + 1, before),
  ]);
  const merged = found
    .flat()
    .sort(latestFirst)
    .slice(0, limit + 1);
  const page = pageFrom(merged, limit, ({ id: last, updatedAt }) =>
    encodeCursor(purpose, { id: last, updatedAt }),
  );
  return { ...page, items: page.items.map((one) => shownRow(one, id)) };
};

/** One engagement of the caller. */
export const get: Handler<typeof engagements.get, StoredEngagement> = ({ record, account }) =>
  shownEngagement(record, account.id);

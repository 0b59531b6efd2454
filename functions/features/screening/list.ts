import * as z from 'zod';
import { byText, isSameText } from '#functions/core/by-text.ts';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { posterFor, postingsOf } from '#functions/parts/applicants/poster-postings.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { scoresFrom } from '#shared/features/matching/score-notice.ts';
import type { screening } from '#shared/features/screening/routes.ts';
import { candidatesOf, type Listed, shown } from './candidates.ts';

/** The postings that have applicants: open ones first, then those with the most. */
export const postings: Handler<typeof screening.postings> = async ({ account }) => ({
  items: (await postingsOf(await posterFor(account)))
    .filter(({ applicationCount }) => applicationCount > 0)
    .map(({ id, title, status, applicationCount }) => ({ id, title, status, applicants: applicationCount }))
    .sort((a, b) => Number(b.status === 'open') - Number(a.status === 'open') || b.applicants - a.applicants),
});

type Query = z.output<typeof screening.list.query>;

/** Nobody is filtered out by a number that they do not have. */
const isWanted =
  ({ group, minMatch, skills = [], status }: Query) =>
  (listed: Listed): boolean =>
    listed.group === group &&
    (status === undefined || listed.row.status === status) &&
    (minMatch === undefined || typeof listed.row.match !== 'number' || listed.row.match >= minMatch) &&
    skills.every((skill) => listed.row.skills.some((own) => isSameText(own, skill)));

/** Where a page ends. A cursor can be read by its bearer: it says no more than the page itself. */
const positionSchema = z.object({ from: z.number(), day: z.string(), key: z.string() });
type Position = z.infer<typeof positionSchema>;

const positionOf = ({ place, row, key }: Listed): Position => ({
  from: place?.from ?? 0,
  day: row.appliedAt.slice(0, 10),
  key,
});

/** By place; within a tie by the day of the application, the longest waiting first: not by a difference that says nothing. */
const compare = (a: Position, b: Position): number =>
  a.from - b.from || byText(a.day, b.day) || byText(a.key, b.key);

/** A page of the candidates of a posting. */
export const list: Handler<typeof screening.list, StoredOpportunity> = async ({
  record: posting,
  query: { cursor, limit, ...query },
  account,
  now,
}) => {
  const { id } = posting;
  const { all, groups, margin, isRevealed } = await candidatesOf(id, account.id, now);
  const purpose = `screening.list ${id} ${account.id} ${JSON.stringify(query)}`;
  const found = all
    .filter(isWanted({ ...query, limit }))
    .sort((a, b) => compare(positionOf(a), positionOf(b)));
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const rest = after ? found.filter((one) => compare(positionOf(one), after) > 0) : found;
  const page = pageFrom(rest.slice(0, limit + 1), limit, (last) => encodeCursor(purpose, positionOf(last)));
  return {
    ...page,
    items: page.items.map((one) => shown(one, isRevealed(one))),
    found: found.length,
    groups,
    margin,
    scoresFrom: scoresFrom(posting),
  };
};

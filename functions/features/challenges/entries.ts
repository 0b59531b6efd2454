import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { entriesOf, entryPositionSchema, getEntryVersion } from '#functions/parts/challenges/entries.ts';
import { getChallenges, getEntry, getTeam } from '#functions/parts/challenges/repository.ts';
import type { challenges } from '#shared/features/challenges/routes.ts';
import { entryFor, ownRow, readableEntry, viewerOf } from './entry-view.ts';
import { noEntry, seenBy } from './found.ts';

/** The entry of a team, if it is begun. */
const ofTeam = async (challengeId: string, teamId: string) => {
  const team = await getTeam(challengeId, teamId);
  const entry = team?.entryId === undefined ? undefined : await getEntry(challengeId, team.entryId);
  return { items: entry ? [ownRow(entry)] : [], nextCursor: null };
};

/** What was handed in, for the host and admins; for others the entry of their team. */
export const entries: Handler<typeof challenges.entries> = async ({ params: { id }, query, account }) => {
  const challenge = seenBy((await getChallenges([id]))[0], account);
  const viewer = await viewerOf(challenge, account);
  if (viewer === undefined) return { items: [], nextCursor: null };
  if (viewer !== 'all') return ofTeam(id, viewer.teamId);
  const purpose = `challenges.entries ${account.id} ${id}`;
  const { cursor, limit } = query;
  const position = cursor === undefined ? undefined : decodeCursor(purpose, cursor, entryPositionSchema);
  const { items, after } = await entriesOf(id, limit, { after: position?.after });
  return { items, nextCursor: after === undefined ? null : encodeCursor(purpose, { after }) };
};

/** One entry. */
export const entry: Handler<typeof challenges.entry> = async ({ params: { id, entryId }, account }) => {
  const { entry: found, forTeam } = await readableEntry(id, entryId, account);
  return entryFor(found, forTeam);
};

/** One version of an entry that was handed in. */
export const entryVersion: Handler<typeof challenges.entryVersion> = async ({
  params: { id, entryId, number },
  account,
}) => {
  const { entry: found } = await readableEntry(id, entryId, account);
  const version = await getEntryVersion(found.id, number);
  if (!version) throw noEntry();
  return version;
};

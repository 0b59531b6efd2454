import { inParallel } from '#functions/core/in-parallel.ts';
import { itemOf } from '#functions/core/keys.ts';
import { putItem, updateItem } from '#functions/core/table.ts';
import { ifMissing, updateOf } from '#functions/core/update.ts';
import { entriesOf, getEntryVersion } from '#functions/parts/challenges/entries.ts';
import { getTeam } from '#functions/parts/challenges/repository.ts';
import { judgedEntryKey, judgesOf } from '#functions/parts/judging/repository.ts';
import { hideIdentity } from '#functions/parts/screening/blind.ts';
import type { EntryFields, EntryRow } from '#shared/features/challenges/entry-schema.ts';
import type { Team } from '#shared/features/challenges/schema.ts';
import { areTied, menteesOf, type Ties, tiesOf } from './conflicts.ts';

/** How many entries are prepared in one task: some seconds’ work at most. */
const PAGE = 25;
const AT_ONCE = 8;

/** An entry with those whose it is. */
interface Handed {
  readonly row: EntryRow;
  readonly fields: EntryFields;
  readonly members: Team['members'];
}

const handedIn = async (challengeId: string, row: EntryRow): Promise<Handed[]> => {
  const [fields, team] = await Promise.all([
    getEntryVersion(row.id, row.number),
    getTeam(challengeId, row.team.id),
  ]);
  return fields ? [{ row, fields, members: team?.members ?? [] }] : [];
};

/** Hides in the texts of an entry whose it is: the names of the team and of its members, and their universities. */
const hiddenIn = ({ row, members }: Handed, ties: (userId: string) => Ties) => {
  const universities = members.map(({ id }) => ties(id).university).filter((name) => name !== '');
  const hides = [{ name: '', schools: [row.team.name, ...universities], usernames: [] }].concat(
    members.map(({ name }) => ({ name, schools: [], usernames: [] })),
  );
  return (text: string): string => hides.reduce((rest, identity) => hideIdentity(identity)(rest), text);
};

/** Stores what judges see of an entry, and who must not score it. What judges declared stays. */
const storeJudged = async (
  challengeId: string,
  handed: Handed,
  found: readonly string[],
  ties: (userId: string) => Ties,
): Promise<void> => {
  const { row, fields } = handed;
  const key = { challengeId, entryId: row.id };
  const hidden = hiddenIn(handed, ties);
  await putItem({
    Item: {
      ...itemOf('judged-text', key),
      description: hidden(fields.description),
      links: fields.links,
    },
  });
  const { entity } = itemOf('judged-entry', key);
  await updateItem(
    updateOf(judgedEntryKey(challengeId, row.id), {
      set: { entity: ifMissing(entity), entryId: row.id, title: hidden(fields.title), found },
    }),
  );
};

/**
 * Prepares a page of the entries that were handed in, and returns where the next begins; undefined at the end. Repeated, it writes
 * the same.
 */
export const prepareEntries = async (challengeId: string, after?: string): Promise<string | undefined> => {
  const [page, judges] = await Promise.all([
    entriesOf(challengeId, PAGE, { after, consistent: true }),
    judgesOf(challengeId),
  ]);
  const rows = page.items.filter(({ status }) => status === 'submitted');
  const handed = (await inParallel(rows, AT_ONCE, (row) => handedIn(challengeId, row))).flat();
  const judgeIds = judges.map(({ userId }) => userId);
  const memberIds = handed.flatMap(({ members }) => members.map(({ id }) => id));
  const ties = await tiesOf([...judgeIds, ...memberIds]);
  const known = await inParallel(judgeIds, AT_ONCE, async (userId) => ({
    userId,
    ties: ties(userId),
    mentees: await menteesOf(userId),
  }));
  await inParallel(handed, AT_ONCE, (one) => {
    const members = one.members.map(({ id }) => ({ userId: id, ties: ties(id) }));
    const found = known.filter((judge) => members.some((member) => areTied(judge, member)));
    return storeJudged(
      challengeId,
      one,
      found.map(({ userId }) => userId),
      ties,
    );
  });
  return page.after;
};

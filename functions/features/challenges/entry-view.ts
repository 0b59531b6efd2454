import type { Account } from '#functions/core/account.ts';
import { getEntryVersion } from '#functions/parts/challenges/entries.ts';
import type { ChallengeRecord, EntryRecord } from '#functions/parts/challenges/record.ts';
import { getEntry, getMember, isJudge } from '#functions/parts/challenges/repository.ts';
import type { Entry, EntryRow } from '#shared/features/challenges/entry-schema.ts';
import { challengeFor, isHost, noEntry } from './found.ts';

/**
 * What a caller is to the entries of a challenge: `all` for its host and for admins, the id of their team for participants, and
 * undefined for everyone else. An admin who judges sees no teams, as every judge.
 */
export const viewerOf = async (
  challenge: ChallengeRecord,
  account: Account,
): Promise<'all' | { readonly teamId: string } | undefined> => {
  if (isHost(challenge, account)) return 'all';
  if (account.role === 'admin' && account.approved && !(await isJudge(challenge.id, account.id)))
    return 'all';
  const member = await getMember(challenge.id, account.id);
  return member && { teamId: member.teamId };
};

/** An entry as its team has it in a list. */
export const ownRow = (entry: EntryRecord): EntryRow => ({
  id: entry.id,
  title: entry.draft.title,
  team: entry.team,
  status: entry.status,
  number: entry.submitted?.number ?? 0,
  submittedAt: entry.submitted?.submittedAt ?? null,
});

/** An entry as its team sees it, or as the host does: without what was not handed in. */
export const entryFor = async (entry: EntryRecord, forTeam: boolean): Promise<Entry> => {
  const submitted = entry.submitted && (await getEntryVersion(entry.id, entry.submitted.number));
  return {
    ...ownRow(entry),
    title: forTeam ? entry.draft.title : (entry.submitted?.title ?? ''),
    draft: forTeam ? entry.draft : null,
    unsent: forTeam && entry.unsent,
    submitted: submitted ?? null,
    versions: entry.versions,
    history: entry.history.map(({ user: _, ...step }) => step),
    reason: entry.reason,
    version: entry.version,
    updatedAt: entry.updatedAt,
  };
};

/** An entry that the caller may read, and whether it is that of their team. 404 for others, and for what was not handed in. */
export const readableEntry = async (challengeId: string, entryId: string, account: Account) => {
  const [challenge, entry] = await Promise.all([
    challengeFor(challengeId, account),
    getEntry(challengeId, entryId),
  ]);
  const viewer = entry && (await viewerOf(challenge, account));
  if (!entry || viewer === undefined) throw noEntry();
  if (viewer === 'all' ? entry.submitted === undefined : viewer.teamId !== entry.team.id) throw noEntry();
  return { entry, forTeam: viewer !== 'all' };
};

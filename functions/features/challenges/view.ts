import type { Account } from '#functions/core/account.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { getEntry, getMember, getTeam, isJudge } from '#functions/parts/challenges/repository.ts';
import { publicViewOf } from '#functions/parts/challenges/shown.ts';
import { mayJoin, takesEntries } from '#shared/features/challenges/rules.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { challengeFor, isHost } from './found.ts';

/** The team and the entry of a user; null for those who have not joined. */
const ownPart = async (challengeId: string, userId: string): Promise<Challenge['mine']> => {
  const member = await getMember(challengeId, userId);
  const team = member && (await getTeam(challengeId, member.teamId));
  if (!team) return null;
  const entry = team.entryId === undefined ? undefined : await getEntry(challengeId, team.entryId);
  return {
    team: { id: team.id, name: team.name, members: team.members },
    entry: entry
      ? {
          id: entry.id,
          status: entry.status,
          number: entry.submitted?.number ?? 0,
          submittedAt: entry.submitted?.submittedAt ?? null,
        }
      : null,
  };
};

/** A challenge as one user sees its page. */
export const wholeFor = async (
  challenge: ChallengeRecord,
  account: Account,
  now: Date,
): Promise<Challenge> => {
  const [mine, judging] = await Promise.all([
    ownPart(challenge.id, account.id),
    isJudge(challenge.id, account.id),
  ]);
  const hosting = isHost(challenge, account);
  return {
    ...publicViewOf(challenge),
    hosting,
    judging,
    eligible:
      !hosting &&
      !judging &&
      mine === null &&
      mayJoin(challenge.openTo, account.role) &&
      takesEntries(challenge, now.getTime()),
    mine,
    version: challenge.version,
  };
};

/** The same, as it is stored now. 404 for those who may not see it. */
export const wholeOf = async (id: string, account: Account, now: Date): Promise<Challenge> =>
  wholeFor(await challengeFor(id, account), account, now);

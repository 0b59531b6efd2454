import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { ChallengeRecord, EntryRecord, TeamRecord } from '#functions/parts/challenges/record.ts';
import { getChallenge, getEntry, getMember, getTeam } from '#functions/parts/challenges/repository.ts';
import { takesEntries } from '#shared/features/challenges/rules.ts';
import { noEntry, notPossible, seenBy } from './found.ts';

/** A challenge with the team of a participant, as they are stored now. 403 for those who have not joined. */
export const ownTeam = async (
  id: string,
  account: Account,
): Promise<{ challenge: ChallengeRecord; team: TeamRecord }> => {
  const [found, member] = await Promise.all([getChallenge(id), getMember(id, account.id)]);
  const challenge = seenBy(found, account);
  const team = member && (await getTeam(id, member.teamId));
  if (!team) throw new AppError('forbidden', { message: 'Join the challenge first.' });
  return { challenge, team };
};

/** The same with an entry of that team. 404 for those of others. */
export const ownEntry = async (
  id: string,
  entryId: string,
  account: Account,
): Promise<{ challenge: ChallengeRecord; team: TeamRecord; entry: EntryRecord }> => {
  const [found, member, entry] = await Promise.all([
    getChallenge(id),
    getMember(id, account.id),
    getEntry(id, entryId),
  ]);
  const challenge = seenBy(found, account);
  const team = entry && member?.teamId === entry.team.id ? await getTeam(id, member.teamId) : undefined;
  if (!entry || !team) throw noEntry();
  return { challenge, team, entry };
};

/** Throws unless entries are taken at this moment, by the server’s clock. */
export const checkTakesEntries = (challenge: ChallengeRecord, now: Date): void => {
  if (challenge.status === 'cancelled') throw notPossible('This challenge was cancelled.');
  if (!takesEntries(challenge, now.getTime()))
    throw notPossible('The deadline of this challenge has passed.');
};

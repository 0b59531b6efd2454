import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import type { ChallengeRecord, TeamRecord } from '#functions/parts/challenges/record.ts';
import {
  getChallenge,
  getMember,
  getTeam,
  isJudge,
  judgeKey,
} from '#functions/parts/challenges/repository.ts';
import { blockedAmong } from '#functions/parts/conversations/blocks.ts';
import { fullName } from '#shared/core/names.ts';
import type { challenges } from '#shared/features/challenges/routes.ts';
import { mayJoin, TEAM_CHANGES } from '#shared/features/challenges/rules.ts';
import { isHost, notPossible, seenBy } from './found.ts';
import { checkTakesEntries } from './team-entry.ts';
import { founded, memberJoins, participantsWrite, withMember } from './team-writes.ts';

export const TEAM_LIMIT = { name: 'challenge-teams', ...TEAM_CHANGES };

/** Throws unless a user may take part in a challenge, whatever the team. */
const checkMayJoin = (challenge: ChallengeRecord, account: Account, now: Date): void => {
  if (isHost(challenge, account)) throw notPossible('You host this challenge.');
  if (!mayJoin(challenge.openTo, account.role))
    throw new AppError('forbidden', { message: 'This challenge is not open to your role.' });
  checkTakesEntries(challenge, now);
};

/** Throws 403 when the user has blocked someone whom they would meet, or the other way round. */
const checkBlocks = async (
  { host }: ChallengeRecord,
  team: TeamRecord | undefined,
  userId: string,
): Promise<void> => {
  const others = [host, ...(team?.members ?? [])].map(({ id }) => id);
  if ((await blockedAmong(userId, others)).size > 0)
    throw new AppError('forbidden', { message: 'You can’t join this team.' });
};

/** The team that a user is to join. Throws when there is none with this id, or no room in it. */
const checkedTeam = (team: TeamRecord | undefined, { teamSize }: ChallengeRecord): TeamRecord => {
  if (!team)
    throw new AppError('not_found', { message: 'This team doesn’t exist. Ask its members for the link.' });
  if (team.members.length >= teamSize) throw new AppError('limit_reached', { message: 'This team is full.' });
  return team;
};

/** The name of a team whose founder gave it none: the results are public, and who is in a team is up to its members to say. */
const newTeamName = (): string => `Team ${newId().slice(0, 4).toUpperCase()}`;

/** Founds a team, or joins one while it has room. */
export const join: Handler<typeof challenges.join> = async ({ params: { id }, account, body, now }) => {
  await limitRequests(TEAM_LIMIT, account.id, now);
  return untilFirst(now, async () => {
    const { teamId, name } = body;
    const [found, member, judges, asked] = await Promise.all([
      getChallenge(id),
      getMember(id, account.id),
      isJudge(id, account.id),
      teamId === undefined ? undefined : getTeam(id, teamId),
    ]);
    const challenge = seenBy(found, account);
    if (member) {
      if (teamId === undefined || teamId === member.teamId) return { teamId: member.teamId };
      throw notPossible('You are in another team of this challenge. Leave it first.');
    }
    checkMayJoin(challenge, account, now);
    if (judges) throw notPossible('You judge this challenge.');
    const team = teamId === undefined ? undefined : checkedTeam(asked, challenge);
    await checkBlocks(challenge, team, account.id);
    const person = { id: account.id, name: fullName(account) };
    const joined = team?.id ?? newId();
    await transact({
      challenge: participantsWrite(id, 1),
      member: memberJoins({ challengeId: id, userId: account.id, teamId: joined, at: now.toISOString() }),
      team: team
        ? withMember(team, person, now)
        : founded({ id: joined, challengeId: id, name: name || newTeamName(), person, now }),
      notJudge: {
        ConditionCheck: { Key: judgeKey(id, account.id), ConditionExpression: 'attribute_not_exists(pk)' },
      },
    });
    return { teamId: joined };
  });
};

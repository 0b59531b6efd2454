import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { conditionOf } from '#functions/core/update.ts';
import type { EntryRecord, TeamRecord } from '#functions/parts/challenges/record.ts';
import { entryKey, getEntry, getMember, getTeam } from '#functions/parts/challenges/repository.ts';
import type { challenges } from '#shared/features/challenges/routes.ts';
import { challengeFor, notPossible } from './found.ts';
import { TEAM_LIMIT } from './join.ts';
import { checkTakesEntries } from './team-entry.ts';
import { memberLeaves, participantsWrite, withoutMember } from './team-writes.ts';
import { wholeOf } from './view.ts';

/** The entry of a team, if there is one. Throws when the team must stay as it is because of it. */
const checkedEntry = async (team: TeamRecord): Promise<EntryRecord | undefined> => {
  const entry = team.entryId === undefined ? undefined : await getEntry(team.challengeId, team.entryId);
  if (entry?.status === 'disqualified')
    throw notPossible('The entry of this team was disqualified: the team stays as it is.');
  if (entry?.status === 'submitted' && team.members.length === 1)
    throw notPossible('You are the last member. Withdraw the entry first.');
  return entry;
};

/** The caller leaves their team, or its founder takes another member off. */
export const leave: Handler<typeof challenges.leave> = async ({ params: { id }, account, body, now }) => {
  await limitRequests(TEAM_LIMIT, account.id, now);
  const userId = body.userId ?? account.id;
  await untilFirst(now, async () => {
    const [challenge, member] = await Promise.all([challengeFor(id, account), getMember(id, account.id)]);
    const team = member && (await getTeam(id, member.teamId));
    const removed = userId !== account.id;
    if (removed && team?.members[0]?.id !== account.id)
      throw new AppError('forbidden', { message: 'Only the founder of a team can take members off.' });
    if (!team?.members.some((one) => one.id === userId)) return;
    checkTakesEntries(challenge, now);
    const entry = await checkedEntry(team);
    await transact({
      challenge: participantsWrite(id, -1),
      member: memberLeaves(team, userId),
      team: withoutMember(team, userId, { now, removed }),
      // Nobody hands in what would then have no team.
      entry: entry && {
        ConditionCheck: { Key: entryKey(id, entry.id), ...conditionOf(asRead({ version: entry.version })) },
      },
    });
  });
  return wholeOf(id, account, now);
};

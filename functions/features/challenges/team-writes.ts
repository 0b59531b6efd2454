import { asRead } from '#functions/core/conditions.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import type { MemberRecord, Person, TeamRecord } from '#functions/parts/challenges/record.ts';
import {
  challengeKey,
  memberItem,
  memberKey,
  teamItem,
  teamKey,
} from '#functions/parts/challenges/repository.ts';

/** Counts a participant who came or left. It fails once the challenge is no longer open. */
export const participantsWrite = (challengeId: string, by: 1 | -1): Write => ({
  Update: updateOf(challengeKey(challengeId), { add: { participants: by } }, asRead({ status: 'open' })),
});

/** Puts a user into a challenge. It fails when they are in a team of it already: nobody is in two. */
export const memberJoins = (member: MemberRecord): Write => ({
  Put: { Item: memberItem(member), ConditionExpression: 'attribute_not_exists(pk)' },
});

/** Takes a user out of a team. It fails when they are no longer in it. */
export const memberLeaves = (team: TeamRecord, userId: string): Write => ({
  Delete: {
    Key: memberKey(team.challengeId, userId),
    ConditionExpression: 'teamId = :teamId',
    ExpressionAttributeValues: { ':teamId': team.id },
  },
});

/** That a user is still in a team. */
export const stillMember = ({ challengeId, id }: TeamRecord, userId: string): Write => ({
  ConditionCheck: {
    Key: memberKey(challengeId, userId),
    ConditionExpression: 'teamId = :teamId',
    ExpressionAttributeValues: { ':teamId': id },
  },
});

interface Founding extends Pick<TeamRecord, 'id' | 'challengeId' | 'name'> {
  readonly person: Person;
  readonly now: Date;
}

/** A new team of one. */
export const founded = ({ person, now, ...team }: Founding): Write => ({
  Put: {
    Item: teamItem({
      ...team,
      members: [person],
      news: { at: now.toISOString(), what: 'joined', userId: person.id },
      turn: 1,
    }),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Changes a team. It fails when it has changed since it was read. */
export const teamWrite = (
  team: TeamRecord,
  set: Partial<Pick<TeamRecord, 'members' | 'news' | 'entryId'>>,
): Write => ({
  Update: updateOf(
    teamKey(team.challengeId, team.id),
    { set, add: { turn: 1 } },
    asRead({ turn: team.turn }),
  ),
});

/** A team with one more member. */
export const withMember = (team: TeamRecord, person: Person, now: Date): Write =>
  teamWrite(team, {
    members: [...team.members, person],
    news: { at: now.toISOString(), what: 'member_joined', userId: person.id },
  });

/** A team without a member, who left or was taken off. */
export const withoutMember = (
  team: TeamRecord,
  userId: string,
  { now, removed }: { readonly now: Date; readonly removed: boolean },
): Write =>
  teamWrite(team, {
    members: team.members.filter(({ id }) => id !== userId),
    news: { at: now.toISOString(), what: removed ? 'removed' : 'member_left', userId },
  });

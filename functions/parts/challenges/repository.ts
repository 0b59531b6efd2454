import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { getItem, getItems, type Key } from '#functions/core/table.ts';
import { dueFields } from './due.ts';
import {
  type ChallengeRecord,
  challengeRecordSchema,
  type EntryRecord,
  entryRecordSchema,
  type MemberRecord,
  memberRecordSchema,
  partRecordSchema,
  type TeamRecord,
  teamRecordSchema,
} from './record.ts';

export const challengeKey = (id: string): Key => keyOf('challenge', { id });
export const memberKey = (challengeId: string, userId: string): Key =>
  keyOf('challenge-member', { challengeId, userId });
export const teamKey = (challengeId: string, id: string): Key => keyOf('challenge-team', { challengeId, id });
export const entryKey = (challengeId: string, id: string): Key =>
  keyOf('challenge-entry', { challengeId, id });
export const judgeKey = (challengeId: string, userId: string): Key =>
  keyOf('challenge-judge', { challengeId, userId });

export const getChallenge = (id: string): Promise<ChallengeRecord | undefined> =>
  getItem(challengeRecordSchema, challengeKey(id));

/** Those of at most 100 challenges that exist, in any order; they lag a little behind changes. */
export const getChallenges = (ids: readonly string[]): Promise<ChallengeRecord[]> =>
  getItems(challengeRecordSchema, [...new Set(ids)].map(challengeKey));

export const getMember = (challengeId: string, userId: string): Promise<MemberRecord | undefined> =>
  getItem(memberRecordSchema, memberKey(challengeId, userId));

export const getTeam = (challengeId: string, id: string): Promise<TeamRecord | undefined> =>
  getItem(teamRecordSchema, teamKey(challengeId, id));

export const getEntry = (challengeId: string, id: string): Promise<EntryRecord | undefined> =>
  getItem(entryRecordSchema, entryKey(challengeId, id));

/** Whether a user judges a challenge. */
export const isJudge = async (challengeId: string, userId: string): Promise<boolean> =>
  (await getItem(partRecordSchema, judgeKey(challengeId, userId))) !== undefined;

/** A challenge with its place in the list of what is due. */
export const challengeItem = (challenge: ChallengeRecord) => ({
  ...itemOf('challenge', challenge),
  ...challenge,
  ...dueFields(challenge).set,
});

/** The item of the host of a challenge, for their own list. */
export const hostItem = ({ id, host, createdAt }: Pick<ChallengeRecord, 'id' | 'host' | 'createdAt'>) => {
  const key = { challengeId: id, userId: host.id };
  return {
    ...itemOf('challenge-host', key),
    ...key,
    ...listKey('challenge-host', 'ofUser', { ...key, part: 'host', at: createdAt }),
  };
};

/** The item of a member, for their own list. */
export const memberItem = (member: MemberRecord) => ({
  ...itemOf('challenge-member', member),
  ...member,
  ...listKey('challenge-member', 'ofUser', { ...member, part: 'participant' }),
});

export const teamItem = (team: TeamRecord) => ({ ...itemOf('challenge-team', team), ...team });
export const entryItem = (entry: EntryRecord) => ({ ...itemOf('challenge-entry', entry), ...entry });
